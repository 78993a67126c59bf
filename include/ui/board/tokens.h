// Pieces on a small picture of a board, as tokens of their liveries: each has a shape and a number,
// so that nobody has to go by the colour.
#pragma once

#include <cstddef>
#include <vector>

#include "stage/canvas.h"
#include "stage/core/geometry.h"
#include "ui/core/palette.h"

namespace ui {

struct PictureToken {
    stage::Vec2 at;         // pixels
    std::size_t shape = 0;  // of the seat's livery, by its number
    const Livery* livery = nullptr;
    bool is_out = false;  // crossed instead of numbered
};

// Of this radius in pixels, and never too small to be read. Those that would hide one another make
// room, each as little as may be.
void paint_tokens(stage::Canvas& canvas, std::vector<PictureToken> tokens, float radius);

}  // namespace ui
