// Everything that never changes in a race: course, licences, house rules. Shared by all races.
#pragma once

#include <vector>

#include "frothy/course.h"
#include "frothy/house_rules.h"
#include "frothy/licence.h"

namespace frothy {

struct Setting {
    Course course;
    std::vector<Licence> licences;  // one for each vehicle, in order of VehicleId; prepared
    HouseRules rules;
    std::uint8_t laps = 1;  // agreed for this race, 1 to 99 (FR-RACE-01)
};

}  // namespace frothy
