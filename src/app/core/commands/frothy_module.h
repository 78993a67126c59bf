// Frothy Races for the command line.
#pragma once

#include "play/game_module.h"

namespace app {

play::GameModule frothy_module();

}  // namespace app
