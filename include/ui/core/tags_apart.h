// Small tags on the board, so that each can be read.
#pragma once

#include <span>
#include <vector>

#include "stage/core/geometry.h"

namespace ui {

// Moves them into the place, off each other and off what is to be seen: each goes to the nearest
// spot that is free. Where there is none they are set one under the other: the upper ones stay, and
// go up where the place ends. Pixels.
void set_apart(std::vector<stage::Rect>& tags, const stage::Rect& place, float gap,
               std::span<const stage::Rect> seen = {});

}  // namespace ui
