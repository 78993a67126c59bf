// A drawing as a text, kept beside should the program end unasked: the course as its file would be,
// and its open ends, which no file of a course has.
#pragma once

#include <string>
#include <string_view>

#include "games/frothy/data/study.h"
#include "games/frothy/view/core/studio/workbench.h"

namespace frothy {

std::string write_drawing(const Drawing& drawing);
// As much of it as can be read; also of the text of a course, which has no open ends.
Drawing read_drawing(std::string_view text);

}  // namespace frothy
