// Dice and vehicles as panels show them, and cards as small pictures.
#pragma once

#include <imgui.h>

#include <span>
#include <string>

#include "games/frothy/rules/dice.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/kit/dice_and_vehicles.h"
#include "ui/kit.h"
#include "ui/pictures.h"

namespace frothy {

// The picture of an icon.
std::string die_picture(Icon icon);
// A bone die at its upper left corner.
enum class DieFace { icon, value };
void draw_die(const ui::Kit& kit, ImDrawList& list, ImVec2 at, float size, Icon icon, int value,
              DieFace face, float opacity);
// A vehicle in its livery, facing right, in a square of a draw list; the basic chariot where there
// is no picture of it.
void draw_vehicle(const ui::Kit& kit, ImDrawList& list, const std::string& licence_id,
                  const ui::Livery& livery, ImVec2 corner, float side);

// Cards as small pictures. Valid as long as the cards are.
ui::Pictures pictures_of(const ui::Kit& kit, std::span<const ChoiceCard> cards);
ui::Pictures pictures_of(const ui::Kit& kit, std::span<const CardFaceUp> cards);

}  // namespace frothy
