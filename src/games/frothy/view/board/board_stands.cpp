// The stands around the track, rank behind rank, and who sits there.
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "games/frothy/view/board/board_walls.h"

namespace frothy {

namespace {

constexpr float foot = apron_width + wall_width + 0.28F;  // of the stands, in world units
constexpr float tier = 1.7F;
constexpr int tiers = 5;
constexpr float aisle_distance = 8.8F;  // two pennants to a block

void paint_crowd(const StillBoard& board) {
    const bool is_near = board.to.zoom > 14.0F;
    const int size = is_near ? std::clamp(static_cast<int>(board.to.zoom * 4.0F), 48, 192) : 48;
    const auto tile = board.sprites.get(is_near ? "board/crowd" : "board/crowd-far", size);
    if (!tile) return;
    const auto step = static_cast<float>(tile.size.width);
    // Tiles hang on the world's origin, so that neighbouring paintings fit together.
    const float left = board.where.x - std::fmod(board.where.x - board.to.origin.x, step) - step;
    const float top = board.where.y - std::fmod(board.where.y - board.to.origin.y, step) - step;
    for (float y = top; y < board.where.bottom(); y += step) {
        for (float x = left; x < board.where.right(); x += step) {
            board.canvas.image(tile, {std::floor(x), std::floor(y), step, step});
        }
    }
}

// The sand lights the faces above it, those of the lowest ranks most.
void paint_tiers(const StillBoard& board, const Outline& outline) {
    constexpr Colour glow = Colour::hex(0xC98A4B);
    for (int i = tiers; i > 0; --i)
        stroke(board, outline, faded(glow, 0.035F), foot + tier * static_cast<float>(i));
}

float around(const Outline& outline) {
    float length = 0.0F;
    for (std::size_t i = 0; i < outline.smooth.size(); ++i) {
        length +=
            stage::length(outline.smooth[(i + 1) % outline.smooth.size()] - outline.smooth[i]);
    }
    return length;
}

// A flight of stairs, from the wall to the highest rank.
struct Aisle {
    Vec2 low;
    Vec2 high;
};

std::vector<Aisle> aisles_of(const StillBoard& board, const Outline& outline) {
    const float length = around(outline);
    const float apart = length / std::max(1.0F, std::round(length / aisle_distance));
    std::vector<Aisle> aisles;
    along_wall(outline, 0.5F * apart, apart, [&](Vec2 edge, Vec2 out) {
        aisles.push_back({board.to(edge + out * foot),
                          board.to(edge + out * (foot + tier * static_cast<float>(tiers)))});
    });
    return aisles;
}

// Where the wall bends inwards there is no room above for as many as sit below.
bool widens(const Aisle& one, const Aisle& other) {
    const Vec2 below = other.low - one.low;
    const Vec2 above = other.high - one.high;
    return below.x * above.x + below.y * above.y > 0.4F * (below.x * below.x + below.y * below.y);
}

// The followers of a troupe sit together, in its colour, between two flights of stairs.
void paint_blocks(const StillBoard& board, const Outline& outline) {
    constexpr std::array<Colour, 4> cloths = {Colour::hex(0x7A2414), Colour::hex(0x8A6A3A),
                                              Colour::hex(0x123E5A), Colour::hex(0x1F4A22)};
    const std::vector<Aisle> aisles = aisles_of(board, outline);
    for (std::size_t i = 0; i < aisles.size(); ++i) {
        const Aisle& one = aisles[i];
        const Aisle& other = aisles[(i + 1) % aisles.size()];
        if (!widens(one, other)) continue;
        const std::array<Vec2, 4> block = {one.low, other.low, other.high, one.high};
        board.canvas.fill_polygon(block, faded(cloths[i % cloths.size()], 0.30F));
        for (const Aisle& stairs : {one, other}) {
            board.canvas.line(stairs.low, stairs.high, faded(theme::ink, 0.45F),
                              std::max(1.0F, board.to.zoom * 0.36F));
            board.canvas.line(stairs.low, stairs.high, faded(theme::dark_sand, 0.30F),
                              std::max(1.0F, board.to.zoom * 0.18F));
        }
    }
}

}  // namespace

void paint_stands(const StillBoard& board) {
    board.canvas.fill_rect(board.where, theme::night);
    paint_crowd(board);
    board.canvas.fill_rect(board.where, faded(theme::night, 0.50F));
    for (const Outline& outline : board.layout.outlines) {
        if (outline.is_hole) continue;
        paint_tiers(board, outline);
        paint_blocks(board, outline);
    }
}

}  // namespace frothy
