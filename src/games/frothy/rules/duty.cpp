// FR-MOV-13: collisions have to be avoided where they can be.
#include "games/frothy/rules/duty.h"

#include "games/frothy/rules/movement_cards.h"

namespace frothy {

namespace {

PathStart start_without_rolls(const Race& race, VehicleId v) {
    return {race[v].cell, race[v].last_side, drifts_without_roll(race, v)};
}

}  // namespace

std::span<const LegalStep> first_steps(const Race& race, VehicleId v) {
    return steps_from(race[v].facing, race[v].last_side, drifts_left(race, v) != DriftsLeft::none,
                      race.rules().alt_corner_drift);
}

Duty duty_here(const Race& race, VehicleId v) {
    Duty duty;
    const int left = race.move.spaces_left;
    if (left == 0) {
        duty.clear_path = true;
        return duty;
    }
    const auto steps = first_steps(race, v);
    const Ramming ramming = ramming_of(race);
    duty.with_ramming = clear_paths(race, v, start_without_rolls(race, v), steps, left, ramming);
    duty.clear = ramming == Ramming::forbidden ? duty.with_ramming.all
                                               : clear_paths(race, v, start_without_rolls(race, v),
                                                             steps, left, Ramming::forbidden)
                                                     .all;
    duty.clear_path = duty.clear.has(left);
    duty.clear_with_reins = !duty.clear_path && reins_may_be_played(race) &&
                            reins_in_hand(race, v) > 0 && duty.clear.has(left - 1);
    return duty;
}

// A drift with a Control roll may save the whole path where the Reins would be compulsory, and so
// may ramming.
bool step_keeps_duty(const Race& race, std::size_t first_step, const Duty& duty) {
    const PathLengths lengths = duty.with_ramming.by_step[first_step];
    const int left = race.move.spaces_left;
    return lengths.has(left) || (!duty.clear_path && left >= 2 && lengths.has(left - 1));
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

bool has_longer_path(const Race& race, VehicleId v) {
    return has_clear_path(race, v, start_without_rolls(race, v), race.move.spaces_left + 1,
                          Ramming::forbidden);
}

// FR-EDGE-13: a Whip may not be played if it leaves no clear path while doing without leaves one.
bool longer_move_keeps_duty(const Race& race, VehicleId v, const Duty& duty, bool is_clear,
                            int reins_taken) {
    if (is_clear || !duty.is_bound()) return true;          // FR-EDGE-41
    if (ramming_of(race) == Ramming::allowed) return true;  // FR-ALT-05
    const bool one_each = race.rules().move_card_cap == CardCap::one_each;
    return one_each && race.move.reins_played == 0 && duty.clear_path &&
           reins_in_hand(race, v) > reins_taken;
}

// FR-EDGE-59: only for a Flyer can a shorter path be worse than the whole.
bool shorter_move_keeps_duty(const Race& race, const Duty& duty, int fewer) {
    return !duty.clear_path || duty.with_ramming.all.has(race.move.spaces_left - fewer);
}

}  // namespace frothy
