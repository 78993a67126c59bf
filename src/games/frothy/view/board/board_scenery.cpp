// What bounds the track: walls and ropes, the green with its spina and the name.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "games/frothy/view/board/board_still.h"
#include "games/frothy/view/board/board_walls.h"
#include "words/words.h"

namespace frothy {

namespace {

constexpr Colour green = Colour::hex(0x6E8B54);
constexpr Colour light_green = Colour::hex(0x7E9B60);
constexpr Colour apron = Colour::hex(0xCDB07A);
constexpr Colour brick_edge = Colour::hex(0xB4714C);
constexpr Colour rope = Colour::hex(0xEAD7AE);
constexpr Colour coping = Colour::hex(0xC7A57C);

constexpr float coping_width = 0.13F;  // the stone along the wall's outer edge
constexpr float post_distance = 4.4F;
constexpr float posts_from = 11.0F;  // pixels to the unit

// The same beside the outline, `shift` world units towards the track.
void stroke_beside(const StillBoard& board, const Outline& outline, Colour colour, float width,
                   float shift) {
    Outline beside = outline;
    const std::size_t n = outline.smooth.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2 way =
            stage::normalised(outline.smooth[(i + 1) % n] - outline.smooth[(i + n - 1) % n]);
        beside.smooth[i] = outline.smooth[i] - Vec2{way.y, -way.x} * shift;
    }
    stroke(board, beside, colour, width);
}

// Joints of the bricks across the wall.
void paint_joints(const StillBoard& board, const Outline& outline) {
    if (board.to.zoom < 12.0F) return;
    along_wall(outline, 0.0F, 0.55F, [&](Vec2 edge, Vec2 out) {
        const Vec2 foot = edge + out * (apron_width + 0.08F);
        board.canvas.line(board.to(foot), board.to(foot + out * (wall_width - 0.16F)),
                          faded(theme::ink, 0.35F), std::max(1.0F, board.to.zoom * 0.05F));
    });
}

// Stone posts with bronze balls, and on the outer wall a pennant of the troupe between them and
// the crowd.
void paint_posts(const StillBoard& board, const Outline& outline) {
    if (board.to.zoom < posts_from) return;
    constexpr std::array<Colour, 4> cloths = {theme::terracotta, theme::parchment, theme::faience,
                                              theme::laurel};
    const auto pixels = [&](float units) {
        return std::max(4, static_cast<int>(std::lround(units * board.to.zoom)));
    };
    std::size_t number = 0;
    along_wall(outline, post_distance / 2.0F, post_distance, [&](Vec2 edge, Vec2 out) {
        stage::SpriteLook look;
        look.angle = std::atan2(-out.x, out.y);
        if (!outline.is_hole) {
            look.tint = cloths[number++ % cloths.size()];
            board.canvas.sprite(board.sprites.get("board/pennant", pixels(0.95F)),
                                board.to(edge + out * (apron_width + wall_width + 0.42F)), look);
            look.tint = {255, 255, 255, 255};
        }
        board.canvas.sprite(board.sprites.get("board/post", pixels(0.62F)),
                            board.to(edge + out * (apron_width + wall_width * 0.5F)), look);
    });
}

void paint_ropes(const StillBoard& board, const Outline& outline) {
    for (const auto& line : stretches(board, outline, true)) {
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const Vec2 way = stage::normalised(line[i + 1] - line[i]);
            const Vec2 out = Vec2{way.y, -way.x} * board.to.zoom;
            const Vec2 shift = out * apron_width;
            board.canvas.dashed_line(line[i] + shift, line[i + 1] + shift, rope,
                                     std::max(1.5F, board.to.zoom * 0.10F), board.to.zoom * 0.3F);
            // Arrowheads: here one may leave the track.
            const Vec2 tip = mix(line[i], line[i + 1], 0.5F) + out * 1.05F;
            const Vec2 side = way * (0.26F * board.to.zoom);
            const std::array<Vec2, 3> head = {tip, tip - out * 0.36F + side,
                                              tip - out * 0.36F - side};
            board.canvas.fill_polygon(head, faded(rope, 0.8F));
        }
    }
}

void put(const StillBoard& board, const char* name, Vec2 world, float height) {
    const int pixels = static_cast<int>(std::lround(height * board.to.zoom));
    if (pixels < 5) return;
    board.canvas.sprite(board.sprites.get(name, pixels), board.to(world));
}

