// RACE: points, and the results of teams.
#include "games/frothy/rules/races/race_kinds.h"
#include "games/frothy/rules/telling.h"

namespace frothy {

namespace {

constexpr int most_total = 0xFFFF;

void score(Race& race, Table& table, VehicleId v, Scored scored, Rule rule) {
    if (scored.points <= 0) return;
    Vehicle& vehicle = race[v];
    const int total = vehicle.points + scored.points;
    vehicle.points = static_cast<std::uint16_t>(total < most_total ? total : most_total);
    scored.total = vehicle.points;
    tell(table, v, rule, scored);
}

// FR-RACE-11: negative if the first is placed before the second.
int compare_teams(const Race& race, const TeamResult& first, const TeamResult& second) {
    if (race.terms().has_scoring()) {
        if (first.points != second.points) return second.points - first.points;
    } else {
        const int averages = first.place_sum * second.vehicles - second.place_sum * first.vehicles;
        if (averages != 0) return averages;
    }
    return first.best_place - second.best_place;
}

}  // namespace

void score_obstacle(Race& race, Table& table, VehicleId v, Cell cell, int markers) {
    if (!race.terms().has_scoring() || markers <= 0) return;
    const int own = race.course().features(cell).points;
    const int each = own > 0 ? own : race.terms().scoring.obstacle;
    score(race, table, v, {.points = each * markers, .what = ScoreFor::obstacle, .to = cell},
          "FR-RACE-07");
}

// FR-EDGE-30 counts it in Toughest; FR-RACE-09.
void note_damage(Race& race, Table& table, VehicleId v, int points) {
    if (race.terms().type == RaceType::toughest) race.progressed = 1;
    if (!race.terms().has_scoring()) return;
    const Blame& blame = race.blame;
    if (blame.event != race.event_number || blame.against != v || blame.by == no_vehicle) return;
    score(race, table, blame.by,
          {.points = points * race.terms().scoring.damage, .what = ScoreFor::damage, .other = v},
          "FR-RACE-09");
}

// FR-RACE-10: where there is a line, for crossing it. Whoever shares a place has it whole.
void score_places(Race& race, Table& table) {
    if (!race.terms().has_scoring()) return;
    const auto place = race_places(race);
    for (std::uint8_t n = 1; n <= scored_places; ++n) {
        for (VehicleId v = 0; v < race.vehicle_count; ++v) {
            const bool placed = race.terms().type == RaceType::furthest ||
                                race[v].status == VehicleStatus::finished;
            if (place[v] != n || !placed) continue;
            const int points = race.terms().scoring.places[static_cast<std::size_t>(n - 1)];
            score(race, table, v, {.points = points, .what = ScoreFor::place}, "FR-RACE-10");
        }
    }
}

int run_over(Race& race, Table& table, VehicleId v, Cell cell, int most) {
    int taken = 0;
    for (Runner& runner : race.runners) {
        if (taken >= most || runner.cell != cell) continue;
        ++taken;
        runner = {};
        tell(table, v, "FR-RACE-08", RunnerGone{.from = cell});
        score(race, table, v,
              {.points = race.terms().scoring.runner, .what = ScoreFor::runner, .to = cell},
              "FR-RACE-08");
    }
    return taken;
}

kernel::FixedVector<TeamResult, max_vehicles> team_results(const Race& race) {
    kernel::FixedVector<TeamResult, max_vehicles> results;
    if (!race.terms().has_teams()) return results;
    const auto place = places(race);
    for (std::uint8_t team = 1; team <= max_vehicles; ++team) {
        TeamResult result;
        result.team = team;
        for (VehicleId v = 0; v < race.vehicle_count; ++v) {
            if (race.terms().teams[v] != team) continue;
            ++result.vehicles;
            result.place_sum = static_cast<std::uint16_t>(result.place_sum + place[v]);
            result.points = static_cast<std::uint16_t>(result.points + race[v].points);
            if (result.best_place == 0 || place[v] < result.best_place) {
                result.best_place = place[v];
            }
        }
        if (result.vehicles == 0) continue;
        std::size_t i = results.size();
        results.push_back(result);
        for (; i > 0 && compare_teams(race, result, results[i - 1]) < 0; --i)
            results[i] = results[i - 1];
        results[i] = result;
    }
    for (TeamResult& result : results) {
        result.place = 1;
        for (const TeamResult& other : results) {
            if (compare_teams(race, other, result) < 0) ++result.place;
        }
    }
    return results;
}

}  // namespace frothy
