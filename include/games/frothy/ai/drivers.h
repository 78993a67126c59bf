// Drivers on the seats of one race, as one policy.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "games/frothy/ai/driver_kind.h"
#include "games/frothy/ai/road_book.h"
#include "games/frothy/ai/steady_driver.h"
#include "kernel/decision.h"
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

// What the drivers of a race know of its course; all of it must outlive them. Whoever has no book
// goes by rules of thumb.
struct Roads {
    const DrivingMap* map = nullptr;
    std::array<const RoadBook*, max_vehicles> books{};
};

// The road books that the drivers on these seats go by, made for a setting: like vehicles in the
// hands of like drivers share one. The setting and the map must outlive them.
class RoadBooks {
public:
    RoadBooks(const Setting& setting, const DriverSeats& seats, const DrivingMap& map);
    Roads roads() const;

private:
    const DrivingMap* map_;
    std::vector<std::unique_ptr<RoadBook>> made_;
    std::array<const RoadBook*, max_vehicles> books_{};
};

class Drivers {
public:
    // The seed is for those who draw; it tells nothing about the dice of the race.
    Drivers(const Roads& roads, const DriverSeats& seats, std::uint64_t seed)
        : roads_(roads), seats_(seats), random_(seed) {}
    // Without road books.
    Drivers(const DrivingMap& map, const DriverSeats& seats, std::uint64_t seed)
        : Drivers(Roads{&map, {}}, seats, seed) {}

    // The index of an option for the player who is asked, by what is seen at a glance.
    int operator()(const Race& race, const Question& question) {
        const VehicleId v = question.player;
        if (seats_[v] == DriverKind::random) return random_(race, question);
        const SteadyDriver driver(*roads_.map, Manner::racing, roads_.books[v], &memory_);
        return driver(race, question);
    }
    // The same with all the thought that the driver on this seat takes.
    int answer(const kernel::Decision<Frothy>& decision);

    // The race at the end of the round after an option is taken, everybody driving on without
    // thinking, over the dice of this number: the same for all options of the decision, which is
    // one as its player knows it.
    Race tried(const kernel::Decision<Frothy>& decision, int option, std::uint64_t dice) const;

    // Whether somebody plays answers on, for which the decision must be known.
    bool any_searches() const;

private:
    Roads roads_;
    DriverSeats seats_;
    RandomDriver random_;
    SpeedMemory memory_;
};

}  // namespace frothy
