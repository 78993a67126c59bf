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

}  // namespace circus_maximus
