// The duty to avoid collisions in a move (FR-MOV-13, FR-EDGE-12, FR-EDGE-13).
#pragma once

#include "frothy/frothy.h"
#include "frothy/queries.h"

namespace frothy {

// What it asks of the mover here.
struct Duty {
    bool clear_path = false;        // some path of all the spaces left is clear
    bool clear_with_reins = false;  // none is, but one a space shorter is, and Reins can be played

    bool is_bound() const { return clear_path || clear_with_reins; }
};

Duty duty_here(const Race& race, VehicleId v);
// Whether a step still leaves what the duty demands: a clear path of the rest, or with the Reins
// to come (FR-EDGE-59).
bool step_keeps_duty(const Race& race, VehicleId v, const LegalStep& step, const Duty& duty);
// The same for what is left after a jump, with this many Reins still in hand.
bool jump_keeps_duty(const Race& race, VehicleId v, Cell landing, Side last_side, int over,
                     int reins_left, const Duty& duty);
// The same for a movement card: spaces more or fewer, with this many Reins still in hand.
bool longer_move_keeps_duty(const Race& race, VehicleId v, const Duty& duty, int reins_left);
bool shorter_move_keeps_duty(const Race& race, VehicleId v, const Duty& duty, int fewer);

}  // namespace frothy
