// SETUP: setting up a race.
#include "games/frothy/rules/race_start.h"
#include "games/frothy/rules/rolling_start.h"
#include "games/frothy/rules/round_traits.h"
#include "games/frothy/rules/rules.h"
#include "kernel/dice.h"

namespace frothy {

// FR-SETUP-04, FR-SETUP-05.
Vehicle fresh_vehicle(const Licence& licence) {
    Vehicle vehicle;
    vehicle.control_loss = licence.control_min;  // C-08, FR-VEH-11
    vehicle.stamina = licence.stamina_max;
    vehicle.decel_box = licence.rows.first_decel[0];
    Cards& cards = vehicle.cards;
    cards.count(Pile::hand, CardType::whip) = licence.whips;
    cards.count(Pile::hand, CardType::reins) = licence.reins;
    cards.count(Pile::hand, CardType::dual) = licence.duals;
    const auto hand = static_cast<std::size_t>(Pile::hand);
    cards.special[hand] = static_cast<std::uint16_t>((1U << licence.specials.size()) - 1U);
    return vehicle;
}

namespace {

// FR-SETUP-06, FR-RACE-05: the space of each vehicle. Those that all start from the grid stand
// where grid_order says; else they take the spaces there are in that order, the Fox its own.
std::array<std::size_t, max_vehicles> spaces_taken(
    const Setting& setting, const std::array<std::uint8_t, max_vehicles>& grid_order,
    std::size_t spaces) {
    const std::size_t vehicles = setting.licences.size();
    const bool has_fox = setting.terms.type == RaceType::fox_and_hounds;
    std::array<std::size_t, max_vehicles> taken{};
    for (std::size_t v = 0; v < vehicles; ++v) {
        if (has_fox && v == setting.terms.fox) {
            taken[v] = spaces - 1;
            continue;
        }
        for (std::size_t other = 0; other < vehicles; ++other) {
            if (has_fox && other == setting.terms.fox) continue;
            taken[v] += grid_order[other] < grid_order[v] ? 1 : 0;
        }
    }
    return taken;
}

void place_vehicle(Race& race, VehicleId v, const GridSpace& space) {
    Vehicle& vehicle = race[v];
    const Course& course = race.course();
    vehicle = fresh_vehicle(race.licence(v));
    vehicle.cell = course.cell_at(space.hex);
    vehicle.facing = space.facing;
    vehicle.laps = static_cast<std::int16_t>(course.starting_laps(vehicle.cell));
    vehicle.best_progress = progress(race, v);
    vehicle.start_progress = static_cast<std::int16_t>(vehicle.best_progress);
}

void place_vehicles(Race& race, const std::array<std::uint8_t, max_vehicles>& grid_order) {
    const Setting& setting = *race.setting;
    const RaceType type = setting.terms.type;
    if (type == RaceType::fastest || type == RaceType::furthest) {
        for (VehicleId v = 0; v < race.vehicle_count; ++v)
            place_vehicle(race, v, setting.course.plan().grid[grid_order[v]]);
        return;
    }
    const std::vector<GridSpace> spaces = start_spaces(setting);
    const auto taken = spaces_taken(setting, grid_order, spaces.size());
    for (VehicleId v = 0; v < race.vehicle_count; ++v)
        place_vehicle(race, v, spaces[taken[v]]);
}

}  // namespace

// FR-SETUP-06, FR-SETUP-07: at rest before the first Speed Check.
Race set_up_race(const Setting& setting, const std::array<std::uint8_t, max_vehicles>& grid_order) {
    Race race;
    race.setting = &setting;
    race.vehicle_count = static_cast<std::uint8_t>(setting.licences.size());
    const Course& course = setting.course;
    place_vehicles(race, grid_order);
    for (int i = 0; i < course.fragile_count(); ++i) {
        race.fragile[static_cast<std::size_t>(i)] = course.features(course.fragile_cell(i)).fragile;
    }
    const bool lines_up = needs_line_up(race) || has_rolling_start(race);
    if (lines_up) race.moment = Moment::line_up;
    return race;
}

std::array<std::uint8_t, max_vehicles> random_grid_order(std::uint64_t seed, int vehicles,
                                                         int spaces) {
    std::array<std::uint8_t, max_vehicles> order{};
    std::array<std::uint8_t, max_vehicles> free{};
    const int used = vehicles < spaces ? vehicles : spaces;
    for (int i = 0; i < used; ++i)
        free[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i);
    for (int v = 0; v < used; ++v) {
        const auto left = static_cast<unsigned>(used - v);
        kernel::Faces draw;
        kernel::cast_dice(seed, static_cast<std::uint64_t>(v), 1, left, draw);
        order[static_cast<std::size_t>(v)] = free[draw[0]];
        free[draw[0]] = free[left - 1];
    }
    return order;
}

}  // namespace frothy
