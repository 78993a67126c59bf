#include "games/frothy/print/course_painter.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "hexgrid/pixel_layout.h"
#include "stage/theme.h"

namespace frothy {

using print::Align;
using print::Face;
using stage::Colour;
using stage::Rect;
using stage::Vec2;
namespace theme = stage::theme;

namespace {

constexpr Colour lawn = Colour::hex(0x9DB583);
constexpr Colour apron = Colour::hex(0xCDB07A);
constexpr Colour coping = Colour::hex(0xC7A57C);
constexpr Colour rope = Colour::hex(0x8A6A43);
constexpr float coping_width = 0.13F;

std::vector<Vec2> corners(const Course& course, Cell cell) {
    std::vector<Vec2> points;
    for (const hexgrid::Point p : hexgrid::corners_of(course.hex(cell)))
        points.push_back({static_cast<float>(p.x), static_cast<float>(p.y)});
    return points;
}

}  // namespace

Rect seen_of(const BoardLayout& layout) {
    return stage::grown(layout.track, apron_width + wall_width + 0.1F);
}

std::vector<Vec2> CoursePainter::on_page(const std::vector<Vec2>& world) const {
    std::vector<Vec2> points;
    for (const Vec2 point : world)
        points.push_back(to_(point));
    return points;
}

std::vector<Cell> CoursePainter::seen() const {
    std::vector<Cell> cells;
    const Rect near = stage::grown(where_, to_.mm * 1.2F);
    for (int c = 0; c < course_.cell_count(); ++c) {
        const auto cell = static_cast<Cell>(c);
        if (near.contains(to_(layout_.centres[cell]))) cells.push_back(cell);
    }
    return cells;
}

void CoursePainter::put(const std::string& name, Vec2 world, float tall, float angle) {
    const Vec2 middle = to_(world);
    const float side = tall * to_.mm;
    if (!stage::grown(where_, side).contains(middle)) return;
    sheet_.picture(name, {middle.x - side, middle.y - side / 2.0F, 2.0F * side, side},
                   {.angle = angle});
}

void CoursePainter::stroke(const Outline& outline, Colour colour, float width) {
    const float mm = 2.0F * width * to_.mm;
    if (!outline.has_open) {
        sheet_.outline_polygon(on_page(outline.smooth), colour, mm);
        return;
    }
    for (const auto& stretch : stretches(outline, false)) {
        const std::vector<Vec2> points = on_page(stretch);
        for (std::size_t i = 0; i + 1 < points.size(); ++i)
            sheet_.line(points[i], points[i + 1], colour, mm);
    }
}

void CoursePainter::wall(const Outline& outline) {
    stroke(outline, theme::ink, apron_width + wall_width + 0.06F);
    stroke(outline, coping, apron_width + wall_width);
    stroke(outline, theme::brick, apron_width + wall_width - coping_width);
    stroke(outline, apron, apron_width);
    for (const auto& stretch : stretches(outline, true)) {
        for (std::size_t i = 0; i + 1 < stretch.size(); ++i) {
            const Vec2 way = stage::normalised(stretch[i + 1] - stretch[i]);
            const Vec2 shift = Vec2{way.y, -way.x} * apron_width;
            sheet_.dashed_line(to_(stretch[i] + shift), to_(stretch[i + 1] + shift), rope,
                               0.10F * to_.mm, 0.3F * to_.mm);
        }
    }
}

// Sand over what the strokes of a wall leave on the track's side of a sharp bend.
void CoursePainter::trim(const Outline& hole) {
    constexpr float width = 0.60F;
    constexpr float shift = 0.70F;
    Outline beside = hole;
    const std::size_t n = hole.smooth.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2 way = stage::normalised(hole.smooth[(i + 1) % n] - hole.smooth[(i + n - 1) % n]);
        beside.smooth[i] = hole.smooth[i] - Vec2{way.y, -way.x} * shift;
    }
    stroke(beside, apron, width);
}

void CoursePainter::walls() {
    for (const Outline& outline : layout_.outlines) {
        if (outline.is_hole) continue;
        wall(outline);
        sheet_.fill_polygon(on_page(outline.smooth), apron);
    }
    for (const Outline& outline : layout_.outlines) {
        if (!outline.is_hole) continue;
        sheet_.fill_polygon(on_page(outline.smooth), lawn);
        wall(outline);
        trim(outline);
    }
}

// An obelisk where there is room for one, among trees.
void CoursePainter::green() {
    if (!layout_.green) return;
    const Rect lawn_room = *layout_.green;
    const float tall = std::min(3.0F, lawn_room.height * 0.7F);
    if (tall < 1.2F) return;
    const int count = std::clamp(static_cast<int>(lawn_room.width / 3.4F), 1, 9);
    for (int i = 0; i < count; ++i) {
        const float share = (static_cast<float>(i) + 0.5F) / static_cast<float>(count);
        const bool is_middle = i == count / 2;
        const char* name = is_middle    ? "board/obelisk"
                           : i % 2 == 0 ? "board/palm"
                                        : "board/cypress";
        put(name, {lawn_room.x + lawn_room.width * share, lawn_room.centre().y},
            is_middle ? tall : tall * 0.8F, 0.0F);
    }
}

