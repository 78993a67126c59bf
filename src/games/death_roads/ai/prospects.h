// How a race is likely to go on, from how it stands.
#pragma once

#include "games/death_roads/rules/race.h"

namespace death_roads {

// An estimate of the chance that a player wins, 0 to 1. Where the round is still on, its Road Event
// and Final Stretch are counted as if they were resolved now; what is drawn for them goes by
// `seed`.
double chance_to_win(const Race& race, PlayerId id, std::uint64_t seed);

// Condition that it is likely to have at the end of the round: less what Road Event and Final
// Stretch take where it stands now, and what rivals beside it may yet bash out of it.
double condition_to_keep(const Race& race, PlayerId id, std::uint64_t seed);

// The round as it would end if nobody did anything more: with its Road Event and Final Stretch.
Race round_ended(const Race& race, std::uint64_t seed);

// In rows, how a car stands alone: where it is and what it can still do this round.
double standing_of(const Race& race, PlayerId id);

}  // namespace death_roads
