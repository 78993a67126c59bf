// Papers and words on the board of a plain game: cards, and signs.
#pragma once

#include <string>

#include "stage/canvas.h"
#include "stage/core/geometry.h"
#include "ui/plain/board_art.h"

namespace ui {

// A card of that size, with its shadow.
void paint_paper(stage::Canvas& canvas, stage::Rect pixels, float corner);
// In the middle, as large as it fits, in as many lines as it takes.
void write_into(stage::Canvas& canvas, const std::string& text, stage::Rect where, float largest,
                stage::Colour colour);
// The same from its left edge on.
void write_beside(stage::Canvas& canvas, const std::string& text, stage::Rect where, float largest,
                  stage::Colour colour);
// A small sign with a few words on it, where they can be read; `at` is its middle, in pixels.
void paint_sign(const BoardEasel& easel, stage::Vec2 at, const std::string& words,
                stage::Colour edge);

}  // namespace ui
