// Circus Maximus on the command line.
#pragma once

#include "play/game_module.h"

namespace circus_maximus {

play::GameModule circus_maximus_module();

}  // namespace circus_maximus
