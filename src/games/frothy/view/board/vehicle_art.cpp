#include "games/frothy/view/board/vehicle_art.h"

namespace frothy {

std::string vehicle_sprite_name(stage::SpriteStore& sprites, std::string_view licence_id) {
    std::string own = "vehicles/" + std::string(licence_id);
    return sprites.has(own) ? own : "vehicles/basic-chariot";
}

}  // namespace frothy
