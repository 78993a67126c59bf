// The three scenarios one after the other, as a season (HH-O-150).
#pragma once

#include <span>
#include <vector>

#include "games/highway_heist/rules/heist.h"

namespace highway_heist {

// At most, of the damage a car brings from the game before: no car is nearly gone at the start.
inline constexpr int most_damage_carried = 3;
inline constexpr int most_boost_carried = 3;

// What a game that is over leaves for the next one: damage and Boost tokens of each of four
// members, one after the other.
std::vector<int> carried_from(const Heist& over);
// Nothing where that is not what carried_from gives.
void begin_with(Terms& terms, std::span<const int> carried);

}  // namespace highway_heist
