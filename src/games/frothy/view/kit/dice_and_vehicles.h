// Vehicles as panels show them, cards as small pictures, and the dice on the table.
#pragma once

#include <imgui.h>

#include <span>
#include <string>

#include "games/frothy/rules/race.h"
#include "games/frothy/view/core/board/card_motion.h"
#include "games/frothy/view/core/board/race_view.h"
#include "ui/dice.h"
#include "ui/kit.h"
#include "ui/pictures.h"
#include "ui/prompt/prompt_panel.h"

namespace frothy {

// A vehicle in its livery, facing right, in a square of a draw list; the basic chariot where there
// is no picture of it.
void draw_vehicle(const ui::Kit& kit, ImDrawList& list, const Licence& licence,
                  const ui::Livery& livery, ImVec2 corner, float side);

// Cards as small pictures. Valid as long as the cards are.
ui::Pictures pictures_of(const ui::Kit& kit, std::span<const CardFaceUp> cards);

// Valid as long as what is given. `dice` may be null.
ui::ThrownDice thrown_dice(const ShownDice& dice, DiceFaces printed);
ui::Waiting waiting_of(const ui::Kit& kit, const Race& race, const std::string& sentence,
                       VehicleId who, const ShownDice* dice);

}  // namespace frothy
