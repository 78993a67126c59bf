// Where the walls of a course run, for what is painted along them.
#pragma once

#include "games/frothy/view/board/board_still.h"
#include "games/frothy/view/core/board/board_ground.h"

#include <vector>

namespace frothy {

inline std::vector<Vec2> on_canvas(const StillBoard& board, const std::vector<Vec2>& world) {
    std::vector<Vec2> points;
    points.reserve(world.size());
    for (const Vec2 p : world)
        points.push_back(board.to(p));
    return points;
}

inline std::vector<std::vector<Vec2>> stretches(const StillBoard& board, const Outline& outline,
                                                bool open) {
    std::vector<std::vector<Vec2>> lines = stretches(outline, open);
    for (std::vector<Vec2>& line : lines)
        line = on_canvas(board, line);
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

}  // namespace frothy
