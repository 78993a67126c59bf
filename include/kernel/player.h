// Who is asked. Players are numbered by seat, 0 upwards; every game here seats at most 8.
#pragma once

#include <cstdint>

namespace kernel {

using PlayerId = std::uint8_t;

inline constexpr PlayerId nobody = 0xFF;

// A set of players, one bit each.
using PlayerSet = std::uint8_t;

constexpr PlayerSet only(PlayerId player) { return static_cast<PlayerSet>(1U << player); }

inline constexpr PlayerSet everybody = 0xFF;

}  // namespace kernel
