// What the usual driver weighs against each other.
#pragma once

#include <vector>

#include "games/highway_heist/ai/plan.h"
#include "kernel/question.h"

namespace highway_heist {

// Who goes next, actions, where to go with what moves, the best first; none of all else.
std::vector<Weighed> weighed_by_steady(const Heist& heist,
                                       const kernel::Question<HighwayHeist>& question);

}  // namespace highway_heist
