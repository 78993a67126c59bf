// The command `simulate` of a game that says how it is started and who drives (play/contest.h):
//
//     CommandRun declare_simulate(CommandOptions& options) {
//         const auto players = std::make_shared<int>(3);
//         describe_simulate(options);
//         options.number("--players", "N", *players, 2, 4, "how many play (default 3)");
//         return declare_contest<Caravan>(options, drivers,
//                                         [players](const auto&) { return contest_of(*players); });
//     }
#pragma once

#include <memory>

#include "play/commands/command_context.h"
#include "play/commands/simulate.h"
#include "play/contest.h"

namespace play {

// What came of it by seat, by driver where one had several seats, and by place on the grid.
void print_contest(std::ostream& out, const SimulateOrder& order,
                   const std::vector<SeatName>& seats, const std::vector<ContestColumn>& columns,
                   const ContestResult& result);

// `contest` is called once all options are read; the first of the drivers is the usual one.
template <class G>
CommandRun declare_contest(CommandOptions& options, const std::vector<ContestDriver<G>>& drivers,
                           const std::function<Contest<G>(const CommandContext&)>& contest) {
    DriverNames known;
    for (const ContestDriver<G>& driver : drivers)
        known.push_back(driver.name);
    const auto order = std::make_shared<SimulateOrder>();
    declare_batch(options, known, *order);
    options.flag("--json", order->as_json, "one JSON object instead of tables");
    options.end_with("Exit code: 0 done, 1 bad content, 2 wrong usage.");
    return [=](const CommandContext& context) {
        const Contest<G> game = contest(context);
        std::vector<ContestDriver<G>> driving;
        std::vector<SeatName> seats;
        for (const auto which : drivers_named(order->drivers, known, game.seats.size(), "seats")) {
            const std::string& name = game.seats[seats.size()];
            seats.push_back({name, name, known[which]});
            driving.push_back(drivers[which]);
        }
        print_contest(context.streams.out, *order, seats, game.columns,
                      run_contest(game, driving, order->batch));
        return exit_good;
    };
}

}  // namespace play
