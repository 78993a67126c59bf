// SETUP: setting up a race.
#include "frothy/rules.h"
#include "kernel/dice.h"
#include "round_traits.h"

namespace frothy {

// FR-SETUP-04, FR-SETUP-05.
Vehicle fresh_vehicle(const Licence& licence, const Setting&) {
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

// FR-SETUP-06, FR-SETUP-07: at rest before the first Speed Check.
Race set_up_race(const Setting& setting, const std::array<std::uint8_t, max_vehicles>& grid_order) {
    Race race;
    race.setting = &setting;
    race.vehicle_count = static_cast<std::uint8_t>(setting.licences.size());
    const Course& course = setting.course;
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        Vehicle& vehicle = race[v];
        vehicle = fresh_vehicle(setting.licences[v], setting);
        const GridSpace& space = course.plan().grid[grid_order[v]];
        vehicle.cell = course.cell_at(space.hex);
        vehicle.facing = space.facing;
        vehicle.laps = static_cast<std::int16_t>(course.starting_laps(vehicle.cell));
        vehicle.best_progress = progress(race, v);
    }
    for (int i = 0; i < course.fragile_count(); ++i) {
        race.fragile[static_cast<std::size_t>(i)] = course.features(course.fragile_cell(i)).fragile;
    }
    if (needs_line_up(race)) race.moment = Moment::line_up;
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
