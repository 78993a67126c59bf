// How far a move goes as it is advised before anything happens or is new to be decided.
#pragma once

#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/forecast.h"

namespace frothy {

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
