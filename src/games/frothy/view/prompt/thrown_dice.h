// Dice that somebody has thrown, on their way and at rest, where the news of a race is told.
// Pixels.
#pragma once

#include <imgui.h>

#include <vector>

#include "games/frothy/view/core/board/dice_throw.h"
#include "games/frothy/view/core/board/race_view.h"
#include "games/frothy/view/kit/dice_and_vehicles.h"
#include "ui/kit.h"

namespace frothy::thrown {

struct DiceRows {
    float size = 0.0F;  // of a die; 0 where there is no room for any
    float pitch = 0.0F;
    int columns = 1;
    int rows = 1;
};
// As large as the room allows, within reason.
DiceRows rows_of(std::size_t dice, ImVec2 room, float scale);
// Of all rows; 0 where they could not be read.
float height_of(std::size_t dice, ImVec2 room, float scale);

// In rows from the upper left corner of `room`; thrown from `hand`. Tells where they lie.
void draw_thrown(const ui::Kit& kit, ImDrawList& list, const ShownDice& dice, DiceFaces printed,
                 stage::Rect room, ImVec2 hand, std::vector<LaidDie>& laid);

// One die about its middle, in whatever pose; `icon` and `value` are of the side on top.
void draw_posed_die(const ui::Kit& kit, ImDrawList& list, ImVec2 centre, float size, Icon icon,
                    int value, const DiePose& pose, DieFace face, float opacity);

}  // namespace frothy::thrown
