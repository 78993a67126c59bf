// What the ratings were worth when somebody last thought about a Speed Check: its questions follow
// one another, and only the cards change between them.
#pragma once

#include <array>
#include <limits>

#include "games/frothy/rules/race.h"

namespace frothy {

// Of drivers who weigh alike whenever they are asked; each seat may have its own.
class SpeedMemory {
public:
    using Worths = std::array<int, rating_count>;
    static constexpr int not_weighed = std::numeric_limits<int>::min();
    static constexpr Worths none() {
        Worths worths{};
        worths.fill(not_weighed);
        return worths;
    }

    // Those known of this race for this vehicle: none where anything but its cards has changed
    // since, or how many Reins it could play.
    Worths& of(const Race& race, VehicleId v);

private:
    Race race_{};  // without the vehicle's cards
    VehicleId vehicle_ = no_vehicle;
    int reins_ = 0;
    Worths worths_ = none();
};

}  // namespace frothy
