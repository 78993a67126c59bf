// Rule cases of Circus Maximus (docs/formats/scenario.md).
#pragma once

#include "play/scenario/scenario.h"

namespace circus_maximus {

play::ScenarioGame scenario_game();

}  // namespace circus_maximus
