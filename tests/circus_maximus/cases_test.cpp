// The rules of Circus Maximus, case by case: tests/circus_maximus/*.json.
#include <catch2/catch.hpp>

#include "games/circus_maximus/data/scenario.h"
#include "support/rule_cases.h"

namespace circus_maximus {

TEST_CASE("the rule cases hold, and hold again from the journal", "[circus_maximus]") {
    CHECK(support::check_rule_cases(scenario_game(), "circus_maximus") > 30);
}

}  // namespace circus_maximus
