#include "support/random_setting.h"

#include <algorithm>

#include "games/frothy/rules/race_start.h"
#include "support/random_licence.h"
#include "support/shipped.h"

namespace frothy::conformance {

namespace {

// Points only where they are counted, teams of which none is alone.
RaceTerms random_terms(Chance& chance, RaceType type, int vehicles, int most_ahead) {
    RaceTerms terms;
    terms.type = type;
    terms.fox = static_cast<VehicleId>(chance.below(vehicles));
    terms.head_start = static_cast<std::uint8_t>(chance.between(1, std::min(12, most_ahead)));
    if (type == RaceType::furthest && chance.one_in(2)) terms.time_limit = TimeLimit::clock;
    if ((type == RaceType::fastest || type == RaceType::furthest) && chance.one_in(2)) {
        terms.scoring.scoring = Scoring::used;
        terms.scoring.runners = static_cast<std::uint8_t>(chance.between(0, max_runners));
    }
    if (chance.one_in(3)) {
        for (int v = 0; v < vehicles; ++v)
            terms.teams[static_cast<std::size_t>(v)] = static_cast<std::uint8_t>(1 + v % 2);
    }
    return terms;
}

}  // namespace

Setting random_setting(std::uint64_t seed) {
    Chance chance(seed);
    const auto type = static_cast<RaceType>(seed % race_type_count);
    const std::vector<CoursePlan>& courses = shipped_courses();
    const bool by_line = type == RaceType::fastest || type == RaceType::furthest;
    Setting setting;
    do {
        const int place = chance.below(static_cast<int>(courses.size()));
        setting.course = Course(courses[static_cast<std::size_t>(place)]);
    } while (!by_line && !setting.course.is_circuit());
    const int most =
        std::min<int>(max_vehicles, static_cast<int>(setting.course.plan().grid.size()));
    const int vehicles = type == RaceType::pursuit ? 2 : chance.between(2, most);
    for (int v = 0; v < vehicles; ++v)
        setting.licences.push_back(random_licence(chance));
    setting.rules = random_house_rules(chance);
    setting.terms = random_terms(chance, type, vehicles, most_head_start(setting.course));
    return setting;
}

}  // namespace frothy::conformance
