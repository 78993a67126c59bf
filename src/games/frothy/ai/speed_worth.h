// What a rating is worth for the coming round.
#pragma once

#include "games/frothy/ai/outlook.h"

namespace frothy {

// In points: the round ahead at this rating, as if alone with the wrecks.
int worth_of(const Outlook& outlook, int rating);
// Whether every step from here ends at a wall, a wreck or the edge: no waiting helps then. Only
// who has moved may turn (FR-MOV-15), and only who has struck it is turned (FR-COL-22).
bool is_walled_in(const Outlook& outlook);

}  // namespace frothy
