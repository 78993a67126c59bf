#include "games/frothy/ai/batch.h"

#include <cstring>

#include "games/frothy/rules/rules.h"
#include "kernel/policy_table.h"
#include "kernel/session.h"
#include "kernel/view.h"

namespace frothy {
namespace {

using Grid = std::array<std::uint8_t, max_vehicles>;  // the space of each vehicle

Grid grid_of(const Setting& setting, std::uint64_t seed_of_race) {
    const auto vehicles = static_cast<int>(setting.licences.size());
    return random_grid_order(play::seed_of_start(seed_of_race), vehicles, vehicles);
}

// Notes what a step did to vehicles still running before it.
void note_toll(const Race& race, std::array<VehicleStatus, max_vehicles>& known,
               BatchResult& result) {
    for (std::size_t v = 0; v < race.vehicle_count; ++v) {
        const Vehicle& vehicle = race.vehicles[v];
        if (known[v] != VehicleStatus::running || vehicle.is_running()) continue;
        known[v] = vehicle.status;
        VehicleTally& tally = result.tallies[v];
        if (vehicle.status == VehicleStatus::finished) {
            ++tally.finishes;
            tally.rounds += race.round;
        } else if (vehicle.damage >= race.licence(static_cast<VehicleId>(v)).damage_max) {
            ++tally.wipe_outs;
            if (vehicle.cell < result.wrecks.size()) ++result.wrecks[vehicle.cell];
        } else {
            ++tally.retirements;
        }
    }
}

void note_end(const Race& race, const Grid& grid, BatchResult& result) {
    const auto place = places(race);
    for (std::size_t v = 0; v < race.vehicle_count; ++v) {
        VehicleTally& tally = result.tallies[v];
        tally.places += place[v];
        tally.damage += race.vehicles[v].damage;
        tally.points += race.vehicles[v].points;
        if (grid[v] < max_grid_spaces) ++tally.starts[grid[v]];
    }
    for (const VehicleId winner : winners(race)) {
        ++result.tallies[winner].wins;
        if (grid[winner] < max_grid_spaces) ++result.tallies[winner].grid_wins[grid[winner]];
    }
    ++result.races;
    result.rounds += race.round;
    if (race.ended == EndReason::stalled) ++result.stalled;
    result.signature += kernel::split_mix(hash_of(race));
}

// Plays a race on; after each step `goes_on` looks at it.
template <class GoesOn>
kernel::PlayCount play_out(Race& race, Drivers& drivers, std::uint64_t seed,
                           const GoesOn& goes_on) {
    if (!drivers.any_searches()) return kernel::play_out<Frothy>(race, drivers, seed, goes_on);
    kernel::Session<Frothy> session(race, seed);
    std::size_t seen = 1;
    kernel::PlayCount count;
    const auto look = [&] {
        for (; seen < session.boundaries().size(); ++seen) {
            race = session.boundaries()[seen].state;
            ++count.steps;
            goes_on();
        }
    };
    while (const auto* decision = session.pending()) {
        look();
        session.submit(
            static_cast<std::size_t>(drivers.answer(kernel::view_of(*decision, decision->player))));
        session.take_happenings();
        ++count.decisions;
    }
    look();
    count.rolls = session.journal().rolls();
    return count;
}

void run_race(const Setting& setting, const Roads& roads, const BatchOrder& order,
              std::uint64_t number, BatchResult& result) {
    const std::uint64_t seed = play::seed_of_race(order.seed, number);
    const auto grid = grid_of(setting, seed);
    Race race = set_up_race(setting, grid);
    std::array<VehicleStatus, max_vehicles> known{};
    Drivers drivers(roads, order.drivers, play::seed_of_drivers(seed));
    const auto count = play_out(race, drivers, seed, [&] {
        note_toll(race, known, result);
        return true;
    });
    note_end(race, grid, result);
    result.decisions += count.decisions;
    result.rolls += count.rolls;
}

}  // namespace

Race race_at_start(const Setting& setting, std::uint64_t seed_of_race) {
    return set_up_race(setting, grid_of(setting, seed_of_race));
}

Race race_to_end(const Setting& setting, const Roads& roads, const BatchOrder& order,
                 std::uint64_t number) {
    const std::uint64_t seed = play::seed_of_race(order.seed, number);
    Race race = race_at_start(setting, seed);
    Drivers drivers(roads, order.drivers, play::seed_of_drivers(seed));
    play_out(race, drivers, seed, [] { return true; });
    return race;
}

BatchResult run_batch(const Setting& setting, const BatchOrder& order) {
    const DrivingMap map(setting);
    const RoadBooks books(setting, order.drivers, map);
    BatchResult empty;
    empty.tallies.resize(setting.licences.size());
    empty.wrecks.resize(static_cast<std::size_t>(setting.course.cell_count()));
    return play::run_batch(order, empty, [&](std::uint64_t race, BatchResult& result) {
        run_race(setting, books.roads(), order, race, result);
    });
}

std::uint64_t hash_of(const Race& race) {
    // The copy has no pointer, so that the bytes say the same in every process.
    Race bare = race;
    bare.setting = nullptr;
    std::array<unsigned char, sizeof(Race)> bytes;
    std::memcpy(bytes.data(), &bare, sizeof(Race));
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const unsigned char byte : bytes)
        hash = (hash ^ byte) * 0x100000001b3U;
    return hash;
}

}  // namespace frothy
