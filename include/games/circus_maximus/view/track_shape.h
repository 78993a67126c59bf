// Where the squares lie: two straights of 36 equal columns, two half rings whose lanes are cut into
// equal angles. World units; a square of a straight is one long. The first straight is below, and
// is driven to the right.
#pragma once

#include "games/circus_maximus/rules/track.h"
#include "stage/core/geometry.h"

namespace circus_maximus {

inline constexpr float lane_width = 1.25F;
inline constexpr float inner_radius = 1.62F;  // from the axis of the spina to lane I
inline constexpr float half_straight = 0.5F * static_cast<float>(straight);
inline constexpr float outer_radius = inner_radius + lane_width * static_cast<float>(lanes);

// A place on the lap that is the same in every lane: the number of the section, and how much of it
// lies behind, 0 to 4; lanes count from 0 in the middle of lane I.
struct LapSpot {
    float lane = 0.0F;
    float turn = 0.0F;
};

LapSpot spot_of(Square square);
// So many squares of its lane on.
LapSpot further(LapSpot spot, float squares);
stage::Vec2 point_of(LapSpot spot);
stage::Vec2 ahead_of(LapSpot spot);  // a unit vector, as it is driven
float heading_of(LapSpot spot);      // radians, clockwise from the right
// How far it is from one to the other, forward; above 2 of the 4 sections it is back.
float turns_between(float from, float to);

inline stage::Vec2 middle_of(Square square) { return point_of(spot_of(square)); }

}  // namespace circus_maximus
