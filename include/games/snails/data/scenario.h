// Rule cases of Snails (docs/formats/scenario.md).
#pragma once

#include "play/scenario/scenario.h"

namespace snails {

// Given: {"snails": ["red", "blue"], "leaves": {"red": 3}, "turn": "red", "round": 2}, of which the
// first is needed. To do: "turn", or so many {"turn": 3}.
play::ScenarioGame scenario_game();

}  // namespace snails
