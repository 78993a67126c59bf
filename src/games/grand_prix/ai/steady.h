// A driver who goes by plain rules.
#pragma once

#include <cstddef>

#include "games/grand_prix/rules/grand_prix.h"
#include "kernel/question.h"

namespace grand_prix {

struct Habits {
    Tyre starting_tyre = Tyre::soft;
    int attempts_for = 4;  // spaces gained by a Pass, at least
    int stops_from = 3;    // lap on which it may make the stop that is asked of it
    int rerolls_up_to = 2;
    bool follows_weather = true;
};

inline constexpr Habits steady_habits;
// It attempts whatever it meets, puts its stop off and has no eye for the weather.
inline constexpr Habits rookie_habits = {Tyre::soft, 1, 6, 0, false};

// The index of the option.
std::size_t habitual_answer(const Habits& habits, const Race& race,
                            const kernel::Question<GrandPrix>& question);

}  // namespace grand_prix
