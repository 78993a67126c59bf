// Courses and vehicles, shipped ones and those kept for tests, as settings to race in.
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

// Those of tests/content, for what is measured of drivers and would change with what is shipped.
const std::vector<CoursePlan>& kept_courses();
const std::vector<Licence>& kept_licences();

// One lap of a course with so many basic chariots.
Setting basic_setting(const CoursePlan& plan, int vehicles);

}  // namespace frothy::conformance
