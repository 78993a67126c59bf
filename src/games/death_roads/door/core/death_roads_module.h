// Death Roads as the command line knows it.
#pragma once

#include "play/game_module.h"

namespace death_roads {

play::GameModule death_roads_module();

}  // namespace death_roads
