// What may be done at once about a finding: its part of the plan taken away or set right.
#pragma once

#include <optional>
#include <string>

#include "games/frothy/data/study.h"
#include "games/frothy/rules/course/course.h"

namespace frothy {

// `stem` is what the file is called, empty for a course without one. Nothing where the designer
// alone can say what was meant.
std::optional<CoursePlan> mended(const CoursePlan& plan, const Finding& finding,
                                 const std::string& stem);

}  // namespace frothy
