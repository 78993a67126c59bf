// How a race is likely to go on, from how it stands.
#pragma once

#include "games/circus_maximus/rules/race.h"

namespace circus_maximus {

// An estimate, in turns, of how long a chariot still needs, what has happened to it counted in.
double turns_left(const Race& race, ChariotId id);
// To the finish, on in its lane.
int squares_left(const Race& race, ChariotId id);
// Of its own lane, however long, until it is home.
double laps_left(const Race& race, ChariotId id);
// That a roll for each of its wheels turns it over (CM-L37).
double chance_to_flip(const Chariot& chariot);
// An estimate of the chance that one of a player's chariots wins, 0 to 1.
double chance_to_win(const Race& race, kernel::PlayerId player);

}  // namespace circus_maximus
