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
    check_given(R"({"lane_cards": [4], "cars": {"B": {"at": [2, 3]}}})", "given/lane_cards",
                "1 and 2 among the Lane cards");
}

}  // namespace death_roads
