// Who stands on the podium.
#include <catch2/catch.hpp>

#include <vector>

#include "ui/screens/results_screen.h"

namespace {

std::vector<int> standing(const ui::Results& results) {
    std::vector<int> who;
    for (const ui::ResultsRow& row : ui::on_podium(results))
        who.push_back(row.who);
    return who;
}

}  // namespace

TEST_CASE("the podium has room for three, and none for whoever gave up", "[results]") {
    ui::Results results;
    for (int seat = 0; seat < 5; ++seat) {
        ui::ResultsRow& row = results.rows.emplace_back();
        row.who = static_cast<kernel::PlayerId>(seat);
        row.place = 5 - seat;
    }
    CHECK(standing(results) == std::vector{4, 3, 2});
    results.rows[3].may_stand = false;
    CHECK(standing(results) == std::vector{4, 2, 1});
    for (ui::ResultsRow& row : results.rows)
        row.may_stand = false;
    CHECK(standing(results).empty());
}
