// One vehicle of `given`.
#pragma once

#include "games/frothy/data/scenario/scenario_setting.h"
#include "games/frothy/rules/race.h"

namespace frothy::scenario {

// Places and fills in vehicle v; those before it stand already.
void read_vehicle(const Node& node, Race& race, VehicleId v);

}  // namespace frothy::scenario