// A long basin with obelisks along it, lap counters at its ends.
void paint_spina(const StillBoard& board, Rect rect) {
    const Rect basin = board.to(rect);
    const float radius = basin.height / 2.0F;
    board.canvas.fill_rounded_rect(stage::grown(basin, board.to.zoom * 0.14F),
                                   radius + board.to.zoom * 0.14F, theme::umber);
    board.canvas.fill_rounded_rect(basin, radius, theme::ivory);
    const Rect pool = stage::grown(basin, -basin.height * 0.2F);
    board.canvas.fill_rounded_rect(pool, pool.height / 2.0F, theme::faience);
    // Mosaic.
    const float tile = std::max(3.0F, board.to.zoom * 0.16F);
    {
        const auto clip = board.canvas.clip(stage::grown(pool, -tile * 0.7F));
        int row = 0;
        for (float y = pool.y + tile * 0.4F; y < pool.bottom(); y += tile, ++row) {
            int column = 0;
            for (float x = pool.x + tile; x < pool.right() - tile; x += tile, ++column) {
                // Only what lies within the rounded ends.
                const Vec2 middle{x + tile / 2.0F, y + tile / 2.0F};
                const float axis = std::clamp(middle.x, pool.x + pool.height / 2.0F,
                                              pool.right() - pool.height / 2.0F);
                if (stage::length(middle - Vec2{axis, pool.centre().y}) >
                    pool.height / 2.0F - tile * 0.8F) {
                    continue;
                }
                const int pick = (row * 7 + column * 3 + (column * row) % 5) % 5;
                if (pick > 2) continue;
                const Colour colour = pick == 0   ? lighter(theme::faience, 0.22F)
                                      : pick == 1 ? darker(theme::faience, 0.25F)
                                                  : mix(theme::faience, theme::dark_sand, 0.45F);
                board.canvas.fill_rect({x, y, tile - 1.0F, tile - 1.0F}, colour);
            }
        }
    }
    const int obelisks = std::clamp(static_cast<int>(rect.width / 3.4F), 1, 7);
    for (int i = 0; i < obelisks; ++i) {
        const float share = (static_cast<float>(i) + 0.5F) / static_cast<float>(obelisks);
        const bool is_statue = obelisks >= 5 && (i == obelisks / 2);
        put(board, is_statue ? "board/statue" : "board/obelisk",
            {rect.x + rect.width * share, rect.y + rect.height * 0.5F - 0.55F},
            is_statue ? 2.2F : 2.5F);
    }
    if (rect.width > 12.0F) {
        const float y = rect.centre().y;
        put(board, "board/cypress", {rect.x - 3.3F, y - 0.5F}, 2.3F);
        put(board, "board/cypress", {rect.right() + 3.3F, y - 0.5F}, 2.3F);
        put(board, "board/egg-counter", {rect.x - 1.35F, y}, 0.9F);
        put(board, "board/dolphin-counter", {rect.right() + 1.35F, y}, 0.9F);
    }
}

bool is_well_inside(const Outline& outline, Vec2 at, float margin) {
    const std::size_t n = outline.smooth.size();
    bool inside = false;
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2 a = outline.smooth[i];
        const Vec2 b = outline.smooth[(i + 1) % n];
        if (stage::length(a - at) < margin) return false;
        if ((a.y > at.y) == (b.y > at.y)) continue;
        if (at.x < a.x + (b.x - a.x) * (at.y - a.y) / (b.y - a.y)) inside = !inside;
    }
    return inside;
}

// Palms and cypresses where the green has room for them, clear of basin and name.
void paint_trees(const StillBoard& board, const Outline& hole, Rect basin) {
    constexpr float apart = 3.7F;
    constexpr float from_wall = 2.3F;
    constexpr float tallest = 2.3F;  // whose top would lie over the name
    const Rect kept_clear = {basin.x - 5.0F, basin.y - 2.9F, basin.width + 10.0F,
                             board.layout.name.bottom() - basin.y + 2.9F + tallest};
    const Rect track = board.layout.track;
    int row = 0;
    for (float y = track.y; y < track.bottom(); y += 2.6F, ++row) {
        int column = row;
        for (float x = track.x + (row % 2 == 0 ? 0.0F : apart * 0.5F); x < track.right();
             x += apart, ++column) {
            const Vec2 foot{x + 0.5F * std::sin(5.0F * x + y), y + 0.4F * std::cos(3.0F * x)};
            const bool is_palm = column % 3 == 0;
            const float tall = is_palm ? tallest : 1.9F + 0.2F * static_cast<float>(column % 2);
            if (kept_clear.contains(foot) || !is_well_inside(hole, foot, from_wall) ||
                !is_well_inside(hole, foot - Vec2{0.0F, tall}, 1.2F)) {
                continue;
            }
            put(board, is_palm ? "board/palm" : "board/cypress", foot - Vec2{0.0F, tall * 0.4F},
                tall);
        }
    }
}

