// FR-MOV-13: collisions have to be avoided where they can be.
#include "games/frothy/rules/duty.h"

#include "games/frothy/rules/movement_cards.h"

namespace frothy {

namespace {

// A Whip adds a space, if there is any card to play as one.
int most_spaces(const Race& race, VehicleId v) {
    const bool longer = whip_may_be_played(race) && holds_cards(race, v);
    return race.move.spaces_left + (longer ? 1 : 0);
}

}  // namespace

std::span<const LegalStep> first_steps(const Race& race, VehicleId v) {
    return steps_from(race[v].facing, race[v].last_side, drifts_left(race, v) != DriftsLeft::none,
                      race.rules().alt_corner_drift);
}

Duty duty_here(const Race& race, VehicleId v) {
    Duty duty;
    const int left = race.move.spaces_left;
    const PathStart here{race[v].cell, race[v].last_side, drifts_without_roll(race, v)};
    const int most = most_spaces(race, v);
    const auto steps = first_steps(race, v);
    const Ramming ramming = ramming_of(race);
    duty.with_ramming = clear_paths(race, v, here, steps, most, ramming);
    duty.clear = ramming == Ramming::forbidden
                     ? duty.with_ramming.all
                     : clear_paths(race, v, here, steps, most, Ramming::forbidden).all;
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

// FR-EDGE-13: a Whip may not be played if it leaves no clear path while doing without leaves one.
bool longer_move_keeps_duty(const Race& race, const Duty& duty, int reins_left) {
    const int left = race.move.spaces_left;
    if (!duty.is_bound()) return true;                      // FR-EDGE-41
    if (ramming_of(race) == Ramming::allowed) return true;  // FR-ALT-05
    if (duty.clear.has(left + 1)) return true;
    const bool one_each = race.rules().move_card_cap == CardCap::one_each;
    return one_each && race.move.reins_played == 0 && reins_left > 0 && duty.clear.has(left);
}

// FR-EDGE-59: only for a Flyer can a shorter path be worse than the whole.
bool shorter_move_keeps_duty(const Race& race, const Duty& duty, int fewer) {
    return !duty.clear_path || duty.with_ramming.all.has(race.move.spaces_left - fewer);
}

}  // namespace frothy
