// A driver who plays each answer on to the end of the turn.
#pragma once

#include <cstddef>

#include "games/grand_prix/rules/grand_prix.h"
#include "kernel/odds.h"
#include "kernel/question.h"

namespace grand_prix {

// The ways in which a turn may go on; there are a hundred or so.
inline constexpr kernel::OddsLimits limits_of_turn = {.courses = 2'000, .samples = 200};

// Where a turn can be gone on with (can_go_on). The index of the option.
std::size_t weighed_answer(const Race& race, const kernel::Question<GrandPrix>& question);

// Of the tyres that are offered, by what they come to until the race is over.
std::size_t planned_tyre(const Race& race, const kernel::Question<GrandPrix>& question);

}  // namespace grand_prix
