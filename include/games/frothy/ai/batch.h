// Many races between drivers, and what came of them (play/batch.h).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/frothy/ai/drivers.h"
#include "games/frothy/rules/setting.h"
#include "play/batch.h"

namespace frothy {

struct BatchOrder : play::BatchOrder {
    DriverSeats drivers = all_seats(DriverKind::steady);
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

// A race is stalled by FR-EDGE-30.
struct BatchResult : play::BatchResult<VehicleTally> {
    std::vector<std::uint64_t> wrecks;  // wipe-outs by cell of the course

    void add(const BatchResult& other) {
        play::BatchResult<VehicleTally>::add(other);
        play::add_up(wrecks, other.wrecks);
    }
    friend bool operator==(const BatchResult&, const BatchResult&) = default;
};

// Runs the races order.first to order.first + order.races - 1. Memory does not grow with their
// number. The setting needs 1 to 6 licences and at least as many grid spaces.
BatchResult run_batch(const Setting& setting, const BatchOrder& order);

// A race of a batch before its first step, by its mixed seed.
Race race_at_start(const Setting& setting, std::uint64_t seed_of_race);

// One race of a batch, by its number.
Race race_to_end(const Setting& setting, const Roads& roads, const BatchOrder& order,
                 std::uint64_t number);

// The race as 64 bits: equal races give equal hashes, whatever setting they point to.
std::uint64_t hash_of(const Race& race);

}  // namespace frothy
