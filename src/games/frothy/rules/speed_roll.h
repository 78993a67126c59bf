// The roll of a Speed Check and the value it comes to.
#pragma once

#include "games/frothy/rules/committing.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/speed_queries.h"

namespace frothy {

struct SpeedPlan {
    Commitment cards;
    SpeedDirection direction = SpeedDirection::decelerate;
};

// What every question of a Speed Check is about.
About about_check(VehicleId v, Rule rule);

// Tireless and Anchor (FR-TRT-07, FR-TRT-12): in this direction the owner never rolls (FR-EDGE-50).
bool moves_without_roll(const Race& race, VehicleId v, SpeedDirection direction);
SpeedValue choose_boxes(Race& race, Table& table, VehicleId v, SpeedDirection direction);

// FR-SPD-05 to 13, or FR-ALT-01.
SpeedValue roll_speed_check(Race& race, Table& table, VehicleId v, const SpeedPlan& plan,
                            int virtual_reins);

}  // namespace frothy
