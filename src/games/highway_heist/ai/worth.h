// How well a game stands.
#pragma once

#include "games/highway_heist/rules/heist.h"

namespace highway_heist {

enum class Sight : std::uint8_t { goal, dangers };  // dangers: the goal as well

// An estimate, in actions of the team: minus what it is short of winning, minus what the dangers in
// sight will cost it. 1000 and more where it has won, -1000 where it has lost.
double worth(const Heist& heist, Sight sight);

// What it costs that a member spends so many of its Boost tokens, in actions: the first of many is
// missed least.
double cost_of_tokens(const Heist& heist, MemberId member, int tokens);
// What this PV (of a member that has one) would cost if it were left with so much more damage.
double cost_of_damage(const Heist& heist, MemberId member, double damage);

}  // namespace highway_heist
