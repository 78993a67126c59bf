#include "games/frothy/ai/batch.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <thread>

#include "games/frothy/rules/rules.h"
#include "kernel/policy_table.h"

namespace frothy {
namespace {

constexpr std::uint64_t grid_salt = 0x6772696420737061U;
constexpr std::uint64_t driver_salt = 0x6472697665727321U;

// One thread's share of a batch: every `stride`-th race from `first`.
struct Part {
    std::uint64_t first = 0;
    std::uint64_t end = 0;
    std::uint64_t stride = 1;
};

// Notes what a step did to vehicles still running before it.
void note_steps_toll(const Race& race, std::array<VehicleStatus, max_vehicles>& known,
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

void note_end(const Race& race, const std::array<std::uint8_t, max_vehicles>& grid,
              BatchResult& result) {
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

void run_race(const Setting& setting, const DrivingMap& map, const BatchOrder& order,
              std::uint64_t number, BatchResult& result) {
    const std::uint64_t seed = seed_of_race(order.seed, number);
    const auto grid =
        random_grid_order(kernel::split_mix(seed ^ grid_salt), result.vehicles, result.vehicles);
    Race race = set_up_race(setting, grid);
    Drivers drivers(map, order.drivers, seed ^ driver_salt);
    kernel::PolicyTable<Frothy, Drivers> table(race, drivers, seed);
    std::array<VehicleStatus, max_vehicles> known{};
    while (!Frothy::is_over(race)) {
        const std::uint8_t out_before = race.out_count;
        Frothy::step(race, table);
        if (race.out_count != out_before) note_steps_toll(race, known, result);
    }
    note_end(race, grid, result);
    result.decisions += table.decisions();
    result.rolls += table.rolls();
}

BatchResult empty_result(const Setting& setting) {
    BatchResult result;
    result.vehicles = static_cast<int>(setting.licences.size());
    result.wrecks.resize(static_cast<std::size_t>(setting.course.cell_count()));
    return result;
}

}  // namespace

void BatchResult::add(const BatchResult& other) {
    vehicles = other.vehicles;
    races += other.races;
    rounds += other.rounds;
    decisions += other.decisions;
    rolls += other.rolls;
    stalled += other.stalled;
    signature += other.signature;
    for (std::size_t v = 0; v < tallies.size(); ++v) {
        VehicleTally& mine = tallies[v];
        const VehicleTally& its = other.tallies[v];
        mine.wins += its.wins;
        mine.finishes += its.finishes;
        mine.wipe_outs += its.wipe_outs;
        mine.retirements += its.retirements;
        mine.places += its.places;
        mine.rounds += its.rounds;
        mine.damage += its.damage;
        mine.points += its.points;
        for (std::size_t space = 0; space < max_grid_spaces; ++space) {
            mine.starts[space] += its.starts[space];
            mine.grid_wins[space] += its.grid_wins[space];
        }
    }
    wrecks.resize(std::max(wrecks.size(), other.wrecks.size()));
    for (std::size_t cell = 0; cell < other.wrecks.size(); ++cell) {
        wrecks[cell] += other.wrecks[cell];
    }
}

Race race_to_end(const Setting& setting, const DrivingMap& map, const BatchOrder& order,
                 std::uint64_t number) {
    const std::uint64_t seed = seed_of_race(order.seed, number);
    const auto vehicles = static_cast<int>(setting.licences.size());
    Race race = set_up_race(
        setting, random_grid_order(kernel::split_mix(seed ^ grid_salt), vehicles, vehicles));
    Drivers drivers(map, order.drivers, seed ^ driver_salt);
    kernel::PolicyTable<Frothy, Drivers> table(race, drivers, seed);
    while (!Frothy::is_over(race))
        Frothy::step(race, table);
    return race;
}

BatchResult run_batch(const Setting& setting, const BatchOrder& order) {
    const DrivingMap map(setting);
    const std::uint64_t end = order.first + order.races;
    const auto jobs = static_cast<std::uint64_t>(std::clamp(order.jobs, 1, 256));
    const auto run_part = [&](Part part, BatchResult& result) {
        for (std::uint64_t race = part.first; race < part.end; race += part.stride) {
            run_race(setting, map, order, race, result);
        }
    };
    std::vector<BatchResult> results(static_cast<std::size_t>(jobs), empty_result(setting));
    std::vector<std::thread> threads;
    for (std::uint64_t job = 1; job < jobs; ++job) {
        threads.emplace_back(run_part, Part{order.first + job, end, jobs},
                             std::ref(results[static_cast<std::size_t>(job)]));
    }
    run_part(Part{order.first, end, jobs}, results[0]);
    for (std::thread& thread : threads)
        thread.join();
    for (std::size_t job = 1; job < results.size(); ++job)
        results[0].add(results[job]);
    return results[0];
}

int default_jobs() {
    const unsigned cores = std::thread::hardware_concurrency();
    return cores == 0 ? 1 : static_cast<int>(cores);
}

// Wilson 1927, with z for 95 %.
Share share_of(std::uint64_t hits, std::uint64_t trials) {
    if (trials == 0) return {0, 0, 1};
    constexpr double z = 1.959963984540054;
    const auto n = static_cast<double>(trials);
    const double p = static_cast<double>(hits) / n;
    const double scale = 1 + z * z / n;
    const double middle = (p + z * z / (2 * n)) / scale;
    const double spread = z / scale * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    return {p, std::max(0.0, middle - spread), std::min(1.0, middle + spread)};
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
