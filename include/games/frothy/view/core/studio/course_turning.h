// The direction of a course: raced on the other way round, with line and grid where they are then.
#pragma once

#include "games/frothy/rules/course/course.h"

namespace frothy {

// The line of a circuit stays where it is, and the grid comes to lie on its other side, as far from
// it; of an open course they change ends. What is said of places and insides is derived anew.
CoursePlan turned_round(const CoursePlan& plan);

}  // namespace frothy
