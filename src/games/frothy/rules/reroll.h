// Re-rolls before a roll is settled (FR-GEN-04, FR-EDGE-02).
#pragma once

#include <span>

#include "games/frothy/rules/frothy.h"

namespace frothy {

// The dice one vehicle has just rolled, and the trait by which its owner may re-roll some of them.
struct DiceOnTable {
    VehicleId owner = no_vehicle;
    kernel::Faces* faces = nullptr;
    Rule trait;  // none where no trait re-rolls this kind of roll
};

// Each owner in the order given (FR-EDGE-01) names dice and pays for them; then all named dice are
// rolled together, once. The two sides of an attack are one roll; any other roll involves only the
// vehicle that makes it (FR-EDGE-03).
void offer_rerolls(Race& race, Table& table, Why why, std::span<const DiceOnTable> dice);

}  // namespace frothy
