// Documents looked at by whoever makes them: read as far as they can be, with all that is wrong
// with them at once, in terms of the text as it is written.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/frothy/data/documents.h"
#include "games/frothy/data/own_pictures.h"

namespace frothy {

// The looks that the game has a picture of, assets/board/<look>.svg: first those of ground, then of
// fragile obstacles, then of solid ones.
inline constexpr std::array<std::string_view, 17> pictured_looks = {
    "mud",      "water",          "sand",        "loose-sand", "amphora",
    "amphorae", "amphora-seller", "fruit stall", "straw-bale", "debris",
    "boulder",  "wall",           "low-wall",    "statue",     "obelisk",
    "palm",     "egg-counter"};
inline constexpr std::size_t ground_look_count = 4;
inline constexpr std::size_t fragile_look_count = 6;

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
    bool is_readable = false;     // a document of this kind, whatever is wrong with it
    bool is_map = false;          // of Tiled
    bool has_decoration = false;  // a map with layers that are no part of the course

    // Whether a Course can be laid out of the plan, to be looked at.
    bool is_drawable() const { return !plan.hexes.empty(); }
    bool ok() const;  // no errors
};

struct LicenceStudy {
    Licence licence;  // what could be read; the usual for all else
    std::vector<Finding> findings;
    bool is_readable = false;  // a document of this kind, so that there is something to be drawn
};

// Of a course or a map of Tiled, whose tilesets lie beside the file. Advice that the document
// waives is left out. Looks that `has_look` has are no news either.
CourseStudy study_course(std::string_view text, const std::string& file,
                         const HasPicture& has_look = {});
// Where it is known which pictures there are, one that is missing is told too.
LicenceStudy study_licence(std::string_view text, const std::string& file,
                           const HasPicture& has_picture = {});
// What stands at a place of a licence as it would be written; nothing where the place is not there.
std::optional<std::string> text_at(const Licence& licence, std::string_view place);
// Of a course that stands in no text yet; places are those of write_course.
std::vector<Finding> study_plan(const CoursePlan& plan, const HasPicture& has_look = {});

}  // namespace frothy
