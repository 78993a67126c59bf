// Pure questions about Speed Checks: what a driver can tell before the dice are rolled.
#pragma once

#include "games/frothy/rules/rules.h"

namespace frothy {

// FR-OPT-04: whether the vehicle is so far behind that it rolls one more die to accelerate.
bool is_under_whips_of_shame(const Race& race, VehicleId v);

struct SpeedValue {
    int boxes = 0;  // capped (FR-EDGE-08)
    SpeedDirection direction = SpeedDirection::decelerate;
    int sum = 0;  // of the dice kept
};

// What a Speed Check comes to with such a sum on the dice kept and so much from cards: what traits
// and affects add (FR-SPD-12), whether the direction turns (FR-EDGE-39), and the caps. Traits whose
// # is rolled roll it.
SpeedValue settle_speed(Race& race, Table& table, VehicleId v, SpeedDirection direction, int sum,
                        int by_cards);

}  // namespace frothy
