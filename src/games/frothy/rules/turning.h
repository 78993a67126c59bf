// Changing direction (TURN), and the end of a vehicle's own move.
#pragma once

#include "games/frothy/rules/frothy.h"

namespace frothy {

// The chosen change of direction of the phase: -1 left, 1 right (FR-TURN-03 to 06).
void change_direction(Race& race, Table& table, VehicleId v, int turn);
// Turns a vehicle, which starts its alternation afresh (FR-EDGE-11).
void face(Race& race, VehicleId v, hexgrid::Facing facing);
// Ends the move a vehicle is making, if it is its own (FR-EDGE-15); spaces left are lost.
void end_own_move(Race& race, Table& table, VehicleId v, Rule rule);

}  // namespace frothy
