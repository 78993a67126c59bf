// CLP: gaining and losing Control Loss points.
#include <algorithm>

#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"

namespace frothy {

// FR-LIC-06: no upper limit. The counter itself ends at 999, far beyond any race, so that a roll
// always fits on the table.
void gain_control_loss(Race& race, Table& table, VehicleId v, int points, Rule rule) {
    if (points <= 0) return;
    Vehicle& vehicle = race[v];
    vehicle.control_loss = static_cast<std::uint16_t>(std::min(vehicle.control_loss + points, 999));
    tell(table, v, rule, ControlGained{points, vehicle.control_loss});
}

// FR-CLP-06, FR-CLP-07: down to the vehicle's minimum (FR-CLP-08).
void clear_control_loss(Race& race, Table& table, VehicleId v, Rule rule) {
    Vehicle& vehicle = race[v];
    const std::uint16_t least = race.licence(v).control_min;
    if (vehicle.control_loss <= least) return;
    const int cleared = vehicle.control_loss - least;
    vehicle.control_loss = least;
    tell(table, v, rule, ControlCleared{cleared});
}

}  // namespace frothy
