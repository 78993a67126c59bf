// The twelve facings of a vehicle, 30 degrees apart (FR-MOV-03, FR-GEN-07).
//
// Numbered 0 to 11 clockwise from east: even facings point at a side of the hex, odd ones at a
// corner. A right turn adds 1, a left turn subtracts 1.
#pragma once

#include <cstdint>

#include "hexgrid/hex.h"

namespace hexgrid {

inline constexpr int facing_count = 12;

class Facing {
public:
    constexpr Facing() = default;
    // Any integer is taken modulo 12.
    constexpr explicit Facing(int number)
        : number_(static_cast<std::uint8_t>(number % facing_count +
                                            (number % facing_count < 0 ? facing_count : 0))) {}

    constexpr int number() const { return number_; }
    constexpr bool is_side() const { return number_ % 2 == 0; }
    constexpr bool is_corner() const { return number_ % 2 == 1; }

    // Turned by a number of 30 degree steps, positive to the right.
    constexpr Facing turned(int steps) const { return Facing(number_ + steps); }
    // The shortest such turn to another facing: -5 to 6.
    constexpr int turn_to(Facing other) const {
        const int steps = Facing(other.number_ - number_).number();
        return steps > facing_count / 2 ? steps - facing_count : steps;
    }

    // The hex side a side-facing vehicle points at.
    constexpr Direction ahead() const { return half_way_round(number_); }

    // The hexes in front and to the left or right: the two front hexes of a corner-facing
    // vehicle, the two drift hexes of a side-facing one (FR-MOV-05, FR-DRIFT-01).
    constexpr Direction front_left() const { return half_way_round(number_ + facing_count - 1U); }
    constexpr Direction front_right() const { return half_way_round(number_ + 2U); }

    friend constexpr bool operator==(Facing, Facing) = default;

private:
    // The side of the hex at a facing or just before it.
    static constexpr Direction half_way_round(unsigned number) {
        return static_cast<Direction>(number / 2U % direction_count);
    }

    std::uint8_t number_ = 0;
};

constexpr Facing facing_along(Direction d) { return Facing(2 * index_of(d)); }

// How far a bearing lies off the nose, in 30 degree steps from 0 (dead ahead) to 6 (dead astern).
constexpr int off_the_nose(Facing facing, Direction bearing) {
    const int difference = Facing(2 * index_of(bearing) - facing.number()).number();
    return difference <= 6 ? difference : facing_count - difference;
}

}  // namespace hexgrid
