// Drivers on the seats of one race, as one policy.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "games/frothy/ai/driver_kind.h"
#include "games/frothy/ai/steady_driver.h"
#include "kernel/random_policy.h"

namespace frothy {

using RandomDriver = kernel::RandomPolicy;
using DriverSeats = std::array<DriverKind, max_vehicles>;

// Every seat with the same driver.
constexpr DriverSeats all_seats(DriverKind kind) {
    DriverSeats seats{};
    seats.fill(kind);
    return seats;
}

class Drivers {
public:
    // The map must outlive the drivers. The seed is for those who draw; it tells nothing about
    // the dice of the race.
    Drivers(const DrivingMap& map, const DriverSeats& seats, std::uint64_t seed)
        : seats_(seats), steady_(map), random_(seed) {}

    // The index of an option for the player who is asked.
    int operator()(const Race& race, const Question& question) {
        return seats_[question.player] == DriverKind::steady ? steady_(race, question)
                                                             : random_(race, question);
    }

private:
    DriverSeats seats_;
    SteadyDriver steady_;
    RandomDriver random_;
};

}  // namespace frothy