void CoursePainter::hexes() {
    const std::array<Colour, shade_count> shades = ground_shades();
    const std::vector<Cell> cells = seen();
    for (const Cell cell : cells) {
        const std::vector<Vec2> points = on_page(corners(course_, cell));
        sheet_.fill_polygon(points, shades[shade_of(course_, cell)]);
        // What is left between two hexes by rounding would show as a line of light.
        sheet_.outline_polygon(points, shades[shade_of(course_, cell)], 0.02F * to_.mm);
    }
    for (const Cell cell : cells) {
        const Features& features = course_.features(cell);
        if (!features.hazard) continue;
        const auto has = [&](const std::string& name) { return sheet_.has(name); };
        std::string name = picture_of(course_, cell, has);
        if (features.solid || features.fragile > 0) name = "board/mud";
        put(name, layout_.centres[cell], 2.0F, 0.0F);
    }
    for (const Cell cell : cells)
        sheet_.outline_polygon(on_page(corners(course_, cell)), theme::grid_line, 0.045F * to_.mm);
}

// Black and white marble along an edge, set in a dark frame.
void CoursePainter::slabs(const LineEdge& edge) {
    constexpr float deep = 0.27F;
    constexpr float wide = 0.25F;
    constexpr float frame = 0.06F;
    const Vec2 across{-edge.ahead.y, edge.ahead.x};
    const auto slab = [&](Vec2 corner, float along, float aside, Colour colour) {
        const std::array<Vec2, 4> points = {to_(corner), to_(corner + edge.ahead * along),
                                            to_(corner + edge.ahead * along + across * aside),
                                            to_(corner + across * aside)};
        sheet_.fill_polygon(points, colour);
    };
    slab(edge.middle - edge.ahead * (deep + frame) - across * (2.0F * wide), 2.0F * (deep + frame),
         4.0F * wide, theme::umber);
    for (int row = 0; row < 2; ++row) {
        for (int column = -2; column < 2; ++column) {
            const bool is_dark = ((row + column) & 1) != 0;
            slab(edge.middle + edge.ahead * (deep * static_cast<float>(row - 1)) +
                     across * (wide * static_cast<float>(column)),
                 deep, wide, is_dark ? theme::ink : theme::ivory);
        }
    }
}

void CoursePainter::line_and_grid(CourseNumbers numbers) {
    std::vector<LineEdge> edges;
    for (const hexgrid::Hex hex : course_.plan().finish) {
        const Cell cell = course_.cell_at(hex);
        if (cell == no_cell) continue;
        for (const LineEdge& edge : line_edges(course_, layout_, cell)) {
            edges.push_back(edge);
            slabs(edge);
        }
    }
    const std::vector<Vec2> ends = line_ends(edges);
    for (const Vec2 end : ends)
        sheet_.disc(to_(end), 0.18F * to_.mm, theme::umber);
    int number = 0;
    for (const GridSpace& space : course_.plan().grid) {
        ++number;
        const Cell cell = course_.cell_at(space.hex);
        if (cell == no_cell) continue;
        const auto angle = static_cast<float>(hexgrid::radians(space.facing));
        put("board/grid-space", layout_.centres[cell], 1.9F, angle);
        if (numbers == CourseNumbers::left_out) continue;
        const Vec2 back = Vec2{std::cos(angle), std::sin(angle)} * -0.70F;
        const Vec2 at = to_(layout_.centres[cell] + back);
        constexpr float points_per_mm = 72.0F / print::mm_per_inch;
        const float tall = 0.7F * to_.mm;
        sheet_.text_within({at.x - tall, at.y - tall / 2.0F, 2.0F * tall, tall},
                           std::to_string(number),
                           {Face::label_bold, 0.5F * to_.mm * points_per_mm,
                            stage::faded(theme::umber, 0.75F), Align::middle});
    }
}

// Boulders, low walls and amphorae.
void CoursePainter::things() {
    const auto has = [&](const std::string& name) { return sheet_.has(name); };
    for (const Cell cell : seen()) {
        const Features& features = course_.features(cell);
        if (!features.solid && !features.jumpable && features.fragile == 0) continue;
        put(picture_of(course_, cell, has), layout_.centres[cell],
            features.fragile > 0 ? 1.25F : 1.7F, 0.0F);
    }
}

void CoursePainter::paint(CourseNumbers numbers) {
    walls();
    green();
    hexes();
    line_and_grid(numbers);
    things();
}

}  // namespace frothy
