// What a race is about for the steady driver, by its kind: whom to go for, what to take on the way,
// and what getting on is worth. Points as in outlook.h, 64 to a hex.
#pragma once

#include "games/frothy/rules/race.h"
#include "games/frothy/rules/rule.h"
#include "games/frothy/rules/vocabulary.h"

namespace frothy {

// What entering a hex scores (FR-RACE-07, FR-RACE-08).
int entry_prize(const Race& race, Cell cell);
// The faces of a damage die, of six, that get through to a vehicle (FR-DMG-04).
int faces_that_hurt(const Race& race, VehicleId v);
// What running into a vehicle is worth, apart from what it costs: the quarry, in Toughest somebody
// who can take less, and points where Damage scores (FR-RACE-03 to 06, FR-RACE-09).
int ram_prize(const Race& race, VehicleId me, VehicleId target);

// The number of a trait in force, 0 without it; one that is rolled counts as a middling 2.
int number_of(const Race& race, VehicleId v, Rule trait);
// How far the traits of both sides favour the attacker, in dice or points of Attack Value.
int attack_edge(const Race& race, VehicleId me, VehicleId target, AttackKind kind);

// Rounds without Damage, or without anybody getting on, that are left (FR-EDGE-30).
int rounds_to_stall(const Race& race);

// Whether the race goes on until all but one are destroyed (FR-RACE-03).
bool is_fought_out(const Race& race);
// Whether a vehicle goes for another in such a race. While others come to harm anyhow it drives on
// and keeps clear. When nothing happens any more most Damage to spare wins (FR-EDGE-30): whoever
// stands worse goes for somebody at once, those who are level soon after, and in the end whoever
// stands best, too, so that it is fought out.
bool is_hunting(const Race& race, VehicleId me);
// Whether one rival alone is left, what harms it helps nobody else, and nothing has happened for so
// long that it is time for a fight.
bool is_overdue_duel(const Race& race, VehicleId me);
// Whom a hunting vehicle seeks: the nearest one along the course that is no friend.
VehicleId prey_of(const Race& race, VehicleId me);
// Spaces from one vehicle forwards to another, on a circuit the shorter way round: below 0 if that
// is backwards.
int spaces_to(const Race& race, VehicleId from, VehicleId to);

// When an attack is considered.
struct AttackGoal {
    int least_cards = 6;   // in hand
    int answers_left = 0;  // cards in kind the target may have at most
    bool weighed = false;  // by what it does to either side, and by nothing else
    bool wanted = false;   // the target is one to go for, wherever it is in the race
    bool spared = false;   // the target is a friend, or of no concern
};
AttackGoal attack_goal(const Race& race, VehicleId me, VehicleId target);

// How many times Damage weighs what it does in a race to the line: the Fox that is destroyed has
// lost. In Toughest it is not more, or nobody would dare go near another.
int stake_in_lasting(const Race& race, VehicleId me);
// Nothing is left to save cards for: the last of the agreed rounds.
bool is_last_effort(const Race& race);

}  // namespace frothy
