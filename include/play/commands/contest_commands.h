// The commands `simulate`, `bench` and `signature` of a game that says how it is started and who
// drives (play/contest.h):
//
//     CommandRun declare_simulate(CommandOptions& options) {
//         const auto players = std::make_shared<int>(3);
//         describe_simulate(options);
//         options.number("--players", "N", *players, 2, 4, "how many play (default 3)");
//         return declare_contest<Caravan>(options, drivers,
//                                         [players](const auto&) { return contest_of(*players); });
//     }
#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "play/commands/command_context.h"
#include "play/commands/measure.h"
#include "play/commands/pace_report.h"
#include "play/commands/simulate.h"
#include "play/contest.h"
#include "play/lab/contest_trial.h"
#include "play/lab/lab_commands.h"
#include "play/lab/report.h"

namespace play {

// What came of it by seat, by driver where one had several seats, by place on the grid, and by what
// they raced with.
void print_contest(std::ostream& out, const SimulateOrder& order,
                   const std::vector<SeatName>& seats, const std::vector<ContestColumn>& columns,
                   const ContestResult& result, const std::vector<ContestKinds>& kinds = {},
                   std::string_view rounds_noun = "rounds");

// `contest` is called once all options are read; the first of the drivers is the usual one.
template <class G>
CommandRun declare_contest(CommandOptions& options, const std::vector<ContestDriver<G>>& drivers,
                           const std::function<Contest<G>(const CommandContext&)>& contest) {
    DriverNames known;
    for (const ContestDriver<G>& driver : drivers)
        known.push_back(driver.name);
    const auto order = std::make_shared<SimulateOrder>();
    declare_batch(options, known, usual_races, *order);
    const auto wants_pace = std::make_shared<bool>(false);
    declare_pace(options, *wants_pace);
    const auto keeping = std::make_shared<lab::Keeping>();
    lab::declare_keeping(options, *keeping,
                         "longest, shortest, and those with most of whatever is counted");
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
        if (*wants_pace) {
            print_pace(context.streams.out, *order, seats, pace_of(game, driving, order->batch),
                       game.rounds_noun);
            return exit_good;
        }
        const lab::Trial trial =
            lab::contest_trial(lab::contest_plan({}, {}, std::vector<lab::Entrant>(seats.size()),
                                                 game.columns, lab::Starts::seats),
                               game, driving, lab::Seating::kept);
        const auto [result, sums] = lab::watch_contests(game, driving, trial.plan, order->batch);
        print_contest(context.streams.out, *order, seats, game.columns, result, game.kinds,
                      game.rounds_noun);
        if (!keeping->folder.empty()) {
            const BatchOrder& batch = order->batch;
            lab::keep(trial, {batch.seed, batch.first, batch.races, {}, trial.plan, sums}, *keeping,
                      context);
        }
        return exit_good;
    };
}

struct ContestReport {
    std::string game;   // "grand-prix"
    std::string title;  // "Grand Prix"
};
// What it is for.
void describe_contest_report(CommandOptions& options);
// All that is known of a batch: who won how often from where, and what is counted besides.
lab::Report contest_report(const lab::Batch& batch, std::string_view rounds_noun);

// `contest` as declare_contest has it.
template <class G>
CommandRun declare_contest_report(CommandOptions& options, const ContestReport& about,
                                  const std::vector<ContestDriver<G>>& drivers,
                                  const std::function<Contest<G>(const CommandContext&)>& contest) {
    DriverNames known;
    for (const ContestDriver<G>& driver : drivers)
        known.push_back(driver.name);
    const auto form = std::make_shared<lab::ReportForm>();
    const auto order = std::make_shared<SimulateOrder>();
    describe_contest_report(options);
    lab::declare_report_form(options, *form);
    declare_batch(options, known, usual_races, *order);
    options.end_with("Exit code: 0 done, 1 bad content, 2 wrong usage.");
    return [=](const CommandContext& context) {
        const Contest<G> game = contest(context);
        std::vector<ContestDriver<G>> driving;
        std::vector<lab::Entrant> seats;
        for (const auto which : drivers_named(order->drivers, known, game.seats.size(), "seats")) {
            const std::string& name = game.seats[seats.size()];
            seats.push_back({name, name, std::string(known[which])});
            driving.push_back(drivers[which]);
        }
        const lab::Starts starts = game.wins_together ? lab::Starts::together
                                   : game.slots       ? lab::Starts::grid
                                                      : lab::Starts::seats;
        const lab::Trial trial = lab::contest_trial(
            lab::contest_plan(about.game, about.title, seats, game.columns, starts), game, driving,
            lab::Seating::kept);
        const lab::Batch batch = lab::run_batch(trial, order->batch, {});
        lab::give_report(contest_report(batch, game.rounds_noun), *form, context);
        return exit_good;
    };
}

