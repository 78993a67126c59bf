// Snails as the command line knows it.
#pragma once

#include "play/game_module.h"

namespace snails {

play::GameModule snails_module();

}  // namespace snails
