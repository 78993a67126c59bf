// The steady driver goes for what its race is about.
#include <array>
#include <catch2/catch.hpp>

#include "ai/oval.h"
#include "frothy/ai/attack_odds.h"
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

TEST_CASE("in Toughest whoever stands worse goes for somebody", "[ai][FR-RACE-03][FR-EDGE-30]") {
    Setting setting = setting_of(RaceType::toughest, 3);
    Race race = set_up_race(setting, {0, 1, 2});
    race[0].damage = 3;
    race[1].damage = 1;
    race[2].damage = 1;
    const auto tempers = [&] {
        return std::array{temper_of(race, 0), temper_of(race, 1), temper_of(race, 2)};
    };
    using enum Temper;
    CHECK(tempers() == std::array{waiting, waiting, waiting});
    race.stalled_rounds = 2;
    CHECK(tempers() == std::array{hunting, waiting, waiting});
    race.stalled_rounds = 4;
    CHECK(tempers() == std::array{hunting, hunting, hunting});
    race[1].damage = 0;
    CHECK(tempers() == std::array{hunting, waiting, hunting});
    // A short patience agreed is a short one for everybody.
    setting.rules.race_stall_rounds = 2;
    race.stalled_rounds = 1;
    CHECK(rounds_to_stall(race) == 1);
    CHECK(tempers() == std::array{hunting, waiting, hunting});
    setting.terms.teams = {1, 1, 1};
    CHECK(tempers() == std::array{waiting, waiting, waiting});
    setting.terms.type = RaceType::furthest;
    CHECK(tempers() == std::array{racing, racing, racing});
}

TEST_CASE("an attack is weighed by its dice", "[ai][FR-ATK-08][FR-ATK-11]") {
    const Setting setting = setting_of(RaceType::toughest, 2);
    Race race = set_up_race(setting, {0, 1});
    // One die each, both at Speed 0. Of 36 ways the target loses 8 by one, 8 by two and 6 by three
    // dice, ties with their value included. Four faces of six hurt, and what one or two points
    // bring in a Control roll of as many dice comes to 0.11 or 0.22 more.
    const Exchange even = expected_exchange(race, 0, 1, Assault::vehicle, 0, 0);
    CHECK(even.dealt == (8 * 66 + 8 * (133 + 11) + 6 * (200 + 22)) / 36);
    CHECK(even.taken == even.dealt);
    const Exchange strong = expected_exchange(race, 0, 1, Assault::vehicle, 3, 0);
    CHECK(strong.dealt > 2 * even.dealt);
    CHECK(strong.taken < even.taken);
    const Exchange answered = expected_exchange(race, 0, 1, Assault::vehicle, 3, 3);
    CHECK(answered.dealt == answered.taken);
    // Without an answer in hand the target is worth attacking, with a full hand less so.
    race[1].cards.count(Pile::hand, CardType::reins) = 0;
    race[1].cards.count(Pile::hand, CardType::dual) = 0;
    const AttackPlan bare = plan_of_attack(race, 0, 1, Assault::vehicle);
    CHECK(bare.cards >= 1);
    CHECK(bare.worth > 0);
    CHECK(plan_of_defence(race, 0, 1, Assault::vehicle).cards == 0);
    CHECK(plan_of_attack(race, 1, 0, Assault::vehicle).cards == 0);
}

TEST_CASE("most Toughest races are fought to their end", "[ai][FR-RACE-03][FR-EDGE-30]") {
    const BatchResult result = batch_of(setting_of(RaceType::toughest, 4), 60, DriverKind::steady);
    CHECK(result.stalled < 30);
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
