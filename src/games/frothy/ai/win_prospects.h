// How likely each vehicle is to win, by where a race stands between two rounds.
#pragma once

#include <array>

#include "games/frothy/ai/drivers.h"

namespace frothy {

class WinProspects {
public:
    explicit WinProspects(const Roads& roads) : roads_(roads) {}

    // 0 to 1. Where getting on is what counts somebody must have a road book.
    double chance_to_win(const Race& race, VehicleId me) const;

private:
    double standing_on_the_road(const Race& race, VehicleId v) const;
    const RoadBook* book_of(const Race& race, VehicleId v) const;

    const Roads& roads_;
};

}  // namespace frothy
