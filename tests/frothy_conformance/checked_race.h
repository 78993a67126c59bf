// A whole race under the eyes of a CheckingTable.
#pragma once

#include <string>

#include "frothy_conformance/checking_table.h"
#include "games/frothy/ai/drivers.h"
#include "games/frothy/rules/race_start.h"

namespace frothy::conformance {

struct Ending {
    Race race;
    std::uint64_t decisions = 0;
    std::string complaint;
};

// Drivers who also answer what would answer itself, now and then.
class OutspokenDrivers {
public:
    OutspokenDrivers(Drivers& drivers, std::uint64_t seed) : drivers_(drivers), whim_(seed + 1) {}

    int operator()(const Race& race, const Question& question) {
        if (question.standing == kernel::Standing::asked) return drivers_(race, question);
        // Giving up is for a few, or no race would be run.
        if (question.ask == Ask::race_on && ++race_on_asked_ % 40 != 0) return 0;
        return whim_(race, question);
    }

private:
    Drivers& drivers_;
    RandomDriver whim_;
    int race_on_asked_ = 0;
};

// From a random place on the grid to the end.
template <class Policy>
Ending run_checked(const Setting& setting, Policy& policy, Standings standings, std::uint64_t seed,
                   std::set<std::string>* tally = nullptr) {
    constexpr int most_steps = 50'000;
    const auto grid = random_grid_order(seed, static_cast<int>(setting.licences.size()),
                                        static_cast<int>(start_spaces(setting).size()));
    Race race = set_up_race(setting, grid);
    CheckingTable<Policy> table(race, policy, seed, 0, standings);
    table.keep_tally(tally);
    table.check_race("at the start");
    int steps = 0;
    while (!Frothy::is_over(race) && table.complaint().empty() && steps < most_steps) {
        Frothy::step(race, table);
        table.check_race("after a step of round " + std::to_string(race.round));
        ++steps;
    }
    Ending ending{race, table.decisions(), table.complaint()};
    if (steps == most_steps) ending.complaint = "the race does not end";
    return ending;
}

inline Ending run_checked(const Setting& setting, const DrivingMap& map, const DriverSeats& seats,
                          std::uint64_t seed) {
    Drivers drivers(map, seats, seed);
    return run_checked(setting, drivers, Standings::stand, seed);
}

}  // namespace frothy::conformance
