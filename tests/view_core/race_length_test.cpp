// How long a race takes, as the set-up and the seasons tell it.
#include <catch2/catch.hpp>

#include "games/frothy/rules/race_start.h"
#include "games/frothy/view/core/race_length.h"
#include "view_core/view_support.h"

namespace frothy::race_length_test {

TEST_CASE("a race takes longer with every lap, every round and every person", "[race_length]") {
    const Setting setting = testing::oval_setting(4);
    const Course& course = setting.course;
    TableRules rules;
    rules.laps = 1;
    const int once = minutes_of_race(course, rules, 2);
    CHECK(once > 0);
    CHECK(minutes_of_race(course, rules, 0) == 0);  // drivers wait for nobody
    CHECK(minutes_of_race(course, rules, 4) > once);
    rules.laps = 3;
    CHECK(minutes_of_race(course, rules, 2) > once);

    rules.terms = terms_of_kind(rules.terms, RaceType::furthest);
    const int usual = minutes_of_race(course, rules, 4);
    rules.terms.rounds = furthest_rounds;
    CHECK(minutes_of_race(course, rules, 4) == usual);
    rules.terms.rounds = furthest_rounds / 2;
    CHECK(minutes_of_race(course, rules, 4) == usual / 2);
    // Until one is left takes longer than twenty rounds do.
    rules.terms = terms_of_kind(rules.terms, RaceType::toughest);
    CHECK(minutes_of_race(course, rules, 4) > usual);
}

TEST_CASE("the start proposed for a Fox is one that may be agreed, and never less than usual",
          "[race_length][FR-RACE-06]") {
    const Setting setting = testing::oval_setting(4);
    const int start = proposed_head_start(setting.course);
    CHECK(start >= usual_head_start);
    CHECK(start <= most_head_start(setting.course));
}

}  // namespace frothy::race_length_test
