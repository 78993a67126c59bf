// Where the vehicles of a race start, by its kind, and what of its terms cannot be raced.
#pragma once

#include <vector>

#include "games/frothy/rules/fault.h"
#include "games/frothy/rules/setting.h"

namespace frothy {

// Whether everybody starts from the grid; Pursuit and Toughest spread their vehicles over the
// circuit instead (FR-RACE-03, FR-RACE-04).
bool starts_from_grid(RaceType type);

// The spaces to start from, in order: the grid (FR-SETUP-06), which in Fox and Hounds the Fox's
// space follows; opposite spaces in Pursuit, equally spaced ones in Toughest, the first of them
// grid space 1. Fewer than needed where the course has no room (find_race_faults says so).
std::vector<GridSpace> start_spaces(const Setting& setting);

// How far ahead of the grid the Fox may start at most: half a lap, at least 1 (FR-RACE-06).
int most_head_start(const Course& course);

// The way along the course from a cell: the facing that gains most places in a few steps.
hexgrid::Facing facing_along(const Course& course, Cell cell);

// What is wrong with the terms of a race, or with holding it on this course with these vehicles.
// The places are those of a terms document: "type", "scoring/runners", "teams/2". The course must
// be without errors of its own.
std::vector<Fault> find_race_faults(const Setting& setting);

}  // namespace frothy
