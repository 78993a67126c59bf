// Drivers who try their answers out, each by its own lights.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/death_roads/ai/drivers.h"
#include "games/death_roads/rules/death_roads.h"
#include "kernel/question.h"

namespace death_roads {

// What counts besides the chance to win is counted in chances to win, 0 to 1.
struct Habits {
    int deals = 4;             // ways of what is unseen that are tried
    bool sees_others = true;   // else its own car alone
    bool plans_turn = true;    // tries the second Action with the first
    bool plays_round = false;  // tries the best answers on to the end of the round
    double of_waiting = 0.06;  // what it takes off a Focus: the others come no nearer by it
    double for_shots = 0;      // for each Condition that its weapons take
    double for_bashes = 0;     // for each strength of its Bashes
    double for_rows = 0;       // for each row it has gained
    double for_condition = 0;  // for each Condition it is likely to keep
};

// The index of the option. `race` is the view of the player who is asked.
std::size_t habitual_answer(const Habits& habits, const Race& race,
                            const kernel::Question<DeathRoads>& question);

// See outlooks_of.
std::vector<Outlook> outlooks(const Habits& habits, const Race& race,
                              const kernel::Question<DeathRoads>& question);

}  // namespace death_roads
