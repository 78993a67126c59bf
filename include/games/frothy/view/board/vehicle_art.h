// Which picture stands for a vehicle.
#pragma once

#include <string>
#include <string_view>

#include "stage/sprite_store.h"

namespace frothy {

// The sprite of a licence: its own where there is one, the basic chariot's for a vehicle that
// players have built. Its cloth, to be tinted in the livery, is of the same name with "-livery".
std::string vehicle_sprite_name(stage::SpriteStore& sprites, std::string_view licence_id);

}  // namespace frothy
