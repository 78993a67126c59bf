// FR-MOV-13: collisions have to be avoided where they can be.
#include "duty.h"

#include "movement_cards.h"

namespace frothy {

namespace {

PathStart start_here(const Race& race, VehicleId v) {
    return {race[v].cell, race[v].last_side, drifts_without_roll(race, v)};
}

bool clear_from_here(const Race& race, VehicleId v, int steps, Ramming ramming) {
    return has_clear_path(race, v, start_here(race, v), steps, ramming);
}

}  // namespace

Duty duty_here(const Race& race, VehicleId v) {
    Duty duty;
    const int left = race.move.spaces_left;
    duty.clear_path = clear_from_here(race, v, left, Ramming::forbidden);
    duty.clear_with_reins = !duty.clear_path && reins_may_be_played(race) &&
                            reins_in_hand(race, v) > 0 &&
                            clear_from_here(race, v, left - 1, Ramming::forbidden);
    return duty;
}

// A drift with a Control roll may save the whole path where the Reins would be compulsory, and so
// may ramming.
bool step_keeps_duty(const Race& race, VehicleId v, const LegalStep& step, const Duty& duty) {
    const PathStart here = start_here(race, v);
    const int left = race.move.spaces_left;
    const Ramming ramming = ramming_of(race);
    if (is_clear_path(race, v, here, step, left - 1, ramming)) return true;
    return !duty.clear_path && left >= 2 && is_clear_path(race, v, here, step, left - 2, ramming);
}

bool jump_keeps_duty(const Race& race, VehicleId v, Cell landing, Side last_side, int over,
                     int reins_left, const Duty& duty) {
    if (!duty.is_bound()) return true;
    const PathStart start{landing, last_side, drifts_without_roll(race, v)};
    const int rest = race.move.spaces_left - over - 1;
    if (has_clear_path(race, v, start, rest, ramming_of(race))) return true;
    return duty.clear_with_reins && reins_left > 0 && rest > 0 &&
           has_clear_path(race, v, start, rest - 1, ramming_of(race));
}

// FR-EDGE-13: a Whip may not be played if it leaves no clear path while doing without leaves one.
bool longer_move_keeps_duty(const Race& race, VehicleId v, const Duty& duty, int reins_left) {
    const int left = race.move.spaces_left;
    if (!duty.is_bound()) return true;                      // FR-EDGE-41
    if (ramming_of(race) == Ramming::allowed) return true;  // FR-ALT-05
    if (clear_from_here(race, v, left + 1, Ramming::forbidden)) return true;
    const bool one_each = race.rules().move_card_cap == CardCap::one_each;
    return one_each && race.move.reins_played == 0 && reins_left > 0 &&
           clear_from_here(race, v, left, Ramming::forbidden);
}

// FR-EDGE-59: only for a Flyer can a shorter path be worse than the whole.
bool shorter_move_keeps_duty(const Race& race, VehicleId v, const Duty& duty, int fewer) {
    return !duty.clear_path ||
           clear_from_here(race, v, race.move.spaces_left - fewer, ramming_of(race));
}

}  // namespace frothy
