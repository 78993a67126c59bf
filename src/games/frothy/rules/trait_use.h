// Using traits and special cards: their numbers, and where a card goes.
#pragma once

#include <algorithm>

#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/rolling.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

// A # that is rolled: one die, read by value (FR-DICE-06).
int roll_number(Race& race, Table& table, VehicleId v, Rule rule);
// The # of a flaw, or of what always applies: in full, rolled where the licence says so
// (FR-DICE-06), 1 where it prints none. 0 without the trait.
int number_of_flaw(Race& race, Table& table, VehicleId v, Rule trait);
// The # of an edge, of which its owner may use any part; 0 without the trait.
int number_of_edge(Race& race, Table& table, VehicleId v, Rule trait);
// How much of an edge its owner uses: all of it, unless the owner has said otherwise; never more
// than `most`. 0 without the trait.
int use_edge(Race& race, Table& table, VehicleId v, Rule trait, int most = 99);
// The same of an edge that works on another vehicle, also where its owner has lost it meanwhile
// (FR-EDGE-67): its owner is asked whether it is to work on a team-mate (FR-RACE-11).
int use_edge_on(Race& race, Table& table, VehicleId v, const Trait& edge, VehicleId other);

// The # of a special card, rolled where the licence says so; 0 where it prints none.
int number_of_card(Race& race, Table& table, VehicleId v, int place);
// Takes the card from wherever it is to Spent; out of play after its action if it is printed so.
void play_special(Race& race, Table& table, VehicleId v, int place, SpecialUse use);
// The action of a card that was pledged takes place.
void settle_pledge(Race& race, Table& table, VehicleId v, int place);

}  // namespace frothy
