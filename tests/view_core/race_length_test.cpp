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

TEST_CASE("the start proposed for a Fox is one that may be agreed, and longer on a longer course",
          "[race_length][FR-RACE-06]") {
    Setting setting = testing::oval_setting(4);
    int before = usual_head_start;  // of what is not agreed, and the least
    for (const int straight : {2, 10, 40}) {
        INFO("straights of " << straight);
        setting.course = Course(testing::oval_plan(straight, 3, 6));
        const int start = proposed_head_start(setting.course);
        CHECK(start >= before);
        CHECK(start <= most_head_start(setting.course));
        before = start;
    }
    CHECK(before == 9);  // beyond, three Hounds seldom win (docs/balance.md)
}

}  // namespace frothy::race_length_test
