// The cards an attack takes (ATK).
#pragma once

#include "frothy/frothy.h"

namespace frothy {

// Whether the vehicle holds a card that starts the attack this option declares (FR-ATK-05,
// FR-SPC-01, FR-SPC-06; FR-TRT-25: with Snapper Whips are enough for a Vehicle attack).
bool has_card_for(const Race& race, VehicleId v, OptionKind kind);

}  // namespace frothy
