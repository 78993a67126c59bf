// The straight line across the track from a hex at its side, for runners (FR-RACE-08).
#pragma once

#include <optional>

#include "games/frothy/rules/course/course.h"

namespace frothy {

struct WayAcross {
    hexgrid::Direction direction{};
    int along = 0;  // places it leads on or back: the fewer the more it leads across
    int steps = 0;
};
// Nothing from within the track, and where solid obstacles stand in every way.
std::optional<WayAcross> way_across(const Course& course, Cell from);

}  // namespace frothy
