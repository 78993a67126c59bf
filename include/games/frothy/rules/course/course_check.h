// Everything that can be wrong with a course, found before it is raced on.
#pragma once

#include <vector>

#include "games/frothy/rules/course/course.h"
#include "games/frothy/rules/fault.h"

namespace frothy {

// Coordinates of a course stay within +/- this.
inline constexpr int max_coordinate = 1000;
inline constexpr int least_grid_spaces = 2;
inline constexpr int max_laps = 99;
// FR-SETUP-03: share of the course, in percent, that may be narrower before advice is given.
inline constexpr int narrow_share_percent = 10;

enum class Strictness : std::uint8_t {
    race_course,  // a course that races are held on
    fixture,      // a piece of course in a scenario: grid, finish line and connection may be absent
};

// Faults in order of their places; no course is built from a plan with errors. Never throws on bad
// content and stays quick on hostile sizes.
std::vector<Fault> find_faults(const CoursePlan& plan, Strictness strictness);

// Hexes abreast at each place along the course, solid ones not counted (FR-SETUP-03).
std::vector<int> widths(const Course& course);

}  // namespace frothy
