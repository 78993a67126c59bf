// Which dice of a Speed Check may be kept, for whoever wants to judge a roll afterwards.
#pragma once

#include "frothy/house_rules.h"
#include "frothy/rules.h"

namespace frothy {

// How many of the two dice kept must be the lowest rolled: 0, 1 or 2 (FR-SPD-07 to 10). Cards as
// they were played, Reins of a tired team among them (FR-EDGE-49).
int lowest_to_keep(const HouseRules& rules, SpeedDirection direction, int whips, int reins);

}  // namespace frothy
