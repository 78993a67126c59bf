// Grand Prix on the command line.
#pragma once

#include "play/game_module.h"

namespace grand_prix {

play::GameModule grand_prix_module();

}  // namespace grand_prix
