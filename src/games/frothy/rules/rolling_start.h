// Rolling starts (FR-OPT-05 to 07).
#pragma once

#include "games/frothy/rules/frothy.h"

namespace frothy {

// The rating a vehicle may start with; 0 for a standing start.
int agreed_starting_rating(const Race& race, VehicleId v);
// Whether some vehicle may start faster than at rest.
bool has_rolling_start(const Race& race);
// Asks before the first round how fast a vehicle starts. Nothing is asked for a standing start.
void choose_starting_speed(Race& race, Table& table, VehicleId v);

}  // namespace frothy
