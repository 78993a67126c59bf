// Cards played for a space more or fewer in a move (FR-MOV-08 to 10).
#pragma once

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/duty.h"
#include "games/frothy/rules/frothy.h"

namespace frothy {

// Whether the phase still allows a Reins, or a Whip, whatever is in hand.
bool reins_may_be_played(const Race& race);
bool whip_may_be_played(const Race& race);
// Cards that count as a Reins in hand (FR-EDGE-13).
int reins_in_hand(const Race& race, VehicleId v);

void offer_movement_cards(const Race& race, VehicleId v, const Duty& duty, Offer& offer);
// Ramming Speed and Emergency Stop included (FR-SPC-05, FR-SPC-10).
void play_movement_card(Race& race, Table& table, VehicleId v, const Duty& duty, Option option);

// The card of a jump: asked for where there is a choice, then spent (FR-JUMP-02).
void pay_for_jump(Race& race, Table& table, VehicleId v, const Duty& duty, Option jump);

}  // namespace frothy
