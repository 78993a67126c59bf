// Where the lanes and rows of the road lie in the world of the board.
#pragma once

#include "games/death_roads/rules/race.h"
#include "stage/core/geometry.h"

namespace death_roads {

inline constexpr float lane_wide = 1.45F;
inline constexpr float row_tall = 1.0F;
inline constexpr float beside = 3.1F;  // of the desert, on either side
inline constexpr float above = 0.62F;
inline constexpr float below = 0.28F;

// Lanes of the start, the Dirt lanes among them.
inline int lanes_of(const Race& race) { return asphalt_lanes(race.terms) + 2; }
inline float road_wide(const Race& race) { return lane_wide * static_cast<float>(lanes_of(race)); }
inline constexpr float road_tall = row_tall * rows;

inline float left_of(int lane) { return lane_wide * static_cast<float>(lane); }
inline stage::Vec2 point_of(Space space) {
    return {left_of(space.lane) + lane_wide / 2.0F,
            row_tall * (static_cast<float>(rows - space.row) + 0.5F)};
}
inline stage::Rect cell_of(Space space) {
    const stage::Vec2 at = point_of(space);
    return {at.x - lane_wide / 2.0F, at.y - row_tall / 2.0F, lane_wide, row_tall};
}

}  // namespace death_roads