struct ContestBench {
    int milliseconds = 1000;  // a figure
    bool as_json = false;
};
// What it is for, --milliseconds and --json.
void declare_contest_bench(CommandOptions& options, ContestBench& bench);
void print_bench(std::ostream& out, const ContestBench& bench, const std::vector<Figure>& figures);

// Races with the same driver on every seat.
template <class G>
RaceFigures measure_contest(const Contest<G>& contest, const ContestDriver<G>& driver,
                            double seconds) {
    const std::vector<ContestDriver<G>> drivers(contest.seats.size(), driver);
    return measure_races(seconds, [&](std::uint64_t number) {
        return run_contest(contest, drivers, {.first = number}).decisions;
    });
}

// `contest` as declare_contest has it.
template <class G>
CommandRun declare_contest_bench(CommandOptions& options,
                                 const std::vector<ContestDriver<G>>& drivers,
                                 const std::function<Contest<G>(const CommandContext&)>& contest) {
    const auto bench = std::make_shared<ContestBench>();
    declare_contest_bench(options, *bench);
    return [=](const CommandContext& context) {
        const Contest<G> game = contest(context);
        const double seconds = bench->milliseconds / 1000.0;
        std::vector<std::string> keys;  // figures have but views of theirs
        std::vector<Figure> figures;
        keys.reserve(2 * drivers.size());
        for (const ContestDriver<G>& driver : drivers) {
            const RaceFigures races = measure_contest(game, driver, seconds);
            keys.push_back(std::string(driver.name) + "_races_per_s");
            keys.push_back("races a second, drivers " + std::string(driver.name));
            figures.push_back({keys.end()[-2], keys.back(), races.races_per_s, 1});
        }
        const auto state = game.start(0);
        figures.push_back(
            {"state_bytes", "bytes of a race", static_cast<double>(sizeof(state)), 0});
        figures.push_back(
            {"copy_ns", "nanoseconds to copy a race", measure_copy_ns(state, seconds / 2), 2});
        figures.push_back({"answer_us",
                           "microseconds from an answer to the next question of a session",
                           measure_answer_us<G>(game.start, seconds), 3});
        print_bench(context.streams.out, *bench, figures);
        return exit_good;
    };
}

inline constexpr std::uint64_t signature_races = 1000;  // of all contests together

// What it is for.
void describe_signature(CommandOptions& options);

// One hash of how so many races have ended, the first and the last of the drivers in turn on the
// seats: it changes with the rules and with what drivers do.
template <class G>
std::uint64_t signature_of(const std::vector<Contest<G>>& contests,
                           const std::vector<ContestDriver<G>>& drivers) {
    std::uint64_t signature = 0;
    for (const Contest<G>& contest : contests) {
        std::vector<ContestDriver<G>> driving;
        for (std::size_t seat = 0; seat < contest.seats.size(); ++seat)
            driving.push_back(seat % 2 == 0 ? drivers.front() : drivers.back());
        const ContestResult result =
            run_contest(contest, driving, {.races = signature_races / contests.size()});
        signature = kernel::split_mix(signature ^ result.signature);
        signature = kernel::split_mix(signature ^ result.decisions);
    }
    return signature;
}

// `signature`: `contests` are all that the game's stands for, `drivers` who drive in them.
template <class G>
CommandRun declare_contest_signature(CommandOptions& options,
                                     std::function<std::vector<Contest<G>>()> contests,
                                     std::function<std::vector<ContestDriver<G>>()> drivers) {
    describe_signature(options);
    return [contests = std::move(contests),
            drivers = std::move(drivers)](const CommandContext& context) {
        context.streams.out << signature_text(signature_of(contests(), drivers())) << "\n";
        return exit_good;
    };
}

}  // namespace play
