// How far each scenario is from its end.
#pragma once

#include "games/highway_heist/rules/heist.h"

namespace highway_heist {

// How many actions the team is short of it, about.
double short_of_goal(const Heist& heist);

// How many Enemy Dice are rolled until the End of Round.
int dice_to_come(const Heist& heist);

}  // namespace highway_heist
