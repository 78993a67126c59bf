// Drivers who try their answers out, each by its own lights.
#pragma once

#include <cstddef>

#include "games/circus_maximus/rules/circus_maximus.h"
#include "kernel/question.h"

namespace circus_maximus {

struct Habits {
    Preparation points;
    bool looks_ahead = true;       // to the end of the race; else to the end of the move
    double caution = 0.03;         // turns that strain costs, for each square of what it is over
    double thrift = 0;             // turns that a point of endurance is worth besides
    int attacks_from = 2;          // turns that a rival may be behind
    bool attacks_drivers = false;  // with the whip, and cars where it is the better driver
};

// The index of the option.
std::size_t habitual_answer(const Habits& habits, const Race& race,
                            const kernel::Question<CircusMaximus>& question);

}  // namespace circus_maximus
