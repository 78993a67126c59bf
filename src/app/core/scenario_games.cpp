#include "app/core/scenario_games.h"

#include "games/frothy/data/scenario/scenario.h"

namespace app {

std::vector<play::ScenarioGame> scenario_games() { return {frothy::scenario_game()}; }

}  // namespace app
