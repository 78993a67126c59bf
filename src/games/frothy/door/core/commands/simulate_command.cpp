#include "games/frothy/door/core/commands/simulate_command.h"

#include <memory>
#include <ostream>

#include "games/frothy/door/core/commands/match_report.h"
#include "games/frothy/door/core/commands/race_order.h"
#include "games/frothy/door/core/commands/race_pace.h"
#include "games/frothy/door/core/commands/terms_options.h"
#include "games/frothy/door/core/lab/arena.h"
#include "games/frothy/door/core/lab/trial.h"
#include "play/commands/pace_report.h"
#include "play/lab/lab_commands.h"

namespace frothy {

using namespace play;

namespace {

struct CommandOrder : SimulateOrder {
    SettingOrder setting;
    bool in_turns = false;
    bool wants_pace = false;
    lab::DriverLimits limits;
    lab::BatchCommand batch_command;
};

int simulate(const CommandOrder& order, const CommandContext& context) {
    std::ostream& out = context.streams.out;
    BatchOrder batch{order.batch};
    const Crew crew = crew_of(order.drivers, order.setting.vehicles.size(), order.limits);
    batch.drivers = crew.drivers;
    if (order.in_turns && order.setting.terms.type != RaceType::fox_and_hounds) {
        throw UsageError("--turns: only with --race fox-and-hounds");
    }
    if ((order.in_turns || order.wants_pace) && crew.has_own())
        throw UsageError("--turns and --pace: only with drivers that come with the game");
    const auto setting =
        std::make_shared<const Setting>(load_setting(order.setting, context.data_dirs()));
    SimulateOrder usual = order;
    usual.as_json = order.batch_command.telling.as == lab::Telling::As::json;
    if (order.in_turns) {
        const MatchReport matches{*setting, batch, run_fox_matches(*setting, batch)};
        usual.as_json ? print_matches_json(out, matches) : print_matches(out, matches);
        return exit_good;
    }
    if (order.wants_pace) {
        print_pace(out, usual, names_of(*setting, batch.drivers), pace_of(*setting, batch));
        return exit_good;
    }
    return lab::run_batch_command(trial_of(setting, crew), batch, order.batch_command, context);
}

}  // namespace

CommandRun declare_simulate(CommandOptions& options) {
    const auto order = std::make_shared<CommandOrder>();
    order->setting.vehicles = vehicles_named("4");
    describe_simulate(options);
    options.text("--course", "NAME|FILE", order->setting.course,
                 "the course (default: the first there is)");
    options.value(
        "--vehicles", "N|A,B,...",
        [order](const std::string& text) { order->setting.vehicles = vehicles_named(text); },
        "that many basic chariots, or vehicles by name or file (default 4)");
    declare_batch(options, known_drivers(), usual_races, *order);
    lab::declare_driver_limits(options, order->limits);
    options.number("--laps", "L", order->setting.laps, 1, 99, "laps (default: as the course says)");
    options.text("--rules", "NAME|FILE", order->setting.rules,
                 "house rules (default: the ledger's)");
    declare_pace(options, order->wants_pace);
    lab::declare_batch_command(options, order->batch_command);
    options.begin_group("What the race is about");
    declare_terms(options, order->setting.terms);
    options.flag("--turns", order->in_turns,
                 "fox-and-hounds in turns: that many matches, in each of which every vehicle is "
                 "the Fox once, and how long each lasts is compared");
    options.end_with("Exit code: 0 done, 1 bad content, 2 wrong usage.");
    return [order](const CommandContext& context) { return simulate(*order, context); };
}

}  // namespace frothy
