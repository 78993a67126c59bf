// Many races between drivers, and what came of them: whole numbers only, so that results of parts
// may be added in any order and any number of threads gives the same.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/frothy/ai/drivers.h"
#include "games/frothy/rules/setting.h"

namespace frothy {

// The mixed seed of race number `race` of a batch.
constexpr std::uint64_t seed_of_race(std::uint64_t seed, std::uint64_t race) {
    return kernel::split_mix(seed ^ kernel::split_mix(race));
}

struct BatchOrder {
    DriverSeats drivers = all_seats(DriverKind::steady);
    std::uint64_t first = 0;  // number of the first race, so that a batch can be cut into parts
    std::uint64_t races = 1;
    std::uint64_t seed = 1;
    int jobs = 1;  // threads, 1 to 256
};

inline constexpr int max_grid_spaces = 32;

// Sums over the races of one vehicle.
struct VehicleTally {
    std::uint64_t wins = 0;  // shared wins count for each winner
    std::uint64_t finishes = 0;
    std::uint64_t wipe_outs = 0;
    std::uint64_t retirements = 0;  // gave up or left over an open edge
    std::uint64_t places = 0;
    std::uint64_t rounds = 0;  // to the finish, of the races it finished
    std::uint64_t damage = 0;
    std::uint64_t points = 0;                             // where points are counted
    std::array<std::uint64_t, max_grid_spaces> starts{};  // by grid space
    std::array<std::uint64_t, max_grid_spaces> grid_wins{};

    friend bool operator==(const VehicleTally&, const VehicleTally&) = default;
};

struct BatchResult {
    int vehicles = 0;
    std::uint64_t races = 0;
    std::uint64_t rounds = 0;
    std::uint64_t decisions = 0;  // with two or more options
    std::uint64_t rolls = 0;
    std::uint64_t stalled = 0;    // races ended by FR-EDGE-30
    std::uint64_t signature = 0;  // sum of the mixed hashes of all end states
    std::array<VehicleTally, max_vehicles> tallies{};
    std::vector<std::uint64_t> wrecks;  // wipe-outs by cell of the course

    // Adds the races of another part of the same batch.
    void add(const BatchResult& other);
    friend bool operator==(const BatchResult&, const BatchResult&) = default;
};

// Runs the races order.first to order.first + order.races - 1. Memory does not grow with their
// number. The setting needs 1 to 6 licences and at least as many grid spaces.
BatchResult run_batch(const Setting& setting, const BatchOrder& order);

// One race of a batch, by its number; the map is one of this course.
Race race_to_end(const Setting& setting, const DrivingMap& map, const BatchOrder& order,
                 std::uint64_t number);

// One thread for each core.
int default_jobs();

// A share and its Wilson 95 % interval, 0 to 1.
struct Share {
    double value = 0;
    double low = 0;
    double high = 0;
};
Share share_of(std::uint64_t hits, std::uint64_t trials);

// The race as 64 bits: equal races give equal hashes, whatever setting they point to.
std::uint64_t hash_of(const Race& race);

}  // namespace frothy
