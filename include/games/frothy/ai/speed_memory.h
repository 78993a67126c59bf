// What ratings and dice were worth when somebody last thought about a Speed Check: its questions
// follow one another, and only the cards change between them.
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <optional>

#include "games/frothy/rules/dice.h"
#include "games/frothy/rules/race.h"

namespace frothy {

// In points, as far as it has been asked for.
struct SpeedThoughts {
    static constexpr int not_weighed = std::numeric_limits<int>::min();
    // Of the best of some sums of two dice, one bit each.
    using BestOfSums = std::array<int, 1U << (2 * max_die_value + 1)>;

    SpeedThoughts() { by_rating.fill(not_weighed); }

    std::array<int, rating_count> by_rating;
    std::array<std::optional<BestOfSums>, 2> by_sums;  // by SpeedDirection
};

// Of drivers who weigh alike whenever they are asked; each seat may have its own.
class SpeedMemory {
public:
    // Those of this race for this vehicle: none yet where anything but its cards has changed since,
    // or how many Reins it could play.
    SpeedThoughts& of(const Race& race, VehicleId v);

private:
    Race race_{};  // without the vehicle's cards
    VehicleId vehicle_ = no_vehicle;
    int reins_ = 0;
    SpeedThoughts thoughts_;
};

}  // namespace frothy
