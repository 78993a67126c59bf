// What of a course is mended by drawing on it. Internal to course_mending*.cpp.
#pragma once

#include <cstddef>

#include "games/frothy/rules/course/course.h"

namespace frothy {

// Room for all of the grid abreast, as far as there is ground beside the track: on its outer side
// before the inner one, and never so near another stretch that there would be a short cut.
void widen(CoursePlan& plan);
// The nearest free hex behind the line for a space of the grid.
void bring_behind_line(CoursePlan& plan, std::size_t space);
// A line that ends on the track, drawn on to both its sides.
void draw_line_across(CoursePlan& plan);

}  // namespace frothy
