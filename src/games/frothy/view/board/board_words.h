// What a tooltip over the board says.
#pragma once

#include <string>

#include "games/frothy/view/board/board_view.h"
#include "games/frothy/view/core/board/board_layout_choices.h"

namespace frothy {

// "loose-sand" as "Loose sand".
std::string title_of_look(const std::string& look);

// `driver` is who would drive there: its Speed is what numbers speak of; no_vehicle without.
void describe_cell(const Race& race, Cell cell, VehicleId driver, BoardHover& hover);
// What the answers of a click do, or that a way to attack would have to be chosen.
void describe_click(const Decision& decision, const BoardChoices& choices, const Names& names,
                    BoardHover& hover);
void describe_vehicle(const Race& race, VehicleId v, const Names& names, BoardHover& hover);

}  // namespace frothy
