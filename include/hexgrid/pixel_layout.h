// Where hexes lie on a plane, for drawing and for hit testing. Hexes are pointy-top.
//
// World units: the distance from a hex's centre to a corner is 1, y grows downwards.
#pragma once

#include <array>

#include "hexgrid/facing.h"
#include "hexgrid/hex.h"

namespace hexgrid {

struct Point {
    double x = 0;
    double y = 0;
};

// Distance between the centres of neighbouring hexes.
inline constexpr double hex_width = 1.7320508075688772;

Point centre_of(Hex hex);

// The six corners, clockwise from the one pointing at facing 1 (between east and south-east).
std::array<Point, 6> corners_of(Hex hex);

// The hex that holds a point; points on an edge go to either neighbour.
Hex hex_at(Point point);

// Unit vector of a facing, and its angle in radians, clockwise from east.
Point unit_vector(Facing facing);
double radians(Facing facing);

}  // namespace hexgrid
