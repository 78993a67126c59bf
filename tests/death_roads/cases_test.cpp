// The rules of Death Roads, case by case: tests/death_roads/*.json.
#include <catch2/catch.hpp>

#include "games/death_roads/data/scenario.h"
#include "support/rule_cases.h"

namespace death_roads {

TEST_CASE("the rule cases hold, and hold again from the journal", "[death_roads]") {
    CHECK(support::check_rule_cases(scenario_game(), "death_roads") > 150);
}

TEST_CASE("who acts and what is carried out must be given", "[death_roads]") {
    const auto check = [](const std::string& deed, const std::string& place,
                          const std::string& expected) {
        const std::string given =
            R"({"schema": "death-roads-scenario/1", "name": "x", "given": {"cars": {"B": {"at": [2, 3]}}}, )";
        support::check_refused(scenario_game(), given + R"("do": )" + deed + R"(, "expect": {}})",
                               place, expected);
    };
    check(R"({"skid": "A"})", "do/skid", "a car that is given");
    check(R"({"turn": "B", "skid": "B"})", "do/skid", "unknown key");
    check(R"({"bash": "B", "by": "B", "way": "left", "strength": 1})", "do/by", "another car");
    check(R"(["initiative", {"act": "B", "how": "act for throttle"}])", "do/1/how",
          "an Action with a card in hand");
    check(R"("event")", "do", "an Event that is given");
    check(R"("final stretch")", "do", "a Final Stretch that is given");
    check(R"("resolve")", "do", "an Event that is given");
    check(R"({"act": "B", "how": "focus throttle"})", "do/how", "an Action with a card in hand");
    const auto check_given = [](const std::string& given, const std::string& place,
                                const std::string& expected) {
        support::check_refused(scenario_game(),
                               R"({"schema": "death-roads-scenario/1", "name": "x", "given": )" +
                                   given + R"(, "do": "reveal"})",
                               place, expected);
    };
    check_given(R"({"cars": {}})", "given/cars", "a car at least");
    check_given(R"({"cars": {"D": {"at": [2, 3]}}})", "given/cars/D", "unknown key");
    check_given(R"({"cars": {"A": 3}})", "given/cars/A", "found 3, expected an object");
    check_given(R"({"cars": {"A": [2, 3]}})", "given/cars/A", "expected an object");
    check_given(R"({"stage": "setup", "drafted": false, "cars": {"A": {"vehicle": "nomad"}}})",
                "given/cars", "each Vehicle, Driver and pair once");
    check_given(R"({"order": ["B", "D"], "cars": {"B": {"at": [2, 3]}}})", "given/order/1",
                "a player");
    check_given(R"({"round": 6, "cars": {"B": {"at": [2, 3]}}})", "given/round", "from 1 to 5");
    check_given(R"({"unseen": ["signal jam"], "cars": {"B": {"at": [2, 3]}}})", "do",
                "a Road Event without the Relay icon");
    check_given(R"({"event": "rockfall", "unseen": ["rockfall"], "cars": {"B": {"at": [2, 3]}}})",
                "given/unseen", "each Road Event once");
    check_given(R"({"out": ["B"], "cars": {"B": {"at": [2, 3]}}})", "given/out",
                "not in the race any more");
    check_given(R"({"lane_cards": [4], "cars": {"B": {"at": [2, 3]}}})", "given/lane_cards",
                "1 and 2 among the Lane cards");
}

// Of a car what it cannot be, and in its turn what it may not do.
TEST_CASE("a car is what it may be, and does what it may do", "[death_roads]") {
    const auto check = [](const std::string& car, const std::string& deed, const std::string& place,
                          const std::string& expected) {
        support::check_refused(
            scenario_game(),
            R"({"schema": "death-roads-scenario/1", "name": "x", "given": {"cars": {"A": {"at": [2, 3], )" +
                car + R"(}, "B": {"at": [3, 3]}}}, "do": )" + deed + "}",
            place, expected);
    };
    const std::string look = R"({"step": 0})";
    check(R"("vehicle": "none")", look, "given/cars/A/vehicle", "a Vehicle");
    check(R"("condition": 0)", look, "given/cars/A/condition", "from 1 to");
    check(R"("condition": 18)", look, "given/cars/A/condition", "to 17");
    check(R"("handling": 8)", look, "given/cars/A/handling", "to 7");
    check(R"("driver": "kite", "handling": 9)", look, "given/cars/A/handling", "to 8");
    check(R"("hand": ["throttel"])", look, "given/cars/A/hand/0", "did you mean");
    check(R"("racing": false)", R"({"turn": "A"})", "do/turn", "that is given");
    const std::string throttle = R"("hand": ["throttle", "twin guns burst"])";
    check(throttle + R"(, "handling": 0)", R"({"act": "A", "how": "play throttle"})", "do/how",
          "DR-ACT-03");
    check(throttle + R"(, "aside": true)", R"({"turn": "A"})", "do/turn", "DR-RACE-03");
    check(throttle, R"({"act": "A", "how": "play throttle left"})", "do/how",
          R"(found "play throttle left", expected an Action)");
    check(throttle, R"({"act": "A", "how": "change lane up for throttle"})", "do/how", "an answer");
    check(throttle + R"(, "driver": "mags")", R"({"act": "A", "how": "act for throttle"})",
          "do/how", "side or line");
    std::string hand;
    for (int card = 0; card < 25; ++card)
        hand += R"(, "throttle")";
    check(R"("hand": [)" + hand.substr(2) + "]", look, "given/cars/A/hand", "at most 24");
}

TEST_CASE("a state is given again as it is told", "[death_roads]") {
    support::check_states_given_again(scenario_game(), "death_roads", [](const formats::Json&) {
        return formats::Json{{"step", 0}};
    });
}

}  // namespace death_roads
