// Ways out after a collision that other chapters use too.
#pragma once

#include "games/frothy/rules/rules.h"

namespace frothy {

// At rating 0 faces any way that gets past what was hit, forwards along the course where one
// does; free where none does (FR-COL-22, FR-EDGE-22, FR-EDGE-23).
void face_onwards(Race& race, Table& table, VehicleId v, const SameObstacle& hit, Rule rule);
void collide_with_rolling_wreck(Race& race, Table& table, VehicleId wreck, VehicleId struck,
                                hexgrid::Direction direction);

}  // namespace frothy
