// The words of Frothy Races in scenario files (docs/formats/scenario.md).
#pragma once

#include "play/scenario/scenario.h"

namespace frothy {

// Keeps the courses and licences it has read for the next case.
play::ScenarioGame scenario_game();

}  // namespace frothy
