// Dice, tyres and what waits for the next roll.
#pragma once

#include "games/grand_prix/rules/race.h"

namespace grand_prix {

// What the tyre gives as the track is now, worn as it is (GP-L11 to GP-L15, GP-L61, GP-O02).
int tyre_modifier(const Race& race, const Car& car);
// The same of a tyre and a weather that are only thought of.
int tyre_modifier(const Race& race, const Car& car, Tyre tyre, Weather weather);

struct Total {
    int spaces = 0;
    bool locks_up = false;
};
// What a total that a card holds back comes to at most (GP-X25).
int capped_total(const Race& race);
// Of dice that come to `sum`, of which one is a 1 or none (GP-L10, GP-X46, GP-X47).
Total total_of(const Race& race, const Car& car, int sum, bool has_one);
// The same where it is used up: the marks that wait for it go (GP-X53).
Total reckon(Race& race, CarId id, int sum, bool has_one);

// All the ways in which a roll on the main road may fall, taken together: what it is on average is
// for whoever thinks in fractions.
struct Average {
    int rolls = 0;
    int spaces = 0;
    int turns = 0;  // those missed by locking up among them
};
Average average_of(const Race& race, const Car& car);
// As if no card had ever been turned up for it.
Car without_marks(const Car& car);

// From there to the last space of the lane, P12 (GP-L46).
constexpr int left_in_lane(int lane_space) { return lane_length - lane_space; }

}  // namespace grand_prix
