// Attacks made in the move of another (FR-TRT-35).
#pragma once

#include "games/frothy/rules/frothy.h"

namespace frothy {

// Asks every owner of Sneaky who may attack the mover now, in the order of movement (FR-EDGE-01).
// Returns whether one did: a new moment, in which the mover is asked first.
bool offer_sneaky_attacks(Race& race, Table& table, VehicleId mover);

}  // namespace frothy
