// The rules of Circus Maximus, case by case: tests/circus_maximus/*.json.
#include <catch2/catch.hpp>

#include "games/circus_maximus/data/scenario.h"
#include "support/rule_cases.h"

namespace circus_maximus {

TEST_CASE("the rule cases hold, and hold again from the journal", "[circus_maximus]") {
    CHECK(support::check_rule_cases(scenario_game(), "circus_maximus") > 30);
}

TEST_CASE("a chart is asked for one of its rows", "[circus_maximus]") {
    const auto check = [](const std::string& chart, const std::string& place,
                          const std::string& expected) {
        support::check_refused(scenario_game(),
                               R"({"schema": "circus-maximus-scenario/1", "name": "x",
                                   "given": {"stage": "preparation"}, "do": {"chart": )" +
                                   chart + R"(}, "expect": {}})",
                               place, expected);
    };
    check(R"("lash", "roll": 1, "by": 0)", "do/roll", "2 to 12");
    check(R"("team", "roll": 7, "by": 0)", "do/roll", "1 to 6");
    check(R"("team", "roll": 6, "by": 3)", "do/by", "0 to 2");
    check(R"("driver hits", "roll": 0)", "do/roll", "1 to 40");
}

TEST_CASE("what cannot be done, or is not there, is refused", "[circus_maximus]") {
    const auto check = [](const std::string& given, const std::string& deed,
                          const std::string& place, const std::string& expected) {
        support::check_refused(
            scenario_game(),
            R"({"schema": "circus-maximus-scenario/1", "name": "x", "given": {)" + given +
                R"(}, "do": )" + deed + "}",
            place, expected);
    };
    const std::string two = R"("chariots": {"red": {}, "white": {"car": "II H1"}})";
    check(two, R"({"move": "blue"})", "do/move", "a chariot that races");
    check(two, R"({"walk": "red"})", "do/walk", "a driver on foot");
    check(two, R"({"run away": "red"})", "do/run away", "a team that runs away");
    check(two, R"({"corner": "red", "speed": 9})", "do/corner", "a chariot in a corner");
    check(two, R"({"attack": "red", "how": "hold"})", "do/how", "an attack");
    check(two, R"({"attack": "red", "how": "ram car red"})", "do/how", "an attack");
    check(two, R"({"attack": "red", "how": "ram car blue"})", "do/how", "a chariot that races");
    check(two, R"({"jostle": "red", "lanes": 2})", "do/lanes", "unknown key");
    check(R"("chariots": {"red": {"car": "III B40"}})", R"("turn")", "given/chariots/red/car",
          "a square such as");
    check(R"("wrecks": ["I F0", "I F1", "I F2", "I F3", "I F4", "I F5", "I F6", "I B1", "I B2"])",
          R"("turn")", "given/wrecks", "one of each chariot at most");
    check(R"("home": ["red"])", R"("turn")", "given/home", "all that have finished");
}

TEST_CASE("a state is given again as it is told", "[circus_maximus]") {
    support::check_states_given_again(scenario_game(), "circus_maximus", [](const formats::Json&) {
        return formats::Json{{"turn", 0}};
    });
}

}  // namespace circus_maximus
