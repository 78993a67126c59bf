// What a case does: the rules and queries it names, one after the other.
#pragma once

#include "games/frothy/data/scenario/scenario_given.h"

namespace frothy::scenario {

// One thing to do, read and ready: an object.
Action read_action(const Node& node, const Board& board);

// {"query": "...", ...}
Action read_query(const Node& node, const Board& board);

}  // namespace frothy::scenario
