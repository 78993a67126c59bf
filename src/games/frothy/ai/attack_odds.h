// What an attack may be expected to do to either side (ATK).
#pragma once

#include "games/frothy/ai/goal.h"
#include "games/frothy/rules/race.h"
#include "games/frothy/rules/vocabulary.h"

namespace frothy {

// In hundredths of a point of Damage, Control rolls included as far as they hurt; in a race to the
// line with the time they take, too.
struct Exchange {
    int dealt = 0;
    int taken = 0;
};

// With so many cards on each side.
Exchange expected_exchange(const Race& race, VehicleId attacker, VehicleId target, AttackKind kind,
                           int cards, int answers);

// How many cards are best committed, and what the attack is then worth to this side: what it deals
// less what it takes, each point the more the less the vehicle hurt can still take, less the cards.
struct AttackPlan {
    int cards = 0;
    int worth = 0;  // in points, 64 to a hex
};
// How much of what a rival suffers is one's own gain, in per cent.
inline constexpr int usual_aggression = 100;
// To start an attack; the target is expected to answer with a card or two if it can.
AttackPlan plan_of_attack(const Race& race, VehicleId attacker, VehicleId target, AttackKind kind,
                          int aggression = usual_aggression);
// To answer one.
AttackPlan plan_of_defence(const Race& race, VehicleId attacker, VehicleId target, AttackKind kind,
                           int aggression = usual_aggression);

}  // namespace frothy
