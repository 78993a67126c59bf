// Where the walls of a course run, for what is painted along them.
#pragma once

#include "games/frothy/view/board/board_still.h"

#include <vector>

namespace frothy {

constexpr float apron_width = 0.56F;  // from the smooth outline outwards, in world units
constexpr float wall_width = 0.50F;

inline std::vector<Vec2> on_canvas(const StillBoard& board, const std::vector<Vec2>& world) {
    std::vector<Vec2> points;
    points.reserve(world.size());
    for (const Vec2 p : world)
        points.push_back(board.to(p));
    return points;
}

// The closed or the open stretches of an outline, as lines.
inline std::vector<std::vector<Vec2>> stretches(const StillBoard& board, const Outline& outline,
                                                bool open) {
    const std::size_t n = outline.smooth.size();
    std::vector<std::vector<Vec2>> lines;
    std::size_t start = 0;
    while (start < n && outline.open[start] == open)
        ++start;
    bool inside = false;
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t at = (start + i) % n;
        if (outline.open[at] != open) {
            inside = false;
            continue;
        }
        if (!inside) lines.push_back({board.to(outline.smooth[at])});
        inside = true;
        lines.back().push_back(board.to(outline.smooth[(at + 1) % n]));
    }
    return lines;
}

inline void stroke(const StillBoard& board, const Outline& outline, Colour colour, float width) {
    const float pixels = 2.0F * width * board.to.zoom;
    if (!outline.has_open) {
        board.canvas.outline_polygon(on_canvas(board, outline.smooth), colour, pixels);
        return;
    }
    for (const auto& line : stretches(board, outline, false))
        board.canvas.polyline(line, colour, pixels);
}

// Where something stands along the wall: at the edge of the track, and the way out of it.
template <class Visit>
void along_wall(const Outline& outline, float first, float apart, const Visit& visit) {
    const std::size_t n = outline.smooth.size();
    float along = first;
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2 a = outline.smooth[i];
        const Vec2 b = outline.smooth[(i + 1) % n];
        const Vec2 way = stage::normalised(b - a);
        const float length = stage::length(b - a);
        for (; along < length; along += apart) {
            if (!outline.open[i]) visit(a + way * along, Vec2{way.y, -way.x});
        }
        along -= length;
    }
}

}  // namespace frothy
