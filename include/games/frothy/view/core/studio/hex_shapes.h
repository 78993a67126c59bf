// The hexes that a hand means by two of them.
#pragma once

#include <cstddef>
#include <vector>

#include "hexgrid/hex.h"

namespace frothy {

inline constexpr std::size_t most_in_box = 8192;  // as many as a course may have

// Both ends are part of it.
std::vector<hexgrid::Hex> line_between(hexgrid::Hex from, hexgrid::Hex to);
// What lies in the box that has them at its corners, as it is seen.
std::vector<hexgrid::Hex> box_between(hexgrid::Hex from, hexgrid::Hex to);

}  // namespace frothy
