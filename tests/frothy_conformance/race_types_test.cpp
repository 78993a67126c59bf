// Every kind of race on every course that can hold it, with every driver: it ends, and its results
// hang together.
#include <catch2/catch.hpp>

#include "frothy_conformance/checking_table.h"
#include "games/frothy/ai/batch.h"
#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/race_start.h"
#include "games/frothy/rules/standings.h"
#include "support/repetitions.h"
#include "support/shipped.h"

namespace frothy::conformance {
namespace {

constexpr int most_steps = 50'000;

// Kinds, each alone, scored and in teams.
std::vector<RaceTerms> all_terms(int vehicles) {
    std::vector<RaceTerms> all;
    for (int i = 0; i < race_type_count; ++i) {
        RaceTerms terms;
        terms.type = static_cast<RaceType>(i);
        terms.fox = static_cast<VehicleId>(vehicles - 1);
        all.push_back(terms);
        for (int v = 0; v < vehicles; ++v)
            terms.teams[static_cast<std::size_t>(v)] = static_cast<std::uint8_t>(1 + v % 2);
        all.push_back(terms);
        terms.scoring.scoring = Scoring::used;
        terms.scoring.runners = max_runners;
        if (terms.type == RaceType::furthest) terms.time_limit = TimeLimit::clock;
        if (terms.type == RaceType::fastest || terms.type == RaceType::furthest) {
            all.push_back(terms);
            terms.teams = {};
            all.push_back(terms);
        }
    }
    return all;
}

void check_results(const Race& race) {
    REQUIRE(race.ended != EndReason::not_over);
    const auto place = places(race);
    bool has_first = false;
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        REQUIRE(place[v] >= 1);
        REQUIRE(place[v] <= race.vehicle_count);
        has_first = has_first || place[v] == 1;
        if (!race.terms().has_scoring()) REQUIRE(race[v].points == 0);
    }
    REQUIRE(has_first);
    for (const VehicleId winner : winners(race)) {
        if (!race.terms().has_teams()) REQUIRE(place[winner] == 1);
    }
    int in_teams = 0;
    for (const TeamResult& team : team_results(race))
        in_teams += team.vehicles;
    REQUIRE(in_teams == (race.terms().has_teams() ? race.vehicle_count : 0));
    const int rounds = rounds_of(race.terms());
    if (rounds > 0) REQUIRE(race.round <= rounds);
    if (race.ended == EndReason::caught) REQUIRE(race.catcher < race.vehicle_count);
}

void race_without_complaint(const Setting& setting, const DrivingMap& map, DriverKind kind,
                            int race_number) {
    const auto seed = static_cast<std::uint64_t>(race_number);
    const auto grid = random_grid_order(seed, static_cast<int>(setting.licences.size()),
                                        static_cast<int>(setting.course.plan().grid.size()));
    Race race = set_up_race(setting, grid);
    Drivers drivers(map, all_seats(kind), seed);
    CheckingTable<Drivers> table(race, drivers, seed);
    table.check_race("at the start");
    int steps = 0;
    while (!Frothy::is_over(race) && table.complaint().empty() && steps < most_steps) {
        Frothy::step(race, table);
        table.check_race("after a step of round " + std::to_string(race.round));
        ++steps;
    }
    REQUIRE(table.complaint() == "");
    REQUIRE(steps < most_steps);
    check_results(race);
}

TEST_CASE("every kind of race, scored and in teams, ends with results", "[conformance]") {
    int held = 0;
    for (const CoursePlan& plan : shipped_courses()) {
        for (const int vehicles : {2, 4}) {
            Setting setting = basic_setting(plan, vehicles);
            const DrivingMap map(setting);
            for (const RaceTerms& terms : all_terms(vehicles)) {
                setting.terms = terms;
                if (!find_race_faults(setting).empty()) continue;
                ++held;
                INFO(plan.id << ", " << vehicles << " vehicles, " << name_of(terms.type)
                             << (terms.has_scoring() ? ", scored" : "")
                             << (terms.has_teams() ? ", teams" : ""));
                for (int race = 1; race <= support::repetitions(6); ++race)
                    race_without_complaint(setting, map, DriverKind::random, race);
                for (int race = 1; race <= support::repetitions(3); ++race)
                    race_without_complaint(setting, map, DriverKind::steady, race);
            }
        }
    }
    REQUIRE(held >= 50);
}

TEST_CASE("vehicles start apart, on the course and facing along it", "[conformance]") {
    for (const CoursePlan& plan : shipped_courses()) {
        for (const int vehicles : {2, 3, 4}) {
            Setting setting = basic_setting(plan, vehicles);
            for (const RaceTerms& terms : all_terms(vehicles)) {
                setting.terms = terms;
                if (!find_race_faults(setting).empty()) continue;
                const auto order =
                    random_grid_order(7, vehicles, static_cast<int>(plan.grid.size()));
                const Race race = set_up_race(setting, order);
                INFO(plan.id << ", " << vehicles << " vehicles, " << name_of(terms.type));
                REQUIRE(find_broken_invariant(race) == "");
                for (VehicleId v = 0; v < race.vehicle_count; ++v) {
                    const bool ahead =
                        has_clear_path(race, v, {.cell = race[v].cell}, 1, Ramming::forbidden);
                    REQUIRE(ahead);
                    REQUIRE(distance_gained(race, v) == 0);
                }
            }
        }
    }
}

}  // namespace
}  // namespace frothy::conformance
