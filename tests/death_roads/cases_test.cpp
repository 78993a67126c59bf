// The rules of Death Roads, case by case: tests/death_roads/*.json.
#include <catch2/catch.hpp>

#include "games/death_roads/data/scenario.h"
#include "support/rule_cases.h"

namespace death_roads {

TEST_CASE("the rule cases hold, and hold again from the journal", "[death_roads]") {
    CHECK(support::check_rule_cases(scenario_game(), "death_roads") > 150);
}

}  // namespace death_roads
