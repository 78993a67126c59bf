// Everything that never changes in a race: course, licences, house rules, what it is about. Shared by all races.
#pragma once

#include <vector>

#include "frothy/course.h"
#include "frothy/house_rules.h"
#include "frothy/licence.h"
#include "frothy/race_terms.h"

namespace frothy {

struct Setting {
    Course course;
    std::vector<Licence> licences;  // one for each vehicle, in order of VehicleId; prepared
    HouseRules rules;
    std::uint8_t laps = 1;  // agreed for this race, 1 to 99 (FR-RACE-01)
    RaceTerms terms;        // find_faults in frothy/race_start.h is empty
};

}  // namespace frothy
