// The scripted table of the C++ tests is as strict as scenario files are.
#include <catch2/catch.hpp>

#include "games/frothy/rules/rules.h"
#include "support/race_builder.h"
#include "support/scripted_table.h"

using namespace frothy;
using support::RaceBuilder;
using support::ScriptedTable;
using support::ScriptError;

TEST_CASE("a scripted Speed Check of one Reins keeps the two lowest", "[FR-SPD-10]") {
    RaceBuilder builder;
    builder.add({0, 0}, 0, "S0");
    Race race = builder.race();
    ScriptedTable table;
    table.ask(Ask::speed_cards, 0, {{OptionKind::reins, 0, 0}, {OptionKind::done, 0, 0}})
        .ask(Ask::speed_direction, 0, Option{OptionKind::accelerate, 0, 0})
        .roll(Why::speed_check, 0, {3, 0, 1});
    make_speed_check(race, table, 0);
    table.expect_all_used();
    CHECK(rating(race, 0) == 1);
    CHECK(table.last(EventKind::speed_checked).a == 1);
}

TEST_CASE("a scripted table refuses what it does not expect", "[scenario]") {
    RaceBuilder builder;
    builder.add({0, 0}, 0, "S3 A2/D2");
    Race race = builder.race();
    ScriptedTable table;
    table.roll(Why::damage, 0, {1, 1, 1});
    CHECK_THROWS_AS(roll_damage(race, table, 0, {.dice = 2, .rule = "FR-DMG-03"}), ScriptError);
    CHECK_THROWS_AS(table.expect_all_used(), ScriptError);
    CHECK_THROWS_AS(make_speed_check(race, table, 0), ScriptError);
    CHECK(table.was_offered({OptionKind::whip, 0, 0}));
    CHECK_THROWS_AS(ScriptedTable().roll(Why::damage, 0, {4}), ScriptError);
    CHECK(accel_box_in_rating(race, 0) == 2);
    CHECK(decel_box_in_rating(race, 0) == 2);
}
