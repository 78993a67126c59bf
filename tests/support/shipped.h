// The shipped courses and vehicles, as settings to race in.
#pragma once

#include <string>
#include <vector>

#include "games/frothy/rules/setting.h"

namespace frothy::conformance {

// Every course below tracks/, read once. Fails the test that asks if one cannot be read.
const std::vector<CoursePlan>& shipped_courses();
const Licence& shipped_licence(const std::string& id);
// Every vehicle below vehicles/.
const std::vector<Licence>& shipped_licences();

// One lap of a course with so many basic chariots.
Setting basic_setting(const CoursePlan& plan, int vehicles);

}  // namespace frothy::conformance
