// Highway Heist as the command line knows it.
#pragma once

#include "play/game_module.h"

namespace highway_heist {

play::GameModule highway_heist_module();

}  // namespace highway_heist
