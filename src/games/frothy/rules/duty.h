// The duty to avoid collisions in a move (FR-MOV-13, FR-EDGE-12, FR-EDGE-13).
#pragma once

#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/paths.h"
#include "games/frothy/rules/queries.h"

namespace frothy {

// What it asks of the mover here, and the clear paths it is judged by.
struct Duty {
    bool clear_path = false;        // some path of all the spaces left is clear
    bool clear_with_reins = false;  // none is, but one a space shorter is, and Reins can be played
    PathLengths clear;              // of all clear paths of at most the spaces left
    ClearPaths with_ramming;        // the same where hitting a vehicle on purpose is allowed now

    bool is_bound() const { return clear_path || clear_with_reins; }
};

// The steps a mover may choose from, whatever stands there.
std::span<const LegalStep> first_steps(const Race& race, VehicleId v);

Duty duty_here(const Race& race, VehicleId v);
// Whether the first step with this number still leaves what the duty demands: a clear path of the
// rest, or with the Reins to come (FR-EDGE-59).
bool step_keeps_duty(const Race& race, std::size_t first_step, const Duty& duty);
// The same for what is left after a jump, with this many Reins still in hand.
bool jump_keeps_duty(const Race& race, VehicleId v, Cell landing, Side last_side, int over,
                     int reins_left, const Duty& duty);
// Whether some path of one space more than are left is clear.
bool has_longer_path(const Race& race, VehicleId v);
// The same for a movement card: a space more, which takes so many Reins out of the hand, where a
// path that long is clear or is not; or spaces fewer.
bool longer_move_keeps_duty(const Race& race, VehicleId v, const Duty& duty, bool is_clear,
                            int reins_taken);
bool shorter_move_keeps_duty(const Race& race, const Duty& duty, int fewer);

}  // namespace frothy
