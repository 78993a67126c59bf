// The rules of Highway Heist, case by case: tests/highway_heist/*.json.
#include <catch2/catch.hpp>

#include <string>

#include "games/highway_heist/data/scenario.h"
#include "play/scenario/vocabulary.h"
#include "support/rule_cases.h"

namespace highway_heist {
TEST_CASE("the rule cases hold, and hold again from the journal", "[highway_heist]") {
    CHECK(support::check_rule_cases(scenario_game(), "highway_heist") > 180);
}

TEST_CASE("what is given of a heist are objects", "[highway_heist]") {
    const auto check = [](const std::string& given, const std::string& place) {
        support::check_refused(scenario_game(),
                               R"({"schema": "highway-heist-scenario/1", "name": "x", "given": )" +
                                   given + R"(, "do": "maintain road", "expect": {}})",
                               place, "expected");
    };
    check("2", "given");
    check(R"({"team": [1]})", "given/team");
    check(R"({"team": {"one": []}})", "given/team/one");
    check(R"({"team": {"one": {"foo": 1}}})", "given/team/one/foo");
    check(R"({"cars": {"three": {"at": "5,5"}}})", "given/cars/three");
    check(R"({"suvs": {"B": {"at": "13,1"}}})", "given/suvs/B/at");
    check(R"({"suvs": {"A": {"at": "3,1"}}, "enemy_pegs": ["suv A", "suv A"]})",
          "given/enemy_pegs");
}

TEST_CASE("a heist is one by the rules, and what is done to it can be", "[highway_heist]") {
    const auto check = [](const std::string& given, const std::string& deed,
                          const std::string& place, const std::string& expected) {
        support::check_refused(scenario_game(),
                               R"({"schema": "highway-heist-scenario/1", "name": "x", "given": {)" +
                                   given + R"(}, "do": )" + deed + "}",
                               place, expected);
    };
    const std::string look = R"({"step": 0})";
    check(R"("foo": 1)", look, "given/foo", "unknown key");
    check(R"("radar": 3)", look, "given", "a Chopper in another scenario");
    check(R"("door": "open")", look, "given", "a Semi in another scenario");
    check(R"("stage": "over")", look, "given", "outcome");
    const std::string spots = R"("stunts": [{"stunt": "brake slide", "tokens": 1}, )";
    check(spots + R"({"stunt": "brake slide", "tokens": 1}, {}])", look, "given", "twice");
    check(R"("stunts": [{"stunt": "brake slide", "tokens": 2}, {}, {}])", look, "given",
          "Boost symbols");
    check("", R"({"reveal": "HH-ECC-01"})", "do/reveal", "of the scenario");
    check("", R"({"move main": "west"})", "do/move main", "north or south");
    check("", R"({"step": 1, "ratings": "one"})", "do/ratings", "unknown key");
    check(R"("suvs": {"A": {"at": "3,1"}})", R"([{"wreck": "suv A"}, {"wreck": "suv A"}])",
          "do/1/wreck", "on the road");
}

TEST_CASE("cards and boards may have their short keys", "[highway_heist]") {
    const auto game = scenario_game();
    for (const char* key : {"HH-EC-T01", "HH-EC-S3", "HH-ST-M9", "HH-CH-6", "HH-VE-5"})
        CHECK(game->is_rule(key));
    for (const char* key : {"HH-EC-X01", "HH-ST-T", "HH-CH-", "HH-EC-T1234", "CH-1", ""})
        CHECK_FALSE(game->is_rule(key));
}

TEST_CASE("a state is given again as it is told", "[highway_heist]") {
    support::check_states_given_again(scenario_game(), "highway_heist", [](const formats::Json&) {
        return formats::Json{{"step", 0}};
    });
}

}  // namespace highway_heist
