// The steady driver in every shipped vehicle and every kind of race, against one that answers at
// random: it drives towards the goal of the race, and no card or trait of its own is its undoing.
#include <algorithm>
#include <catch2/catch.hpp>

#include "games/frothy/ai/batch.h"
#include "games/frothy/rules/race_start.h"
#include "support/shipped.h"

namespace frothy::conformance {
namespace {

constexpr std::uint64_t races_each = 40;

// A kind of race with the vehicles in it: `v` for the vehicle under test, driven steadily, `b` for
// a basic chariot driven at random.
struct Trial {
    const char* about;
    const char* field;
    RaceTerms terms;
};

RaceTerms terms_of(RaceType type) {
    RaceTerms terms;
    terms.type = type;
    return terms;
}

RaceTerms hunted(VehicleId fox) {
    RaceTerms terms = terms_of(RaceType::fox_and_hounds);
    terms.fox = fox;
    return terms;
}

RaceTerms scored(RaceType type) {
    RaceTerms terms = terms_of(type);
    terms.scoring.scoring = Scoring::used;
    terms.scoring.runners = 3;
    return terms;
}

RaceTerms in_teams(RaceType type) {
    RaceTerms terms = terms_of(type);
    terms.teams = {1, 2, 1, 2};
    return terms;
}

std::vector<Trial> all_trials() {
    return {{"Fastest", "vb", terms_of(RaceType::fastest)},
            {"Furthest", "vb", terms_of(RaceType::furthest)},
            {"Toughest", "vb", terms_of(RaceType::toughest)},
            {"Toughest of four", "vbbb", terms_of(RaceType::toughest)},
            {"Pursuit", "vb", terms_of(RaceType::pursuit)},
            {"the Fox", "vb", hunted(0)},
            {"a Hound", "vb", hunted(1)},
            {"Fastest, scored", "vb", scored(RaceType::fastest)},
            {"Furthest, scored", "vb", scored(RaceType::furthest)},
            {"Fastest in teams", "vbvb", in_teams(RaceType::fastest)},
            {"Toughest in teams", "vbvb", in_teams(RaceType::toughest)}};
}

Setting setting_of(const CoursePlan& plan, const Licence& vehicle, const Trial& trial) {
    const std::string_view field = trial.field;
    Setting setting = basic_setting(plan, static_cast<int>(field.size()));
    for (std::size_t v = 0; v < field.size(); ++v) {
        if (field[v] == 'v') setting.licences[v] = vehicle;
    }
    setting.terms = trial.terms;
    return setting;
}

// Wins of the steady seats and of the others. A team's win counts once for each of its vehicles, on
// both sides.
struct Wins {
    std::uint64_t steady = 0;
    std::uint64_t random = 0;
};

Wins wins_of(const Setting& setting, const Trial& trial) {
    BatchOrder order;
    order.races = races_each;
    const std::string_view field = trial.field;
    for (std::size_t v = 0; v < field.size(); ++v)
        order.drivers[v] = field[v] == 'v' ? DriverKind::steady : DriverKind::random;
    const BatchResult result = run_batch(setting, order);
    Wins wins;
    for (std::size_t v = 0; v < field.size(); ++v)
        (field[v] == 'v' ? wins.steady : wins.random) += result.tallies[v].wins;
    return wins;
}

TEST_CASE("steady drivers beat random ones in each vehicle and kind of race",
          "[conformance][ai][FR-TIP-03][FR-RACE-01][long]") {
    const auto plan = std::ranges::find_if(
        shipped_courses(), [](const CoursePlan& course) { return course.id == "circus-parvus"; });
    REQUIRE(plan != shipped_courses().end());
    for (const Trial& trial : all_trials()) {
        Wins all;
        for (const Licence& vehicle : shipped_licences()) {
            // What bolts with whoever drives it wins no fight.
            if (vehicle.id == "bolting-haystack" && trial.terms.type == RaceType::toughest)
                continue;
            const Setting setting = setting_of(*plan, vehicle, trial);
            REQUIRE(find_race_faults(setting).empty());
            const Wins wins = wins_of(setting, trial);
            INFO(trial.about << ", " << vehicle.id << ": " << wins.steady << " to " << wins.random);
            // The frailest wins 60 of 100 fights with a chariot, and half of those with three.
            CHECK(wins.steady >= wins.random);
            all.steady += wins.steady;
            all.random += wins.random;
        }
        INFO(trial.about << ": " << all.steady << " to " << all.random);
        CHECK(all.steady > 3 * all.random);
    }
}

// Nobody hides from everybody else: they seek one another out, and Damage decides.
TEST_CASE("steady drivers fight in Toughest", "[conformance][ai][FR-RACE-03]") {
    for (const CoursePlan& plan : shipped_courses()) {
        Setting setting = basic_setting(plan, 4);
        setting.terms = terms_of(RaceType::toughest);
        if (!find_race_faults(setting).empty()) continue;
        BatchOrder order;
        order.races = races_each;
        const BatchResult result = run_batch(setting, order);
        std::uint64_t damage = 0;
        std::uint64_t wins = 0;
        for (const VehicleTally& tally : result.tallies) {
            damage += tally.damage;
            wins += tally.wins;
        }
        INFO(plan.id << ": Damage " << damage << ", wins " << wins);
        CHECK(damage > 8 * races_each);  // two points a vehicle
        CHECK(wins < 2 * races_each);    // few are shared
    }
}

}  // namespace
}  // namespace frothy::conformance
