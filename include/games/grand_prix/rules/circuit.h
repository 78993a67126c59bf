// The circuit: a lap of 32 spaces and the pit lane beside the line (GP-X01, GP-X02).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "kernel/player.h"

namespace grand_prix {

inline constexpr std::size_t least_cars = 1;
inline constexpr std::size_t most_cars = 6;  // GP-X03

inline constexpr int lap_length = 32;  // main spaces are 1 to 32, from the line
inline constexpr int pit_branch = 27;  // the pit entry lies beside the space after it
inline constexpr int pit_joins = 5;    // the space after the last one of the lane
inline constexpr int entry_space = 0;  // in the lane, PE; then P1 to P12
inline constexpr int lane_length = 12;
inline constexpr int lane_before_line = 5;  // the line lies after P5
inline constexpr int weather_space = 1;     // P1
inline constexpr int first_box = 3;         // P3, of the first car

enum class Flag : std::uint8_t { none, green, yellow, blue };

inline constexpr std::array<std::uint8_t, 3> green_flags = {6, 14, 22};
inline constexpr std::array<std::uint8_t, 3> yellow_flags = {9, 17, 25};
inline constexpr std::array<std::uint8_t, 3> blue_flags = {11, 20, 30};

// Of a main space.
constexpr Flag flag_of(int space) {
    const auto is_one_of = [space](const auto& flags) {
        return std::ranges::find(flags, space) != flags.end();
    };
    if (is_one_of(green_flags)) return Flag::green;
    if (is_one_of(yellow_flags)) return Flag::yellow;
    return is_one_of(blue_flags) ? Flag::blue : Flag::none;
}

// In the lane; cars are numbered by seat, whatever the grid (GP-X40).
constexpr int box_of(kernel::PlayerId car) { return first_box + car; }

// The main space that a lane space ranks with (GP-X43).
constexpr int ranks_with(int lane_space) {
    constexpr std::array<std::uint8_t, lane_length + 1> main = {28, 28, 29, 30, 31, 32, 1,
                                                                1,  2,  2,  3,  3,  4};
    return main[static_cast<std::size_t>(lane_space)];
}

// Steps along the main road from one space to another, 1 to 32 (GP-X45).
constexpr int steps_between(int from, int to) {
    const int steps = (to - from + lap_length) % lap_length;
    return steps == 0 ? lap_length : steps;
}

}  // namespace grand_prix
