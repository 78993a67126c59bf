// What a race is about for the steady driver, by its kind: whom to go for, what to take on the way,
// and what getting on is worth. Points as in outlook.h, 64 to a hex.
#pragma once

#include "frothy/race.h"

namespace frothy {

// What entering a hex scores (FR-RACE-07, FR-RACE-08).
int entry_prize(const Race& race, Cell cell);
// What running into a vehicle is worth, apart from what it costs: the quarry, or in Toughest
// somebody who can take less (FR-RACE-03 to 06).
int ram_prize(const Race& race, VehicleId me, VehicleId target);

// When an attack is considered.
struct AttackGoal {
    int least_cards = 6;   // in hand
    int answers_left = 0;  // cards in kind the target may have at most
    bool wanted = false;   // the target is one to go for, wherever it is in the race
    bool spared = false;   // the target is a friend, or of no concern
};
AttackGoal attack_goal(const Race& race, VehicleId me, VehicleId target);

// Where only lasting counts, getting on is worth one part in so many of what it is elsewhere.
int progress_share(const Race& race);
// Nothing is left to save cards for: the last of the agreed rounds.
bool is_last_effort(const Race& race);

}  // namespace frothy
