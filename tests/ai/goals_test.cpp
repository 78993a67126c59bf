// The steady driver goes for what its race is about.
#include <catch2/catch.hpp>

#include "ai/oval.h"
#include "frothy/ai/batch.h"
#include "frothy/ai/goal.h"
#include "frothy/race_start.h"
#include "frothy/rules.h"

namespace frothy {
namespace {

BatchResult batch_of(const Setting& setting, std::uint64_t races, DriverKind second) {
    BatchOrder order;
    order.races = races;
    order.drivers[1] = second;
    return run_batch(setting, order);
}

Setting setting_of(RaceType type, int vehicles) {
    Setting setting = testing::oval_setting(vehicles);
    setting.terms.type = type;
    return setting;
}

TEST_CASE("steady drivers beat random ones in every kind of race", "[ai]") {
    for (const RaceType type : {RaceType::fastest, RaceType::furthest, RaceType::toughest,
                                RaceType::pursuit, RaceType::fox_and_hounds}) {
        const Setting setting = setting_of(type, 2);
        REQUIRE(find_race_faults(setting).empty());
        const BatchResult result = batch_of(setting, 40, DriverKind::random);
        INFO(static_cast<int>(type));
        CHECK(result.tallies[0].wins > 24);
        CHECK(result.tallies[1].wins < 16);
    }
}

TEST_CASE("an obstacle is worth its points, once", "[ai][FR-RACE-07]") {
    Setting setting = testing::oval_setting(2);
    CoursePlan plan = setting.course.plan();
    plan.features.resize(plan.hexes.size());
    plan.features[3].fragile = 1;
    plan.features[5].fragile = 1;
    plan.features[5].points = 4;
    setting.course = Course(plan);
    Race race = set_up_race(setting, {0, 1});
    CHECK(entry_prize(race, 3) == 0);
    setting.terms.scoring.scoring = Scoring::used;
    CHECK(entry_prize(race, 3) > 0);
    CHECK(entry_prize(race, 5) == 2 * entry_prize(race, 3));
    CHECK(entry_prize(race, 4) == 0);
    setting.terms.scoring.runners = 1;
    race.runners[0].cell = 4;
    CHECK(entry_prize(race, 4) > entry_prize(race, 3));
    race.fragile = {};
    CHECK(entry_prize(race, 3) == 0);
}

TEST_CASE("hunters go for the quarry, and nobody for a friend", "[ai][FR-RACE-05][FR-RACE-11]") {
    Setting setting = setting_of(RaceType::fox_and_hounds, 3);
    setting.terms.fox = 2;
    const Race race = set_up_race(setting, {0, 1, 2});
    CHECK(ram_prize(race, 0, 2) > 0);
    CHECK(ram_prize(race, 0, 1) == 0);
    CHECK(ram_prize(race, 2, 0) == 0);
    CHECK(ram_prize(race, 0, no_vehicle) == 0);
    CHECK(attack_goal(race, 0, 2).wanted);
    CHECK(attack_goal(race, 2, 0).wanted);
    CHECK(attack_goal(race, 0, 1).spared);
    setting.terms.teams = {1, 2, 1};
    CHECK(ram_prize(race, 0, 2) == 0);
    CHECK(attack_goal(race, 0, 2).spared);
}

TEST_CASE("in Toughest whoever stands more may ram", "[ai][FR-RACE-03]") {
    Setting setting = setting_of(RaceType::toughest, 2);
    Race race = set_up_race(setting, {0, 1});
    CHECK(ram_prize(race, 0, 1) == 0);
    race[1].damage = 3;
    CHECK(ram_prize(race, 0, 1) > 0);
    CHECK(ram_prize(race, 1, 0) == 0);
}

TEST_CASE("cards are spent in the last of the agreed rounds", "[ai][FR-RACE-02]") {
    Setting setting = setting_of(RaceType::furthest, 2);
    Race race = set_up_race(setting, {0, 1});
    CHECK_FALSE(is_last_effort(race));
    race.round = furthest_rounds - 1;
    CHECK(is_last_effort(race));
    setting.terms.type = RaceType::fastest;
    CHECK_FALSE(is_last_effort(race));
}

}  // namespace
}  // namespace frothy