// Of the letters of Western Europe; others stay as they are.
std::string capitals(std::string words) {
    bool is_latin_1 = false;  // after the lead byte of U+00C0 to U+00FF
    for (char& c : words) {
        const auto byte = static_cast<unsigned char>(c);
        const bool is_accented = is_latin_1 && byte >= 0xA0U && byte <= 0xBEU && byte != 0xB7U;
        if ((c >= 'a' && c <= 'z') || is_accented) c = static_cast<char>(byte - 0x20U);
        is_latin_1 = byte == 0xC3U;
    }
    return words;
}

}  // namespace

void paint_course_name(const StillBoard& board) {
    const Rect room = board.to(board.layout.name);
    const std::string words = capitals(words::tr(board.course.plan().name.c_str()));
    stage::TextLook look;
    look.face = stage::Face::title;
    look.size = std::min(room.height, board.to.zoom * 1.7F);
    look.colour = board.layout.green ? Colour::hex(0x33502B) : faded(theme::sand, 0.85F);
    const float width = board.canvas.measure(words, look).x;
    if (width > room.width * 0.94F) look.size *= room.width * 0.94F / width;
    if (look.size < 7.0F) return;
    if (!board.layout.green) {  // on a board hung before the crowd
        const float wide = std::min(width, room.width * 0.94F) + look.size;
        board.canvas.fill_rounded_rect({room.centre().x - wide / 2.0F,
                                        room.centre().y - look.size * 0.68F, wide,
                                        look.size * 1.36F},
                                       look.size * 0.3F, faded(theme::night, 0.88F));
    }
    board.canvas.text_centred(room.centre(), words, look);
}

void paint_outlines(const StillBoard& board) {
    // A soft shadow first, then the wall from its foot to its top.
    for (const Outline& outline : board.layout.outlines) {
        if (outline.is_hole) continue;
        stroke(board, outline, faded(theme::ink, 0.30F), apron_width + wall_width + 0.28F);
        stroke(board, outline, theme::ink, apron_width + wall_width + 0.08F);
        stroke(board, outline, coping, apron_width + wall_width);
        stroke(board, outline, theme::brick, apron_width + wall_width - coping_width);
        stroke(board, outline, brick_edge, apron_width + 0.16F);
        paint_joints(board, outline);
        board.canvas.fill_polygon(on_canvas(board, outline.smooth), apron);
        stroke(board, outline, apron, apron_width);
        paint_posts(board, outline);
        paint_ropes(board, outline);
    }
    for (const Outline& outline : board.layout.outlines) {
        if (!outline.is_hole) continue;
        const auto points = on_canvas(board, outline.smooth);
        board.canvas.fill_polygon(points, light_green);
        stroke(board, outline, green, apron_width + wall_width + 1.5F);
        stroke(board, outline, theme::laurel, apron_width + wall_width + 0.55F);
        stroke(board, outline, theme::ink, apron_width + wall_width + 0.08F);
        stroke(board, outline, coping, apron_width + wall_width);
        stroke(board, outline, theme::brick, apron_width + wall_width - coping_width);
        stroke(board, outline, brick_edge, apron_width + 0.14F);
        paint_joints(board, outline);
        stroke(board, outline, apron, apron_width);
        // What the strokes leave on the track's side of a sharp bend.
        stroke_beside(board, outline, apron, 0.60F, 0.70F);
        paint_posts(board, outline);
        paint_ropes(board, outline);
    }
}

void paint_green(const StillBoard& board) {
    if (board.layout.green) {
        const Rect lawn = *board.layout.green;
        const float room = board.layout.name.y - lawn.y;
        if (lawn.width > 5.0F && room > 1.6F) {
            const float height = std::min(2.8F, room * 0.5F);
            const float inset = lawn.width > 14.0F ? 3.0F : 1.0F;
            const Rect basin{lawn.x + inset, lawn.y + room * 0.55F - height / 2.0F,
                             lawn.width - 2.0F * inset, height};
            for (const Outline& outline : board.layout.outlines) {
                if (outline.is_hole && is_well_inside(outline, basin.centre(), 1.0F)) {
                    paint_trees(board, outline, basin);
                }
            }
            if (inset > 2.0F && basin.width <= 12.0F) {
                put(board, "board/palm", {basin.x - 1.5F, basin.y + 0.5F}, 2.2F);
                put(board, "board/palm", {basin.right() + 1.5F, basin.y + 0.5F}, 2.2F);
            }
            paint_spina(board, basin);
        } else if (room > 1.2F) {
            put(board, "board/palm", {lawn.centre().x, lawn.y + room * 0.5F}, room);
        }
    }
    if (board.name == CourseName::shown) paint_course_name(board);
}

}  // namespace frothy
