// What Frothy dice were to be expected to show, counted exactly.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/frothy/rules/dice_queries.h"
#include "games/frothy/rules/house_rules.h"

namespace frothy {

// How likely each whole number from 0 is.
class Chances {
public:
    explicit Chances(std::vector<double> parts) : parts_(std::move(parts)) {}

    double of(int number) const;
    double below(int number) const;
    double above(int number) const;
    double mean() const;
    // Of the rank of a number among all (rank_of): 1/12 at most, 0 where there is but one number.
    double rank_variance() const;
    // The part of all that lies below a number, and half of what equals it: 0 to 1, on average 1/2.
    double rank_of(int number) const { return below(number) + of(number) / 2.0; }

private:
    std::vector<double> parts_;
};

// Casts of more dice are not judged: counting them would take long, and nobody rolls so many.
inline constexpr int most_dice_judged = 20;

// Of 1 to most_dice_judged dice: the most that may be kept of them (most_kept).
Chances chances_of_kept(int dice, Keep keep, DiceFaces faces);
// Points of Damage that get through (FR-DMG-03); `resilience` as printed, blank_resilience to 2.
Chances chances_of_damage(int dice, int resilience, DiceFaces faces);
// Dice of a Control roll that stay when all pairs are gone (FR-CTRL-09, FR-CTRL-10) and as many
// others as may be discarded (FR-CTRL-08), as dice_staying counts them.
Chances chances_of_staying(int dice, int discards);

}  // namespace frothy
