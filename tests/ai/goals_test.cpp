// The steady driver goes for what its race is about.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>

#include "ai/oval.h"
#include "games/frothy/ai/attack_odds.h"
#include "games/frothy/ai/batch.h"
#include "games/frothy/ai/goal.h"
#include "games/frothy/ai/outlook.h"
#include "games/frothy/ai/steady_driver.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/race_start.h"
#include "games/frothy/rules/rules.h"
#include "kernel/policy_table.h"

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

TEST_CASE("in Toughest everybody goes for somebody, whoever stands worse first",
          "[ai][FR-RACE-03][FR-EDGE-30]") {
    Setting setting = setting_of(RaceType::toughest, 3);
    Race race = set_up_race(setting, {0, 1, 2});
    race[0].damage = 3;
    race[1].damage = 1;
    race[2].damage = 1;
    const auto hunting = [&] {
        return std::array{is_hunting(race, 0), is_hunting(race, 1), is_hunting(race, 2)};
    };
    CHECK(hunting() == std::array{false, false, false});
    race.stalled_rounds = 1;
    CHECK(hunting() == std::array{true, false, false});
    race.stalled_rounds = 2;
    CHECK(hunting() == std::array{true, true, true});
    race[1].damage = 0;
    CHECK(hunting() == std::array{true, false, true});
    race.stalled_rounds = 4;
    CHECK(hunting() == std::array{true, true, true});
    CHECK(prey_of(race, 1) != no_vehicle);
    CHECK(attack_goal(race, 1, 0).weighed);
    // A short patience agreed is a short one for everybody.
    setting.rules.race_stall_rounds = 2;
    race.stalled_rounds = 1;
    CHECK(hunting() == std::array{true, true, true});
    setting.terms.teams = {1, 1, 1};
    CHECK(prey_of(race, 0) == no_vehicle);
    setting.terms = {};
    CHECK(hunting() == std::array{false, false, false});
}

// Between the last two nobody else gains by a fight (FR-RACE-03).
TEST_CASE("the last rival there is, is hunted harder than one of several", "[ai][FR-RACE-03]") {
    Setting setting = setting_of(RaceType::toughest, 3);
    Race race = set_up_race(setting, {0, 1, 2});
    const DrivingMap map(setting);
    race.stalled_rounds = 9;
    CHECK_FALSE(is_overdue_duel(race, 0));
    CHECK_FALSE(Outlook(race, map, 0).hunts_the_last());
    race[2].status = VehicleStatus::resting_wreck;
    CHECK(is_overdue_duel(race, 0));
    CHECK(Outlook(race, map, 0).hunts_the_last());
    race.stalled_rounds = 5;
    CHECK(is_hunting(race, 0));
    CHECK_FALSE(Outlook(race, map, 0).hunts_the_last());
    race.stalled_rounds = 9;
    race[2].status = VehicleStatus::running;
    setting.terms.teams = {1, 1, 2};
    CHECK(is_overdue_duel(race, 0));
    CHECK_FALSE(is_overdue_duel(race, 2));
}

// A vehicle that has come to a stand gets going again, whoever stands best.
TEST_CASE("nobody waits at a standstill in Toughest", "[ai][FR-RACE-03]") {
    const Setting setting = setting_of(RaceType::toughest, 4);
    const DrivingMap map(setting);
    int rounds = 0;
    int stood = 0;
    int longest = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Race race = set_up_race(setting, {0, 1, 2, 3});
        SteadyDriver driver(map);
        kernel::PolicyTable<Frothy, SteadyDriver> table(race, driver, seed);
        std::array<int, max_vehicles> in_a_row{};
        int seen = 0;
        while (!Frothy::is_over(race)) {
            Frothy::step(race, table);
            if (race.phase != 1 || race.round == seen) continue;
            seen = race.round;
            for (VehicleId v = 0; v < race.vehicle_count; ++v) {
                if (!race[v].is_running()) continue;
                const bool stands = rating(race, v) == 0;
                in_a_row[v] = stands ? in_a_row[v] + 1 : 0;
                longest = std::max(longest, in_a_row[v]);
                ++rounds;
                stood += stands ? 1 : 0;
            }
        }
    }
    INFO(stood << " of " << rounds << " rounds at a stand, up to " << longest << " in a row");
    CHECK(5 * stood < rounds);
    CHECK(longest <= 5);
}

TEST_CASE("an attack is weighed by its dice", "[ai][FR-ATK-08][FR-ATK-11]") {
    const Setting setting = setting_of(RaceType::toughest, 2);
    Race race = set_up_race(setting, {0, 1});
    // One die each, both at Speed 0. Of 36 ways the target loses 8 by one, 8 by two and 6 by three
    // dice, ties with their value included. Four faces of six hurt, and what one or two points
    // bring in a Control roll of as many dice comes to 0.11 or 0.22 more.
    const Exchange even = expected_exchange(race, 0, 1, AttackKind::vehicle, 0, 0);
    CHECK(even.dealt == (8 * 66 + 8 * (133 + 11) + 6 * (200 + 22)) / 36);
    CHECK(even.taken == even.dealt);
    const Exchange strong = expected_exchange(race, 0, 1, AttackKind::vehicle, 3, 0);
    CHECK(strong.dealt > 2 * even.dealt);
    CHECK(strong.taken < even.taken);
    const Exchange answered = expected_exchange(race, 0, 1, AttackKind::vehicle, 3, 3);
    CHECK(answered.dealt == answered.taken);
    // Without an answer in hand the target is worth attacking, with a full hand less so.
    race[1].cards.count(Pile::hand, CardType::reins) = 0;
    race[1].cards.count(Pile::hand, CardType::dual) = 0;
    const AttackPlan bare = plan_of_attack(race, 0, 1, AttackKind::vehicle);
    CHECK(bare.cards >= 1);
    CHECK(bare.worth > 0);
    CHECK(plan_of_defence(race, 0, 1, AttackKind::vehicle).cards == 0);
    CHECK(plan_of_attack(race, 1, 0, AttackKind::vehicle).cards == 0);
}

TEST_CASE("most Toughest races are fought to their end", "[ai][FR-RACE-03][FR-EDGE-30]") {
    const BatchResult result = batch_of(setting_of(RaceType::toughest, 4), 60, DriverKind::steady);
    CHECK(result.stalled < 9);
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
