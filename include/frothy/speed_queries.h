// Pure questions about Speed Checks: what a driver can tell before the dice are rolled.
#pragma once

#include "frothy/rules.h"

namespace frothy {

// FR-OPT-04: whether the vehicle is so far behind that it rolls one more die to accelerate.
bool is_under_whips_of_shame(const Race& race, VehicleId v);
// How many of the two dice kept must be the lowest ones, 0 to 2, with so many cards of each type
// (FR-SPD-07 to 10).
int lowest_to_keep(const HouseRules& rules, SpeedDirection direction, int whips, int reins);

}  // namespace frothy
