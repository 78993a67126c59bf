// Drivers who try their answers out, each by its own lights.
#pragma once

#include <cstddef>
#include <vector>

#include "games/circus_maximus/ai/drivers.h"
#include "games/circus_maximus/rules/circus_maximus.h"
#include "kernel/question.h"

namespace circus_maximus {

struct Habits {
    Preparation points;
    bool looks_ahead = true;  // to the end of the race; else to the end of the move
    double caution = 0.03;    // turns that strain costs, for each square of what it is over
    double thrift = 0;        // turns that a point of endurance is worth besides
    bool attacks = true;
    double spite = 0;       // of its own chance to win that it gives for an attack
    std::size_t stake = 5;  // hundreds of sesterces that it bets
};

// The index of the option.
std::size_t habitual_answer(const Habits& habits, const Race& race,
                            const kernel::Question<CircusMaximus>& question);
// See outlooks_of.
std::vector<Outlook> habitual_outlooks(const Habits& habits, const Race& race,
                                       const kernel::Question<CircusMaximus>& question);

}  // namespace circus_maximus
