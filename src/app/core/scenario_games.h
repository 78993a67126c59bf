// The games whose rule cases this program runs.
#pragma once

#include <vector>

#include "play/scenario/scenario.h"

namespace app {

// Anew for each runner. The first is the game of cases that name none by their schema.
std::vector<play::ScenarioGame> scenario_games();

}  // namespace app
