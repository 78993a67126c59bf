// Rule cases of Grand Prix (docs/formats/scenario.md).
#pragma once

#include "play/scenario/scenario.h"

namespace grand_prix {

play::ScenarioGame scenario_game();

}  // namespace grand_prix
