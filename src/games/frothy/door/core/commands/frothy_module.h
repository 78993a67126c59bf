// Frothy Races for the command line.
#pragma once

#include "play/game_module.h"

namespace frothy {

play::GameModule frothy_module();

}  // namespace frothy
