// Courses, vehicles and house rules kept in files.
#pragma once

#include <string>

#include "formats/data_files.h"
#include "games/frothy/data/documents.h"

namespace frothy {

inline constexpr formats::ContentKind course_files{"tracks"};
inline constexpr formats::ContentKind licence_files{"vehicles"};
inline constexpr formats::ContentKind house_rule_files{"house-rules", "assets"};

// Read and checked: errors of find_faults become complaints, advice is left to the caller.
Loaded<CoursePlan> load_course(const std::string& path);
Loaded<Licence> load_licence(const std::string& path);
Loaded<NamedHouseRules> load_house_rules(const std::string& path);

}  // namespace frothy
