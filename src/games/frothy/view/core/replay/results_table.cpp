#include "games/frothy/view/core/replay/results_table.h"

#include <algorithm>

#include "games/frothy/rules/queries.h"
#include "words/words.h"

namespace frothy {

using words::mark;
using words::say;
using words::tr;
using words::tr_in;

namespace {

constexpr std::array<const char*, score_for_count> source_titles = {
    mark("Obstacles"), mark("Runners"), mark("Damage"), mark("Places")};

std::string in_round(const char* what, int round) {
    return round > 0 ? say("{0}, round {1}", {what, round}) : what;
}

bool has_caught(const Race& race, VehicleId v) { return race.catcher == v; }

bool was_caught(const Race& race, VehicleId v) {
    return race.catcher != no_vehicle && quarry_of(race, race.catcher) == v;
}

std::string chase_fate(const Race& race, VehicleId v, const Names& names) {
    if (has_caught(race, v)) {
        const VehicleId quarry = quarry_of(race, v);
        const bool is_fox = race.terms().type == RaceType::fox_and_hounds;
        return is_fox ? tr("caught the Fox") : say("caught {0}", {names.of(quarry)});
    }
    if (was_caught(race, v)) return in_round(tr_in("fate", "caught"), race.round);
    if (race.moment != Moment::over) return tr_in("fate", "racing");
    const bool is_hound = race.terms().type == RaceType::fox_and_hounds && v != race.terms().fox;
    return is_hound ? tr_in("fate", "hunting") : tr_in("fate", "away");
}

std::string gap_cell(const Race& race, VehicleId v) {
    if (quarry_of(race, v) == no_vehicle) return tr("the Fox");
    if (has_caught(race, v)) return tr_in("gap to the Fox", "none");
    const int gap = static_cast<int>(gap_to_quarry(race, v));
    return say("{0} behind", {gap});
}

std::string damage_cell(const Race& race, VehicleId v) {
    return say("{0} of {1}", {race[v].damage, race.licence(v).damage_max});
}

template <class Cell>
ResultColumn column_of(std::string title, Rule rule, std::span<const ResultRow> rows, Cell cell) {
    ResultColumn column;
    column.title = std::move(title);
    column.rule = rule;
    for (const ResultRow& row : rows)
        column.cells.push_back(cell(row));
    return column;
}

// What the race is decided by.
ResultColumn spaces_column(const Race& race, std::span<const ResultRow> rows, Rule rule) {
    return column_of(tr("Spaces"), rule, rows, [&](const ResultRow& row) {
        return std::to_string(race.terms().type == RaceType::furthest
                                  ? progress(race, row.vehicle)
                                  : distance_gained(race, row.vehicle));
    });
}

bool counts(const ScoringTerms& terms, ScoreFor what) {
    switch (what) {
    case ScoreFor::obstacle: return terms.obstacle > 0;
    case ScoreFor::runner: return terms.runners > 0 && terms.runner > 0;
    case ScoreFor::damage: return terms.damage > 0;
    case ScoreFor::place: return true;
    }
    return true;
}

void add_points(std::vector<ResultColumn>& columns, const Race& race,
                std::span<const ResultRow> rows) {
    constexpr std::array<Rule, score_for_count> rules = {"FR-RACE-07", "FR-RACE-08", "FR-RACE-09",
                                                         "FR-RACE-10"};
    columns.push_back(column_of(tr("Points"), "FR-RACE-10", rows, [&](const ResultRow& row) {
        return std::to_string(race[row.vehicle].points);
    }));
    for (std::size_t i = 0; i < source_titles.size(); ++i) {
        const bool was_scored =
            std::ranges::any_of(rows, [&](const ResultRow& row) { return row.points_for[i] != 0; });
        if (!was_scored && !counts(race.terms().scoring, static_cast<ScoreFor>(i))) continue;
        columns.push_back(
            column_of(tr(source_titles[i]), rules[i], rows, [&](const ResultRow& row) {
                return row.points_for[i] == 0 ? "–" : std::to_string(row.points_for[i]);
            }));
    }
}

}  // namespace

std::string fate_text(const Race& race, const ResultRow& row, const Names& names) {
    const Vehicle& vehicle = race[row.vehicle];
    const RaceType type = race.terms().type;
    switch (vehicle.status) {
    case VehicleStatus::finished: return in_round(tr_in("fate", "home"), row.round_out);
    case VehicleStatus::gone:
        if (was_caught(race, row.vehicle)) return in_round(tr_in("fate", "lost"), row.round_out);
        return in_round(row.gave_up ? tr_in("fate", "gave up") : tr_in("fate", "out"),
                        row.round_out);
    case VehicleStatus::rolling_wreck:
    case VehicleStatus::resting_wreck:
        return in_round(type == RaceType::toughest ? tr_in("fate", "destroyed")
                                                   : tr_in("fate", "wrecked"),
                        row.round_out);
    case VehicleStatus::running: break;
    }
    switch (type) {
    case RaceType::toughest:
        return running_count(race) == 1 ? tr("last standing") : tr("still standing");
    case RaceType::pursuit:
    case RaceType::fox_and_hounds: return chase_fate(race, row.vehicle, names);
    case RaceType::fastest:
        return race.moment == Moment::over ? tr("not home") : tr_in("fate", "racing");
    case RaceType::furthest: break;
    }
    return race.moment == Moment::over ? tr_in("fate", "to the end") : tr_in("fate", "racing");
}

std::vector<ResultColumn> result_columns(const Race& race, std::span<const ResultRow> rows,
                                         const Names& names) {
    std::vector<ResultColumn> columns;
    const RaceType type = race.terms().type;
    const auto fate = [&](const ResultRow& row) { return fate_text(race, row, names); };
    if (race.terms().has_scoring()) {
        add_points(columns, race, rows);
        if (type == RaceType::furthest) {
            columns.push_back(spaces_column(race, rows, "FR-RACE-02"));
        } else {
            columns.push_back(column_of(tr("In the race"), "FR-RACE-10", rows, fate));
        }
        return columns;
    }
    const auto add = [&](const char* title, Rule rule, auto cell) {
        columns.push_back(column_of(tr(title), rule, rows, cell));
    };
    switch (type) {
    case RaceType::fastest:
        if (race.course().is_circuit()) {
            add(mark("Laps"), "FR-EDGE-25", [&](const ResultRow& row) {
                return say("{0} of {1}",
                           {std::max<int>(0, race[row.vehicle].laps), race.setting->laps});
            });
        }
        break;
    case RaceType::furthest: columns.push_back(spaces_column(race, rows, "FR-RACE-02")); break;
    case RaceType::toughest:
        add(mark("To spare"), "FR-EDGE-30", [&](const ResultRow& row) {
            return std::to_string(damage_to_spare(race, row.vehicle));
        });
        break;
    case RaceType::pursuit: columns.push_back(spaces_column(race, rows, "FR-RACE-04")); break;
    case RaceType::fox_and_hounds:
        add(mark("To the Fox"), "FR-RACE-05",
            [&](const ResultRow& row) { return gap_cell(race, row.vehicle); });
        break;
    }
    add(mark("Damage"), "FR-DMG-02",
        [&](const ResultRow& row) { return damage_cell(race, row.vehicle); });
    add(mark("In the end"), Rule::none(), fate);
    return columns;
}

std::vector<TeamHead> gather_teams(const Race& race, std::vector<ResultRow>& rows) {
    std::vector<TeamHead> heads;
    const auto results = team_results(race);
    std::vector<ResultRow> gathered;
    for (const TeamResult& team : results) {
        heads.push_back({gathered.size(), team, team_text(team, race.terms())});
        for (const ResultRow& row : rows) {
            if (race.terms().teams[row.vehicle] == team.team) gathered.push_back(row);
        }
    }
    if (!heads.empty()) rows = std::move(gathered);
    return heads;
}

}  // namespace frothy
