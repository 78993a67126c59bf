// Small tags on the board, so that each can be read.
#pragma once

#include <vector>

#include "stage/geometry.h"

namespace frothy {

// Moves them into the place, and one under the other where they would lie over each other: the
// upper ones stay, and go up where the place ends. Pixels.
void set_apart(std::vector<stage::Rect>& tags, const stage::Rect& place, float gap);

}  // namespace frothy
