// Which way a choice leads: its place among the buttons, how far on it is, and what comes next.
#pragma once

#include <vector>

#include "games/frothy/view/core/prompt/prompt.h"
#include "hexgrid/facing.h"

namespace frothy {

// To which side of the nose a step goes: -1 left, 0 ahead, 1 right.
int side_of(const Race& race, VehicleId v, Option step);

// Left stands left of right, whichever of them is proposed; all else comes after them.
void set_in_rows(const Race& race, VehicleId v, std::vector<PromptChoice>& choices);

// The steps straight on, so many at most, up to what is solid or off the track.
std::vector<hexgrid::Direction> steps_ahead(const Course& course, Cell from, hexgrid::Facing facing,
                                            int most);
// How many places of the course some steps straight on would gain; those off the track gain none.
int places_ahead(const Race& race, Cell from, hexgrid::Facing facing);

// How far a move goes as it is advised before anything happens or is new to be decided.
struct WholeWay {
    AnswerPlan answers;       // all steps, in the order in which they are asked for
    std::vector<Cell> cells;  // where each space leads; more than answers where a step is forced
    bool drifts_left = false;
    bool drifts_right = false;

    bool empty() const { return answers.empty(); }
};

// The rules are run along the steps of the plan, and the way ends before the first of them that
// rolls dice, runs into something or meets with anything else, and where somebody else is asked or
// an attack or jump is offered that was not offered before (FR-MOV-01). Empty where that is so at
// once.
WholeWay whole_way(const Decision& decision, const AnswerPlan& plan);

}  // namespace frothy
