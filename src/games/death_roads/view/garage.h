// The garage: what a car would look like with what is offered, and what a pair of weapons reaches.
#pragma once

#include "games/death_roads/rules/death_roads.h"
#include "ui/plain/board_art.h"

namespace death_roads {

// The car of `id` with one more choice of the draft.
ui::PlanPainter garage_plan(const Race& race, PlayerId id, const Option& option);

}  // namespace death_roads
