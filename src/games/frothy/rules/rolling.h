// The one place where a roll of Frothy dice is made (DICE).
#pragma once

#include <algorithm>

#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/telling.h"

namespace frothy {

// Rolls `count` dice, at least 1; their supply is no limit (FR-SETUP-08). The faces are icons.
inline void roll_dice(Table& table, VehicleId v, Why why, Rule rule, int count,
                      kernel::Faces& faces) {
    Roll roll;
    roll.why = why;
    roll.about.vehicle = v;
    roll.about.rule = rule;
    roll.count = static_cast<std::uint16_t>(std::min(count, static_cast<int>(kernel::max_dice)));
    roll.sides = icon_count;
    roll.thrower = v;
    table.roll(roll, faces);
    tell(table, v, rule, Rolled{why, roll.count});
}

}  // namespace frothy
