// What a Control roll does once its dice are settled.
#pragma once

#include "games/frothy/rules/control_dice.h"

namespace frothy {

// The planned turn with the spins added, in steps of 30 degrees to the right.
void apply_turn(Race& race, Table& table, VehicleId v, int planned, int spin);
// The effects of the dice left over, in the order of FR-CTRL-22. `slide_icons` counts for a slide
// into the same obstacle again (FR-DMG-14).
void apply_effects(Race& race, Table& table, const ControlRoll& roll, const IconCounts& counts,
                   int slide_icons, ControlOutcome& outcome);

}  // namespace frothy
