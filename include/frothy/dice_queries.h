// Pure questions about dice as they lie: which of a value roll are kept, which of a Control roll
// stay.
#pragma once

#include <cstdint>
#include <span>

#include "frothy/rules.h"

namespace frothy {

// What is kept of a value roll.
enum class Keep : std::uint8_t {
    any_two,     // FR-SPD-06, FR-ATK-08
    one_lowest,  // FR-SPD-07, FR-SPD-09
    two_lowest,  // FR-SPD-08, FR-SPD-10
    any_one,     // FR-ALT-01
};
// That of a Speed roll, with so many cards played as each type; Reins of a tired team among them
// (FR-EDGE-49).
Keep keep_in_check(const Race& race, VehicleId v, SpeedDirection direction, int whips, int reins);

// Dice of a Control roll, given by their icons, that stay when all pairs are gone (FR-CTRL-09,
// FR-CTRL-10) and as many others as may be discarded (FR-CTRL-08); where no Damage keeps a pair
// from forming.
int dice_staying(std::span<const std::uint8_t> icons, int discards);

}  // namespace frothy
