// The hexes that a hand means by two of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "hexgrid/hex.h"

namespace frothy {

inline constexpr double row_height = 1.5;         // between two rows, in units of hexgrid::Point
inline constexpr std::size_t most_in_box = 8192;  // as many as a course may have

enum class Shape : std::uint8_t { line, box, ring, hexagon };
inline constexpr int shape_count = 4;
inline constexpr int most_shape_width = 12;

// Both ends are part of it.
std::vector<hexgrid::Hex> line_between(hexgrid::Hex from, hexgrid::Hex to);
// What lies in the box that has them at its corners, as it is seen.
std::vector<hexgrid::Hex> box_between(hexgrid::Hex from, hexgrid::Hex to);

// A line from one to the other; a box that has them at its corners, or two straights and two half
// rounds in that box (a circle where it is square); a hexagon about the first, to the second.
// `width` hexes of it from its edge inwards, 0 for all; of a line so many side by side.
std::vector<hexgrid::Hex> shape_between(Shape shape, hexgrid::Hex from, hexgrid::Hex to, int width);

}  // namespace frothy
