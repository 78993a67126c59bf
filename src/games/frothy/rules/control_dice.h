// The dice of a Control roll between the roll and its effects.
#pragma once

#include "games/frothy/rules/dice_queries.h"
#include "games/frothy/rules/rules.h"

namespace frothy {

About about_roll(const ControlRoll& roll, Rule rule, int amount);

// Haste and Slow affects, then the cards Yah!, Brake and Cool (FR-PDE-13, 14, FR-EDGE-45).
void change_icons(Race& race, Table& table, const ControlRoll& roll, IconCounts& counts);
// By choice and in pairs, in the order of the table (FR-CTRL-08 to 10, FR-ALT-02).
void discard_dice(Race& race, Table& table, const ControlRoll& roll, IconCounts& counts,
                  int discards);

}  // namespace frothy
