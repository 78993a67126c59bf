// The letters a game pad writes with, over everything else.
#pragma once

#include "stage/core/geometry.h"
#include "ui/core/letter_board.h"
#include "ui/kit.h"

namespace ui {

// At the foot of the canvas, or at its head where the text at `writing` would be covered. Takes no
// input of its own.
void draw_letter_panel(const Kit& kit, stage::PixelSize canvas, const LetterBoard& board,
                       stage::Vec2 writing);

}  // namespace ui
