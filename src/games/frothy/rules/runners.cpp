// RACE: runners on their way across the track (FR-RACE-08).
#include <cstdlib>

#include "games/frothy/rules/places_on.h"
#include "games/frothy/rules/races/race_kinds.h"
#include "games/frothy/rules/rolling.h"
#include "games/frothy/rules/telling.h"

namespace frothy {

namespace {

using hexgrid::Direction;

// Icons of so many dice, read as one number, pick the place at the track side.
constexpr int setting_out_dice = 4;
constexpr int setting_out_numbers = 6 * 6 * 6 * 6;

bool is_occupied(const Race& race, Cell cell) {
    return race.course().is_solid(cell) || vehicle_at(race, cell) != no_vehicle ||
           runners_at(race, cell) > 0;
}

// The straight line across the track from a hex at its side.
struct WayAcross {
    int direction = -1;
    int along = 0;  // places it leads on or back: the fewer the more it leads across
    int steps = 0;
};

WayAcross way_across(const Course& course, Cell from) {
    WayAcross best;
    for (int d = 0; d < hexgrid::direction_count; ++d) {
        const Direction direction = hexgrid::direction(d);
        if (course.neighbour(from, hexgrid::opposite(direction)) != no_cell) continue;
        WayAcross way{d, 0, 0};
        Cell last = from;
        bool is_free = true;
        for (Cell next = course.neighbour(from, direction); next != no_cell && is_free;
             next = course.neighbour(next, direction)) {
            last = next;
            ++way.steps;
            is_free = !course.is_solid(next);
        }
        if (!is_free || way.steps == 0) continue;
        way.along = std::abs(places_on(course, from, last));
        if (best.direction < 0 || way.along < best.along ||
            (way.along == best.along && way.steps < best.steps)) {
            best = way;
        }
    }
    return best;
}

bool may_set_out(const Race& race, Cell cell) {
    return !is_occupied(race, cell) && way_across(race.course(), cell).direction >= 0;
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
    runner.direction = static_cast<std::uint8_t>(way_across(race.course(), runner.cell).direction);
    tell(table, no_vehicle, "FR-RACE-08",
         RunnerSetOut{hexgrid::direction(runner.direction), runner.cell});
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
