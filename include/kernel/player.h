// Who is asked. Players are numbered by seat, 0 upwards; every game here seats at most 8.
#pragma once

#include <cstdint>

namespace kernel {

using PlayerId = std::uint8_t;

inline constexpr PlayerId nobody = 0xFF;

inline constexpr PlayerId max_players = 8;

// A set of players, one bit each.
using PlayerSet = std::uint8_t;

inline constexpr PlayerSet everybody = 0xFF;

// No player at all for `nobody`.
constexpr PlayerSet only(PlayerId player) {
    return player < max_players ? static_cast<PlayerSet>(1U << player) : PlayerSet{0};
}

constexpr PlayerSet without(PlayerSet set, PlayerId player) {
    return static_cast<PlayerSet>(set & ~only(player));
}

// Whether the player is in the set. What everybody sees, nobody in particular (who looks on) sees
// too.
constexpr bool includes(PlayerSet set, PlayerId player) {
    return set == everybody || (set & only(player)) != 0;
}

}  // namespace kernel
