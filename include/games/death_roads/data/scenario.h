// Rule cases of Death Roads (docs/formats/scenario.md).
#pragma once

#include "play/scenario/scenario.h"

namespace death_roads {

play::ScenarioGame scenario_game();

}  // namespace death_roads
