// Everything that never changes in a race: course, licences, house rules, what it is about. Shared
// by all races.
#pragma once

#include <vector>

#include "games/frothy/rules/course/course.h"
#include "games/frothy/rules/house_rules.h"
#include "games/frothy/rules/licence/licence.h"
#include "games/frothy/rules/race_terms.h"

namespace frothy {

struct Setting {
    Course course;
    std::vector<Licence> licences;  // one for each vehicle, in order of VehicleId; prepared
    HouseRules rules;
    std::uint8_t laps = 1;  // agreed for this race, 1 to 99 (FR-RACE-01)
    RaceTerms terms;        // find_faults in games/frothy/rules/race_start.h is empty

    // Whether crossing the line ends a vehicle's race. Round a circuit without one everybody goes
    // on for as long as the race lasts; on an open course Furthest ends there (FR-RACE-02).
    bool has_finish_line() const {
        return terms.type == RaceType::fastest ||
               (terms.type == RaceType::furthest && !course.is_circuit());
    }
    // Whether this many crossings take a vehicle home (FR-EDGE-25).
    bool is_home(int crossings) const { return crossings >= laps && has_finish_line(); }
};

}  // namespace frothy
