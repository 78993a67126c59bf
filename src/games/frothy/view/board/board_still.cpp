// Hexes and what is painted or standing on them.
#include "games/frothy/view/board/board_still.h"

#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "games/frothy/view/core/board/board_ground.h"
#include "hexgrid/pixel_layout.h"
#include "stage/core/path.h"

namespace frothy {

namespace {

std::vector<Vec2> hex_points(const StillBoard& board, Cell cell, float share = 1.0F) {
    const Vec2 centre = board.to(board.layout.centres[cell]);
    std::vector<Vec2> points;
    points.reserve(6);
    for (int i = 0; i < 6; ++i) {
        const float angle = (30.0F + 60.0F * static_cast<float>(i)) * 3.14159265F / 180.0F;
        points.push_back(centre + Vec2{std::cos(angle), std::sin(angle)} * (board.to.zoom * share));
    }
    return points;
}

bool is_visible(const StillBoard& board, Cell cell) {
    return stage::grown(board.where, board.to.zoom * 1.2F)
        .contains(board.to(board.layout.centres[cell]));
}

void put(const StillBoard& board, const std::string& name, Vec2 centre, float size, float angle) {
    const int height = std::max(4, static_cast<int>(std::lround(size * board.to.zoom)));
    stage::SpriteLook look;
    look.angle = angle;
    board.canvas.sprite(board.sprites.get(name, height), centre, look);
}

// Black and white marble along an edge, set in a dark frame.
void paint_line(const StillBoard& board, const LineEdge& edge) {
    constexpr float deep = 0.27F;
    constexpr float wide = 0.25F;
    const Vec2 across{-edge.ahead.y, edge.ahead.x};
    const auto slab = [&](Vec2 corner, float along, float aside, Colour colour) {
        const std::array<Vec2, 4> points = {board.to(corner), board.to(corner + edge.ahead * along),
                                            board.to(corner + edge.ahead * along + across * aside),
                                            board.to(corner + across * aside)};
        board.canvas.fill_polygon(points, colour);
    };
    constexpr float frame = 0.06F;
    slab(edge.middle - edge.ahead * (deep + frame) - across * (2.0F * wide), 2.0F * (deep + frame),
         4.0F * wide, theme::umber);
    for (int row = 0; row < 2; ++row) {
        for (int column = -2; column < 2; ++column) {
            const bool dark = ((row + column) & 1) != 0;
            slab(edge.middle + edge.ahead * (deep * static_cast<float>(row - 1)) +
                     across * (wide * static_cast<float>(column)),
                 deep, wide, dark ? theme::ink : theme::ivory);
        }
    }
}

// Studs of stone where two slabs meet, and a post with a flag at either end.
void paint_line_ends(const StillBoard& board, const std::vector<LineEdge>& edges) {
    for (const LineEdge& edge : edges) {
        const Vec2 across = Vec2{-edge.ahead.y, edge.ahead.x} * 0.5F;
        for (const Vec2 end : {edge.middle - across, edge.middle + across}) {
            board.canvas.disc(board.to(end), 0.18F * board.to.zoom, theme::umber);
            board.canvas.disc(board.to(end), 0.11F * board.to.zoom, theme::parchment);
        }
    }
    const std::vector<Vec2> ends = line_ends(edges);
    if (ends.empty() || board.to.zoom < 9.0F) return;
    const Vec2 way = stage::normalised(ends[1] - ends[0]);
    constexpr float tall = 1.7F;
    const int pixels = static_cast<int>(std::lround(tall * board.to.zoom));
    const auto plant = [&](Vec2 foot, Vec2 out) {
        stage::SpriteLook look;
        look.angle = std::atan2(out.x, -out.y);
        board.canvas.sprite(board.sprites.get("board/finish-post", pixels),
                            board.to(foot + out * (0.55F + 0.42F * tall)), look);
    };
    plant(ends[0], way * -1.0F);
    plant(ends[1], way);
}

// What hooves, rakes and spectators leave on the sand.
void paint_litter(const StillBoard& board, const std::vector<Cell>& visible) {
    constexpr float litter_from = 13.0F;  // pixels to the unit
    if (board.to.zoom < litter_from) return;
    constexpr std::array<const char*, 8> sand = {
        "board/hoof-prints", "board/rake-marks",  "board/pebbles",    "board/rake-marks",
        "board/straw-wisp",  "board/hoof-prints", "board/rake-marks", "board/pebbles"};
    for (const Cell cell : visible) {
        const Features& features = board.course.features(cell);
        const unsigned grain = speckle(board.course.hex(cell));
        if (features.solid || features.jumpable || features.fragile > 0 || grain % 4U != 0) {
            continue;
        }
        const std::string look =
            features.hazard ? picture_of(board.sprites, board.course, cell) : std::string();
        const char* name = !features.hazard        ? sand[grain / 4U % sand.size()]
                           : look == "board/mud"   ? "board/sandal"
                           : look == "board/water" ? "board/frog"
                           : look == "board/sand"  ? "board/crab"
                                                   : nullptr;
        if (name == nullptr) continue;
        const Vec2 aside{0.3F - 0.1F * static_cast<float>(grain % 7U), 0.28F};
        put(board, name, board.to(board.layout.centres[cell] + (features.hazard ? aside : Vec2{})),
            features.hazard ? 0.42F : 1.5F, 0.0F);
    }
}

// Where mud, water or loose sand ends, the sand is wet and trodden.
void paint_shores(const StillBoard& board, const std::vector<Cell>& visible) {
    const Colour wet = mix(theme::dark_sand, theme::umber, 0.35F);
    for (const Cell cell : visible) {
        if (!board.course.features(cell).hazard) continue;
        const std::string look = picture_of(board.sprites, board.course, cell);
        const auto points = hex_points(board, cell);
        for (std::size_t d = 0; d < points.size(); ++d) {
            const Cell next = board.course.neighbour(cell, hexgrid::direction(static_cast<int>(d)));
            const bool goes_on = next != no_cell && board.course.features(next).hazard &&
                                 picture_of(board.sprites, board.course, next) == look;
            if (goes_on) continue;
            const Vec2 from = points[(d + 5) % 6];
            board.canvas.line(from, points[d], faded(wet, 0.45F), board.to.zoom * 0.34F);
            board.canvas.line(from, points[d], faded(wet, 0.75F), board.to.zoom * 0.16F);
        }
    }
}

}  // namespace

std::string picture_of(stage::SpriteStore& sprites, const Course& course, Cell cell) {
    return picture_of(course, cell, [&](const std::string& name) { return sprites.has(name); });
}

void paint_hexes(const StillBoard& board) {
    const std::array<Colour, shade_count> shades = ground_shades();
    std::array<std::vector<std::vector<Vec2>>, shade_count> outlines;
    std::vector<Cell> visible;
    for (int c = 0; c < board.course.cell_count(); ++c) {
        const auto cell = static_cast<Cell>(c);
        if (!is_visible(board, cell)) continue;
        visible.push_back(cell);
        outlines[shade_of(board.course, cell)].push_back(hex_points(board, cell));
    }
    for (std::size_t i = 0; i < shades.size(); ++i)
        board.canvas.fill_outlines(outlines[i], shades[i]);
    for (const Cell cell : visible) {
        const Features& features = board.course.features(cell);
        if (!features.hazard) continue;
        std::string name = picture_of(board.sprites, board.course, cell);
        if (name.empty() || features.solid || features.fragile > 0) name = "board/mud";
        put(board, name, board.to(board.layout.centres[cell]), 2.0F, 0.0F);
    }
    paint_shores(board, visible);
    paint_litter(board, visible);
    const bool is_high = board.contrast == stage::Contrast::high;
    const float width = std::max(1.0F, board.to.zoom * (is_high ? 0.06F : 0.045F));
    const Colour line = is_high ? theme::umber : faded(theme::grid_line, 0.8F);
    for (const Cell cell : visible) {
        const auto points = hex_points(board, cell);
        // Each inner edge once: those to the east, south-east and south-west.
        for (std::size_t d = 0; d < 3; ++d) {
            if (board.course.neighbour(cell, hexgrid::direction(static_cast<int>(d))) == no_cell) {
                continue;
            }
            board.canvas.line(points[(d + 5) % 6], points[d], line, width);
        }
    }
}

void paint_line_and_grid(const StillBoard& board) {
    std::vector<LineEdge> edges;
    for (const hexgrid::Hex hex : board.course.plan().finish) {
        const Cell cell = board.course.cell_at(hex);
        if (cell == no_cell) continue;
        for (const LineEdge& edge : line_edges(board.course, board.layout, cell)) {
            edges.push_back(edge);
            paint_line(board, edge);
        }
    }
    paint_line_ends(board, edges);
    int number = 0;
    for (const GridSpace& space : board.course.plan().grid) {
        ++number;
        const Cell cell = board.course.cell_at(space.hex);
        if (cell == no_cell || !is_visible(board, cell)) continue;
        const Vec2 centre = board.to(board.layout.centres[cell]);
        const auto angle = static_cast<float>(hexgrid::radians(space.facing));
        put(board, "board/grid-space", centre, 1.9F, angle);
        if (board.to.zoom < 11.0F) continue;
        stage::TextLook look;
        look.face = stage::Face::label_bold;
        look.size = board.to.zoom * 0.56F;
        look.colour = faded(theme::umber, 0.75F);
        const Vec2 back = Vec2{std::cos(angle), std::sin(angle)} * (-0.70F * board.to.zoom);
        board.canvas.text_centred(centre + back, std::to_string(number), look);
    }
}

void paint_solids(const StillBoard& board) {
    for (int c = 0; c < board.course.cell_count(); ++c) {
        const auto cell = static_cast<Cell>(c);
        const Features& features = board.course.features(cell);
        if (!is_visible(board, cell) || (!features.solid && !features.jumpable)) continue;
        if (features.fragile > 0) continue;
        put(board, picture_of(board.sprites, board.course, cell),
            board.to(board.layout.centres[cell]), 1.7F, 0.0F);
    }
}

void paint_still(const StillBoard& board) {
    const auto clip = board.canvas.clip(board.where);
    paint_stands(board);
    if (board.course.cell_count() == 0) return;
    paint_outlines(board);
    paint_green(board);
    paint_hexes(board);
    paint_line_and_grid(board);
    paint_solids(board);
}

void CourseBoard::paint(const ui::StillEasel& easel) const {
    paint_still({easel.canvas, easel.sprites, course_, layout_, easel.to, easel.where,
                 CourseName::left_out, easel.contrast});
}

void CourseBoard::write(const ui::StillEasel& easel) const {
    paint_course_name({easel.canvas, easel.sprites, course_, layout_, easel.to, easel.where});
}

}  // namespace frothy
