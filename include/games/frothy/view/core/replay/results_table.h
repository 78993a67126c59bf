// The results of a race as a table: what counts in its kind, in words, a column for each.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/race.h"
#include "games/frothy/rules/rule.h"
#include "games/frothy/rules/standings.h"
#include "games/frothy/rules/vocabulary.h"

namespace frothy {

// One vehicle. Where there are teams, those of one team stand together.
struct ResultRow {
    VehicleId vehicle = no_vehicle;
    std::uint8_t place = 0;  // 1 for the first; level vehicles share
    std::array<int, score_for_count> points_for{};
    int round_out = 0;  // in which it got home or fell out; 0 while it runs
    bool is_winner = false;
    bool gave_up = false;
    std::string vehicle_name;  // "Basic Chariot"
    std::string picture;       // as it came home: "vehicles/basic-chariot"
};

struct ResultColumn {
    std::string title;               // "Distance"
    Rule rule;                       // by which it counts; none mostly
    std::vector<std::string> cells;  // beside the rows
};

struct TeamHead {
    std::size_t row = 0;  // of its first vehicle
    TeamResult team;
    std::string text;  // "Team 2: 1st, average place 1.5"
};

// What became of a vehicle, short: "home, round 9", "gave up, round 3", "caught Red", "destroyed,
// round 4".
std::string fate_text(const Race& race, const ResultRow& row, const Names& names);

// Of a race as it stands, mostly over.
std::vector<ResultColumn> result_columns(const Race& race, std::span<const ResultRow> rows,
                                         const Names& names);
// Brings the rows of each team together, best team first; empty and unchanged without teams.
std::vector<TeamHead> gather_teams(const Race& race, std::vector<ResultRow>& rows);

}  // namespace frothy
