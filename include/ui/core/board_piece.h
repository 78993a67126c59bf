// A piece on the board of a plain game, without a pixel: where it stands, and how long it is on its
// way.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>

#include "kernel/player.h"
#include "stage/core/geometry.h"
#include "ui/core/token.h"

namespace ui {

struct BoardPiece {
    kernel::PlayerId who = kernel::nobody;  // nobody: the table's own
    stage::Vec2 at;                         // world units
    float heading = 0.0F;                   // radians, clockwise from the right
    float size = 1.0F;       // of the usual one: those that share a space may be smaller
    Token look = {};         // what the game's art has to know of it besides
    bool is_acting = false;  // of several that a player has

    friend bool operator==(const BoardPiece&, const BoardPiece&) = default;
};

inline bool is_elsewhere(const BoardPiece& from, const BoardPiece& to) {
    return from.at != to.at || from.heading != to.heading;
}

// As long as whichever piece is the longest on its way, by the game's seconds_between(from, to).
template <class SecondsBetween>
float seconds_on_way(std::span<const BoardPiece> from, std::span<const BoardPiece> to,
                     const SecondsBetween& seconds_between) {
    float seconds = 0.0F;
    for (std::size_t i = 0; i < std::min(from.size(), to.size()); ++i)
        if (is_elsewhere(from[i], to[i]))
            seconds = std::max(seconds, static_cast<float>(seconds_between(from[i], to[i])));
    return seconds;
}

}  // namespace ui
