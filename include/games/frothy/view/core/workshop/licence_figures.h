// How a vehicle drives, in figures: asked of the rules, run over all dice on a course of their own.
#pragma once

#include <array>
#include <cstddef>

#include "games/frothy/rules/licence/licence.h"

namespace frothy {

inline constexpr std::size_t shown_rounds = 6;
inline constexpr std::size_t shown_cards = 3;  // in a Control roll: 0, 1 or 2 of them

struct DrivingFigures {
    // The highest Speed reached after so many rounds, in the mean, from a standstill with a Whip in
    // every Speed Check; and the lowest from the top with Reins, as far as it has any (FR-SPD-02).
    std::array<double, shown_rounds + 1> speeding_up{};
    std::array<double, shown_rounds + 1> braking{};
    std::array<int, rating_count> spaces{};  // in a round (FR-LIC-02)
    // The chance, 0..1, that a turn at a Speed succeeds with so many cards (FR-CTRL-11). 1 where it
    // is Safe.
    std::array<std::array<double, shown_cards>, rating_count> turning{};
};

// The licence must be drawable (licence_edits.h).
DrivingFigures driving_figures(const Licence& licence);

}  // namespace frothy
