// Which way a choice leads: its place among the buttons, and how far on it is.
#pragma once

#include <vector>

#include "games/frothy/view/core/prompt/prompt.h"
#include "hexgrid/facing.h"

namespace frothy {

// To which side of the nose a step goes: -1 left, 0 ahead, 1 right.
int side_of(const Race& race, VehicleId v, Option step);

// Left stands left of right, whichever of them is proposed; all else comes after them.
void set_in_rows(const Race& race, VehicleId v, std::vector<PromptChoice>& choices);

// How many places of the course some steps straight on would gain; those off the track gain none.
int places_ahead(const Race& race, Cell from, hexgrid::Facing facing);

}  // namespace frothy
