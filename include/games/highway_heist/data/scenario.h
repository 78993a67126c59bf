// Rule cases of Highway Heist (docs/formats/scenario.md).
#pragma once

#include "play/scenario/scenario.h"

namespace highway_heist {

play::ScenarioGame scenario_game();

}  // namespace highway_heist
