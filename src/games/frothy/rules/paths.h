// How long the clear paths from a hex are (FR-MOV-13, FR-EDGE-12): all that the duty to avoid
// collisions is judged by, looked up in one walk.
#pragma once

#include "games/frothy/rules/queries.h"

namespace frothy {

// Numbers of steps, bit n for n; a path beyond the last bit counts as one that long.
class PathLengths {
public:
    static constexpr int longest = 63;  // of every move: FR-VEH-06 allows 60 spaces a phase

    constexpr PathLengths() = default;
    // Bits 1 to `most`.
    static constexpr PathLengths up_to(int most) {
        return PathLengths(~std::uint64_t{0} >> (longest - shortened(most)) & ~std::uint64_t{1});
    }

    // No step at all is always clear.
    constexpr bool has(int steps) const {
        return steps <= 0 || ((bits_ >> shortened(steps)) & 1) != 0;
    }
    constexpr bool has_all(PathLengths others) const { return (others.bits_ & ~bits_) == 0; }
    constexpr void add(PathLengths others) { bits_ |= others.bits_; }
    // With one step more before each of them, and that step alone if one may stop after it.
    constexpr PathLengths after_step(bool may_stop) const {
        return PathLengths((bits_ << 1) | (may_stop ? 2U : 0U));
    }

private:
    constexpr explicit PathLengths(std::uint64_t bits) : bits_(bits) {}
    static constexpr int shortened(int steps) { return steps < longest ? steps : longest; }

    std::uint64_t bits_ = 0;
};

// The clear paths from a place, of at most so many steps: their lengths over all paths, and over
// those that begin with each of `first_steps` (at most 3). With `start.drifts` none a drift among
// the first steps is looked at by itself: all paths are those without one.
struct ClearPaths {
    PathLengths all;
    std::array<PathLengths, 3> by_step;
};
ClearPaths clear_paths(const Race& race, VehicleId v, const PathStart& start,
                       std::span<const LegalStep> first_steps, int most, Ramming ramming);

}  // namespace frothy
