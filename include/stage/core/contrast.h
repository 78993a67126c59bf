// Colours pulled apart for eyes that need it, and how far apart colours are.
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

// As WCAG 2 has it: 1 (the same) to 21 (black on white).
float contrast_ratio(Colour one, Colour other);

// The three deficiencies of colour vision, complete (Machado, Oliveira and Fernandes 2009).
enum class Eyes : std::uint8_t { usual, protan, deutan, tritan };
Colour seen_by(Eyes eyes, Colour colour);

// Euclidean in OKLab, times 100: 2 is about the least one can see, black and white are 100 apart.
float colour_distance(Colour one, Colour other);

}  // namespace stage
