// Cards chosen in secret lie in the hand until all are revealed: their owner knows better.
#pragma once

#include <vector>

#include "games/frothy/rules/frothy.h"
#include "games/frothy/view/core/board/card_motion.h"
#include "kernel/session.h"

namespace frothy {

// What this player has committed in secret and not yet revealed (FR-ATK-06, FR-SPD-01); empty
// mostly. For nobody else to see.
std::vector<CardFaceUp> cards_put_aside(const kernel::Session<Frothy>& session, VehicleId player);

}  // namespace frothy
