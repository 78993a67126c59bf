// RACE: runners on their way across the track (FR-RACE-08).
#include "games/frothy/rules/course/course_across.h"
#include "games/frothy/rules/races/race_kinds.h"
#include "games/frothy/rules/rolling.h"
#include "games/frothy/rules/telling.h"

namespace frothy {

namespace {

// Icons of so many dice, read as one number, pick the place at the track side.
constexpr int setting_out_dice = 4;
constexpr int setting_out_numbers = 6 * 6 * 6 * 6;

bool is_occupied(const Race& race, Cell cell) {
    return race.course().is_solid(cell) || vehicle_at(race, cell) != no_vehicle ||
           runners_at(race, cell) > 0;
}

bool may_set_out(const Race& race, Cell cell) {
    const Course& course = race.course();
    const bool is_start = !course.has_runner_starts() || course.features(cell).runner;
    return is_start && !is_occupied(race, cell) && way_across(course, cell).has_value();
}

int places_to_set_out(const Race& race) {
    int count = 0;
    for (int cell = 0; cell < race.course().cell_count(); ++cell) {
        count += may_set_out(race, static_cast<Cell>(cell)) ? 1 : 0;
    }
    return count;
}

Cell place_to_set_out(const Race& race, int number) {
    for (int cell = 0; cell < race.course().cell_count(); ++cell) {
        if (!may_set_out(race, static_cast<Cell>(cell))) continue;
        if (number-- == 0) return static_cast<Cell>(cell);
    }
    return no_cell;
}

void send_out(Race& race, Table& table, VehicleId roller, Runner& runner) {
    const int places = places_to_set_out(race);
    if (places == 0) return;
    kernel::Faces faces;
    roll_dice(table, roller, Why::runner, "FR-RACE-08", setting_out_dice, faces);
    int number = 0;
    for (const std::uint8_t face : faces)
        number = number * static_cast<int>(icon_count) + face;
    runner.cell = place_to_set_out(race, number * places / setting_out_numbers);
    const hexgrid::Direction across = way_across(race.course(), runner.cell)->direction;
    runner.direction = static_cast<std::uint8_t>(hexgrid::index_of(across));
    tell(table, no_vehicle, "FR-RACE-08", RunnerSetOut{across, runner.cell});
}

}  // namespace

int runners_at(const Race& race, Cell cell) {
    if (race.terms().scoring.runners == 0) return 0;
    int count = 0;
    for (const Runner& runner : race.runners)
        count += runner.cell == cell ? 1 : 0;
    return count;
}

// At the start of a round for each runner that is across or run over.
void send_out_runners(Race& race, Table& table) {
    if (!race.terms().has_scoring() || race.terms().scoring.runners == 0) return;
    VehicleId roller = 0;
    while (roller < race.vehicle_count && !race[roller].is_running())
        ++roller;
    if (roller == race.vehicle_count) return;
    for (std::size_t i = 0; i < race.terms().scoring.runners && i < race.runners.size(); ++i) {
        if (race.runners[i].cell == no_cell) send_out(race, table, roller, race.runners[i]);
    }
}

void move_runners(Race& race, Table& table) {
    if (race.terms().scoring.runners == 0) return;
    for (Runner& runner : race.runners) {
        if (runner.cell == no_cell) continue;
        const Cell from = runner.cell;
        const auto direction = hexgrid::direction(runner.direction);
        const Cell to = race.course().neighbour(from, direction);
        if (to == no_cell) {
            runner = {};
            tell(table, no_vehicle, "FR-RACE-08", RunnerGone{.from = from});
        } else if (!is_occupied(race, to)) {
            runner.cell = to;
            tell(table, no_vehicle, "FR-RACE-08", RunnerMoved{direction, from, to});
        }
    }
}

}  // namespace frothy
