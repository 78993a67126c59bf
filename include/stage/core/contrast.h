// Colours pulled apart for eyes that need it.
#pragma once

#include <cstdint>

#include "stage/core/colour.h"

namespace stage {

enum class Contrast : std::uint8_t { usual, high };

// High: what is dark becomes darker and what is light lighter; bright colours stay as they are.
Colour toned(Colour colour, Contrast contrast);

// The same of words and lines on paper: high, all but what is nearly white becomes darker, bright
// colours too.
Colour inked(Colour colour, Contrast contrast);

}  // namespace stage
