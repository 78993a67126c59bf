// Whole races on every course with every number of seats and every driver: they end, nothing is
// ever in two places, and what is offered can be chosen.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "frothy_conformance/checked_race.h"
#include "games/frothy/ai/batch.h"
#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/traits.h"
#include "support/repetitions.h"
#include "support/shipped.h"

namespace frothy::conformance {
namespace {

void race_without_complaint(const Setting& setting, DriverKind kind, int races) {
    const DrivingMap map(setting);
    for (int race = 0; race < support::repetitions(races); ++race) {
        const auto seed = static_cast<std::uint64_t>(race) + 1;
        const Ending ending = run_checked(setting, map, all_seats(kind), seed);
        INFO(setting.course.plan().id << ", " << setting.licences.size() << " vehicles, "
                                      << name_of(kind) << " drivers, seed " << seed);
        REQUIRE(ending.complaint == "");
        REQUIRE(ending.race.ended != EndReason::not_over);
        REQUIRE(running_count(ending.race) + ending.race.out_count == ending.race.vehicle_count);
    }
}

// All words; of numbers the least two, one in the middle and the greatest.
std::set<int> values_of(const HouseRuleKey& key) {
    std::set<int> values;
    for (std::size_t word = 0; word < key.values.size(); ++word)
        values.insert(static_cast<int>(word));
    if (values.empty()) {
        values = {key.least, key.least + 1, (key.least + key.most) / 2, key.most};
    }
    return values;
}

TEST_CASE("every course with every number of seats and driver", "[conformance]") {
    for (const CoursePlan& plan : shipped_courses()) {
        for (const int seats : {2, 3, 4, 6}) {
            INFO(plan.id);
            REQUIRE(plan.grid.size() >= static_cast<std::size_t>(seats));
            const Setting setting = basic_setting(plan, seats);
            race_without_complaint(setting, DriverKind::random, 110);
            race_without_complaint(setting, DriverKind::steady, 36);
        }
    }
}

TEST_CASE("one vehicle alone, and several laps", "[conformance]") {
    for (const CoursePlan& plan : shipped_courses()) {
        Setting setting = basic_setting(plan, 1);
        race_without_complaint(setting, DriverKind::steady, 10);
        setting.laps = 3;
        race_without_complaint(setting, DriverKind::steady, 5);
        race_without_complaint(setting, DriverKind::random, 5);
    }
}

TEST_CASE("every vehicle in one race", "[conformance]") {
    for (const CoursePlan& plan : shipped_courses()) {
        Setting setting = basic_setting(plan, 1);
        setting.licences = shipped_licences();
        setting.licences.resize(
            std::min<std::size_t>({setting.licences.size(), plan.grid.size(), max_vehicles}));
        race_without_complaint(setting, DriverKind::steady, 10);
        race_without_complaint(setting, DriverKind::random, 10);
    }
}

// Jumps, further drifts, deliberate collisions and rolling starts, with vehicles that have the
// traits and cards of a move.
TEST_CASE("moves with everything agreed", "[conformance]") {
    Licence odd = shipped_licences().front();
    const auto trait = [](Rule rule, const char* name) { return Trait{rule, name, {}, false}; };
    odd.traits = {trait(trait::sneaky, "Sneaky"), trait(trait::savage, "Savage"),
                  trait(trait::snapper, "Snapper"), trait(trait::leap, "Leap"),
                  trait(trait::encouragement, "Encouragement")};
    odd.specials = {{special::ramming_speed, "Ramming Speed", {}, false, CardFace::whip, false},
                    {special::emergency_stop, "Emergency Stop", {}, false, CardFace::reins, false}};
    prepare(odd);
    Licence flyer = odd;
    flyer.traits.push_back(trait(trait::flyer, "Flyer"));
    prepare(flyer);
    for (const CoursePlan& plan : shipped_courses()) {
        Setting setting = basic_setting(plan, 4);
        setting.licences = {odd, flyer, odd, flyer};
        setting.rules.opt_jumps = Jumps::on;
        setting.rules.alt_corner_drift = CornerDrift::once;
        setting.rules.opt_start_rating = 3;
        for (const Drifts drifts : {Drifts::control_roll, Drifts::free}) {
            for (const Deliberate rams : {Deliberate::forbidden, Deliberate::allowed}) {
                setting.rules.alt_drifts = drifts;
                setting.rules.alt_deliberate_collisions = rams;
                setting.rules.move_card_cap =
                    drifts == Drifts::free ? CardCap::one_each : CardCap::one_total;
                setting.rules.atk_limit =
                    drifts == Drifts::free ? AttackLimit::one_per_target : AttackLimit::unlimited;
                race_without_complaint(setting, DriverKind::random, 9);
                race_without_complaint(setting, DriverKind::steady, 4);
            }
        }
    }
}

TEST_CASE("every house rule at every value", "[conformance]") {
    Setting setting = basic_setting(shipped_courses().front(), 4);
    for (const HouseRuleKey& key : house_rule_keys()) {
        for (const int value : values_of(key)) {
            setting.rules = {};
            key.set(setting.rules, value);
            INFO(key.key << " = " << value);
            race_without_complaint(setting, DriverKind::random, 8);
            race_without_complaint(setting, DriverKind::steady, 4);
        }
    }
}

TEST_CASE("the same seed gives the same race", "[conformance]") {
    for (const CoursePlan& plan : shipped_courses()) {
        const Setting setting = basic_setting(plan, 4);
        const DrivingMap map(setting);
        for (const DriverKind kind : {DriverKind::steady, DriverKind::random}) {
            const Ending first = run_checked(setting, map, all_seats(kind), 11);
            const Ending second = run_checked(setting, map, all_seats(kind), 11);
            CHECK(first.race == second.race);
            CHECK(first.decisions == second.decisions);
            CHECK_FALSE(run_checked(setting, map, all_seats(kind), 12).race == first.race);
        }
    }
}

}  // namespace
}  // namespace frothy::conformance
