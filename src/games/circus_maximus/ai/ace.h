// A driver who weighs all dice that may fall.
#pragma once

#include <cstddef>

#include "games/circus_maximus/rules/circus_maximus.h"
#include "kernel/question.h"

namespace circus_maximus {

// What can be tried on a copy: speeds, whip, brakes, steps and attacks, defences.
bool can_weigh(Ask ask);
// The index of the option.
std::size_t weighed_answer(const Race& race, const kernel::Question<CircusMaximus>& question);
// The chance to win that is left after one of the options of a move or a defence.
double weighed_chance(const Race& race, const kernel::Question<CircusMaximus>& question,
                      Option option);

}  // namespace circus_maximus
