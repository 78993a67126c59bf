// How the studio was left, for whoever comes back to it.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "games/frothy/view/studio/studio_screen.h"

namespace frothy {

// How a course has raced, with a place behind the point.
struct MeasuredCourse {
    std::string rounds;  // to the line
    std::string wrecks;  // a race
};

// What races of drivers came to.
struct MeasuredStudio {
    std::shared_ptr<const Course> course;  // as it lay there then
    CourseMeasure measure;
    std::optional<MeasuredCourse> figures;
    std::optional<MeasuredCourse> at_last_save;
    std::string told;  // in a line
};

struct LeftStudio {
    StudioLook look;
    MeasuredStudio measured;
};

}  // namespace frothy
