// Courses, licences and house rules as text documents, read and written (docs/formats).
//
// What is read is well formed; what is legal is for find_faults to say
// (rules/course/course_check.h, rules/licence/licence_legality.h).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/complaint.h"
#include "games/frothy/rules/course/course.h"
#include "games/frothy/rules/fault.h"
#include "games/frothy/rules/house_rules.h"
#include "games/frothy/rules/licence/licence.h"

namespace frothy {

using formats::Complaint;
using formats::Loaded;

struct NamedHouseRules {
    std::string name;
    std::string about;  // one sentence; may be empty
    HouseRules rules;
    std::optional<std::uint8_t> laps;  // 1 to 99, where the set comes with a number

    friend bool operator==(const NamedHouseRules&, const NamedHouseRules&) = default;
};

inline constexpr std::string_view course_schema = "frothy-course/1";
inline constexpr std::string_view licence_schema = "frothy-licence/1";
inline constexpr std::string_view house_rules_schema = "frothy-house-rules/1";

Loaded<CoursePlan> read_course(std::string_view text, const std::string& file);
// The licence is prepared where its blocks are legal.
Loaded<Licence> read_licence(std::string_view text, const std::string& file);
Loaded<NamedHouseRules> read_house_rules(std::string_view text, const std::string& file);

// Documents that read back as the same value; the text ends with a line break. Courses whose hexes
// stand in order of rows are drawn as rows, others listed.
std::string write_course(const CoursePlan& plan);
std::string write_licence(const Licence& licence);
std::string write_house_rules(const NamedHouseRules& rules);

// A fault of a document's content as a complaint about its file.
Complaint complaint_of(const Fault& fault, const std::string& file);

}  // namespace frothy
