// Small names shared by every part of the Frothy rules.
#pragma once

#include <cstdint>

#include "kernel/player.h"

namespace frothy {

// Vehicles are numbered by starting-grid space; the player who drives vehicle n is player n.
using VehicleId = std::uint8_t;
inline constexpr VehicleId no_vehicle = 0xFF;
inline constexpr int max_vehicles = 6;  // FR-GEN-01

// Index of a hex of the course.
using Cell = std::uint16_t;
inline constexpr Cell no_cell = 0xFFFF;

inline constexpr int rating_count = 7;  // FR-LIC-01
inline constexpr int phase_count = 4;   // FR-RND-02

// The number a licence uses for "Safe" in its Control row (FR-LIC-03).
inline constexpr std::int8_t safe = -1;
// The number for a blank Resilience: every damage die hurts (FR-DMG-04).
inline constexpr std::int8_t blank_resilience = -1;

constexpr int half_rounded_up(int value) { return (value + 1) / 2; }
constexpr int half_rounded_down(int value) { return value / 2; }

}  // namespace frothy
