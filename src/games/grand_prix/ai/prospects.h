// How a race is likely to end, from how it stands.
#pragma once

#include "games/grand_prix/rules/race.h"

namespace grand_prix {

// An estimate of the chance that a car wins, 0 to 1; what has happened once the race is over.
double chance_to_win(const Race& race, CarId id);

}  // namespace grand_prix
