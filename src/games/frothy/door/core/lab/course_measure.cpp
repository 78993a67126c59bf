#include "games/frothy/door/core/lab/course_measure.h"

#include <algorithm>
#include <memory>

#include "games/frothy/door/core/lab/trial.h"
#include "words/words.h"

namespace frothy {

namespace {

constexpr std::size_t measured_vehicles = 4;

}  // namespace

play::lab::Trial measuring_trial(const CoursePlan& plan, const Licence& vehicle) {
    const auto setting = std::make_shared<Setting>();
    setting->course = Course(plan);
    setting->laps = plan.laps;
    setting->licences.assign(std::min(measured_vehicles, plan.grid.size()), vehicle);
    Crew crew;
    crew.drivers.fill(DriverKind::steady);
    return trial_of(setting, crew);
}

Fairness fairness_of(const play::Share& wins, double share) {
    if (wins.high < share) return wins.value < share / 2 ? Fairness::far_below : Fairness::below;
    if (wins.low <= share) return Fairness::fair;
    return wins.value > share * 3 / 2 ? Fairness::far_above : Fairness::above;
}

const char* name_of(Fairness fairness) {
    switch (fairness) {
    case Fairness::far_below: return words::mark("far below its share");
    case Fairness::below: return words::mark("below its share");
    case Fairness::fair: break;
    case Fairness::above: return words::mark("above its share");
    case Fairness::far_above: return words::mark("far above its share");
    }
    return words::mark("fair");
}

CourseMeasure measure_of(const play::lab::Batch& batch) {
    CourseMeasure measure;
    measure.races = batch.sums.races.races;
    measure.visits = play::lab::layer_of(batch.plan, batch.sums, "visits");
    measure.crashes = play::lab::layer_of(batch.plan, batch.sums, "crashes");
    for (const play::lab::Scores& place : batch.sums.places_on_grid)
        measure.wins.push_back(play::lab::win_share(place).value);
    return measure;
}

}  // namespace frothy
