// Documents looked at by whoever makes them: read as far as they can be, with all that is wrong
// with them at once, in terms of the text as it is written.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/frothy/data/documents.h"

namespace frothy {

// The looks that there is a picture of, assets/board/<look>.svg.
inline constexpr std::array<std::string_view, 17> pictured_looks = {
    "mud",      "water",          "sand",        "loose-sand", "amphora",
    "amphorae", "amphora-seller", "fruit stall", "straw-bale", "debris",
    "boulder",  "wall",           "low-wall",    "statue",     "obelisk",
    "palm",     "egg-counter"};

struct Finding {
    Severity severity = Severity::error;
    Complaint what;                   // with line and column
    std::string name;                 // of advice: what "waive" calls it
    std::optional<hexgrid::Hex> hex;  // of a course: where to point at
    std::string part = {};            // of the plan, as faults name it: "grid/2"

    friend bool operator==(const Finding&, const Finding&) = default;
};

struct CourseStudy {
    CoursePlan plan;  // what could be read: each hex once, with whatever was sound
    std::vector<Finding> findings;
    bool is_map = false;          // of Tiled
    bool has_decoration = false;  // a map with layers that are no part of the course

    // Whether a Course can be laid out of the plan, to be looked at.
    bool is_drawable() const { return !plan.hexes.empty(); }
    bool ok() const;  // no errors
};

// Of a course or a map of Tiled, whose tilesets lie beside the file. Advice that the document
// waives is left out.
CourseStudy study_course(std::string_view text, const std::string& file);
std::vector<Finding> study_licence(std::string_view text, const std::string& file);
// Of a course that stands in no text yet; places are those of write_course.
std::vector<Finding> study_plan(const CoursePlan& plan);

}  // namespace frothy
