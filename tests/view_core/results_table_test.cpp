// What counts in each kind of race, as the columns of its results.
#include "games/frothy/view/core/replay/results_table.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "ai/oval.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/rules.h"

namespace results_table_test {

using namespace frothy;

namespace {

const Names names{{"Red", "Blue", "Green", "White", "Gold", "Black"}};

struct Shown {
    Setting setting = frothy::testing::oval_setting(3);
    Race race = set_up_race(setting, {0, 1, 2});
    std::vector<ResultRow> rows;

    explicit Shown(RaceType type) {
        setting.terms.type = type;
        race.moment = Moment::over;
        for (VehicleId v = 0; v < 3; ++v) {
            ResultRow row;
            row.vehicle = v;
            row.place = static_cast<std::uint8_t>(v + 1);
            rows.push_back(row);
        }
    }
    Shown(const Shown&) = delete;
    Shown& operator=(const Shown&) = delete;

    std::vector<std::string> titles() const {
        std::vector<std::string> titles;
        for (const ResultColumn& column : result_columns(race, rows, names)) {
            CHECK(column.cells.size() == rows.size());
            titles.push_back(column.title);
        }
        return titles;
    }
    std::string cell(const std::string& title, std::size_t row) const {
        for (const ResultColumn& column : result_columns(race, rows, names)) {
            if (column.title == title) return column.cells[row];
        }
        return "no such column";
    }
};

using Titles = std::vector<std::string>;

}  // namespace

TEST_CASE("Each kind of race shows what counts in it", "[results][FR-RACE-01][FR-RACE-05]") {
    const Shown fastest(RaceType::fastest);
    CHECK(fastest.titles() == Titles{"Laps", "Damage", "In the end"});
    CHECK(fastest.cell("Laps", 0) == "0 of 1");
    CHECK(fastest.cell("In the end", 0) == "not home");
    Shown left(RaceType::fastest);
    left.race[1].status = left.race[2].status = VehicleStatus::gone;
    left.rows[1].round_out = left.rows[2].round_out = 3;
    left.rows[1].gave_up = true;
    CHECK(left.cell("In the end", 1) == "gave up, round 3");
    CHECK(left.cell("In the end", 2) == "out, round 3");
    const Shown furthest(RaceType::furthest);
    CHECK(furthest.titles() == Titles{"Spaces", "Damage", "In the end"});
    Shown toughest(RaceType::toughest);
    CHECK(toughest.titles() == Titles{"To spare", "Damage", "In the end"});
    for (const VehicleId v : {VehicleId{1}, VehicleId{2}}) {
        toughest.race[v].status = VehicleStatus::resting_wreck;
        toughest.rows[v].round_out = 4 + v;
    }
    CHECK(toughest.cell("In the end", 0) == "last standing");
    CHECK(toughest.cell("In the end", 1) == "destroyed, round 5");
    CHECK(toughest.cell("To spare", 1) == "0");

    Shown hunt(RaceType::fox_and_hounds);
    hunt.setting.terms.fox = 1;
    CHECK(hunt.titles() == Titles{"To the Fox", "Damage", "In the end"});
    CHECK(hunt.cell("To the Fox", 1) == "the Fox");
    CHECK(hunt.cell("In the end", 1) == "away");
    hunt.race.catcher = 2;
    hunt.race.round = 6;
    CHECK(hunt.cell("In the end", 1) == "caught, round 6");
    CHECK(hunt.cell("In the end", 2) == "caught the Fox");
    CHECK(hunt.cell("To the Fox", 2) == "none");

    Shown pursuit(RaceType::pursuit);
    pursuit.race.vehicle_count = 2;
    pursuit.rows.pop_back();
    pursuit.race.catcher = 0;
    CHECK(pursuit.cell("In the end", 0) == "caught Blue");
}

TEST_CASE("Furthest shows the distance it is decided by", "[results][FR-RACE-02][FR-EDGE-31]") {
    Shown shown(RaceType::furthest);
    // Both level, from different places of the grid.
    shown.race[0].start_progress = -2;
    shown.race[1].start_progress = -5;
    for (VehicleId v = 0; v < 2; ++v) {
        shown.race[v].status = VehicleStatus::gone;
        shown.race[v].out_progress = 7;
    }
    const auto place = places(shown.race);
    REQUIRE(place[0] == place[1]);
    CHECK(shown.cell("Spaces", 0) == "7");
    CHECK(shown.cell("Spaces", 1) == "7");
}

TEST_CASE("Points are shown by where they come from", "[results][FR-RACE-07][FR-RACE-10]") {
    Shown shown(RaceType::furthest);
    shown.setting.terms.scoring.scoring = Scoring::used;
    CHECK(shown.titles() == Titles{"Points", "Obstacles", "Damage", "Places", "Spaces"});
    shown.setting.terms.scoring.runners = 2;
    shown.setting.terms.scoring.damage = 0;
    CHECK(shown.titles() == Titles{"Points", "Obstacles", "Runners", "Places", "Spaces"});
    shown.race[1].points = 9;
    shown.rows[1].points_for = {4, 0, 0, 5};
    CHECK(shown.cell("Points", 1) == "9");
    CHECK(shown.cell("Obstacles", 1) == "4");
    CHECK(shown.cell("Places", 1) == "5");
    CHECK(shown.cell("Runners", 1) == "–");
}

TEST_CASE("Team-mates stand together under their team", "[results][FR-RACE-11]") {
    Shown shown(RaceType::furthest);
    CHECK(gather_teams(shown.race, shown.rows).empty());
    shown.setting.terms.teams = {1, 2, 1};
    shown.race[1].laps = 3;
    shown.race[0].laps = 2;
    const auto place = places(shown.race);
    for (ResultRow& row : shown.rows)
        row.place = place[row.vehicle];
    std::ranges::stable_sort(shown.rows, {}, &ResultRow::place);
    const std::vector<TeamHead> heads = gather_teams(shown.race, shown.rows);
    REQUIRE(heads.size() == 2);
    CHECK(heads[0].row == 0);
    CHECK(heads[0].text == "Team 2: 1st, average place 1");
    CHECK(heads[1].row == 1);
    CHECK(shown.rows[0].vehicle == 1);
    CHECK(shown.rows[1].vehicle == 0);
    CHECK(shown.rows[2].vehicle == 2);
}

}  // namespace results_table_test
