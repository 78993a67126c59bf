#include "games/frothy/door/core/commands/simulate_command.h"

#include <algorithm>
#include <iomanip>
#include <memory>
#include <ostream>

#include "formats/flat_json.h"
#include "games/frothy/data/notation/notation.h"
#include "games/frothy/door/core/commands/match_report.h"
#include "games/frothy/door/core/commands/race_order.h"
#include "games/frothy/door/core/commands/race_pace.h"
#include "games/frothy/door/core/commands/terms_options.h"
#include "play/commands/pace_report.h"

namespace frothy {

using namespace play;

namespace {

struct CommandOrder : SimulateOrder {
    SettingOrder setting;
    bool in_turns = false;
    bool wants_pace = false;
};

struct Report {
    const Setting& setting;
    const BatchOrder& order;
    const BatchResult& result;

    std::size_t spaces() const {
        return std::min<std::size_t>(setting.course.plan().grid.size(), max_grid_spaces);
    }
};

SeatReport seats_of(const Report& report) {
    using enum SeatColumn::Kind;
    const BatchResult& result = report.result;
    const auto per_race = [&](auto sum) { return result.per_race(sum); };
    const bool is_scored = report.setting.terms.has_scoring();
    return {
        "vehicle",
        names_of(report.setting, report.order.drivers),
        {{share, "wins %", 20, "wins", per_race(&VehicleTally::wins), "win_rate"},
         {share, "finishes %", 20, "finishes", per_race(&VehicleTally::finishes), "finish_rate"},
         {count, "wrecks", 8, "wipe_outs", per_race(&VehicleTally::wipe_outs)},
         {count, "", 0, "retirements", per_race(&VehicleTally::retirements)},
         {mean, "place", 7, "mean_place", per_race(&VehicleTally::places)},
         {mean, "rounds", 8, "mean_rounds",
          result.per(&VehicleTally::finishes, &VehicleTally::rounds)},
         {mean, "damage", 8, "mean_damage", per_race(&VehicleTally::damage)},
         {mean, is_scored ? "points" : "", 8, "mean_points", per_race(&VehicleTally::points)}}};
}

void print_wrecks(std::ostream& out, const Report& report) {
    std::vector<std::size_t> cells;
    for (std::size_t cell = 0; cell < report.result.wrecks.size(); ++cell) {
        if (report.result.wrecks[cell] > 0) cells.push_back(cell);
    }
    std::stable_sort(cells.begin(), cells.end(), [&](std::size_t a, std::size_t b) {
        return report.result.wrecks[a] > report.result.wrecks[b];
    });
    if (cells.empty()) return;
    out << "\nWhere most are wrecked (hex q,r; place along the course):\n";
    for (std::size_t i = 0; i < cells.size() && i < 8; ++i) {
        const auto cell = static_cast<Cell>(cells[i]);
        const hexgrid::Hex hex = report.setting.course.hex(cell);
        out << "  " << std::setw(8) << report.result.wrecks[cell] << "  " << hex.q << "," << hex.r
            << "; " << report.setting.course.place(cell) << "\n";
    }
}

void print_starts(std::ostream& out, const Report& report) {
    out << "\nWins by grid space:";
    for (std::size_t space = 0; space < report.spaces(); ++space) {
        std::uint64_t starts = 0;
        std::uint64_t wins = 0;
        for (const VehicleTally& tally : report.result.tallies) {
            starts += tally.starts[space];
            wins += tally.grid_wins[space];
        }
        if (starts == 0) continue;
        out << "\n  " << std::setw(2) << space + 1 << " ";
        print_percent(out, share_of(wins, starts));
    }
    out << "\n";
}

// "Furthest, with points"; empty for a Fastest race.
std::string race_line(const RaceTerms& terms) {
    if (terms == RaceTerms()) return {};
    std::string line = "race: " + std::string(name_of(terms.type));
    if (rounds_of(terms) > 0) line += ", " + std::to_string(rounds_of(terms)) + " rounds";
    if (terms.has_scoring()) line += ", with points";
    if (terms.has_teams()) line += ", in teams";
    return line + "\n";
}

void print_tables(std::ostream& out, const Report& report) {
    out << report.result.races << " races on " << report.setting.course.plan().name << ", "
        << static_cast<int>(report.setting.laps) << " lap(s): ";
    print_sums(out, report.result);
    out << race_line(report.setting.terms) << "\n";
    print_seats(out, seats_of(report));
    print_starts(out, report);
    print_wrecks(out, report);
}

void print_json(std::ostream& out, const Report& report) {
    const BatchResult& result = report.result;
    out << "{\"course\":" << formats::json_text(report.setting.course.plan().id) << ",\"race\":\""
        << name_of(report.setting.terms.type) << "\""
        << ",\"laps\":" << static_cast<int>(report.setting.laps) << ",";
    print_sums_json(out, report.order, result);
    out << ",";
    print_seats_json(out, seats_of(report), [&](std::size_t v) {
        out << ",\"starts\":[";
        for (std::size_t space = 0; space < report.spaces(); ++space) {
            out << (space > 0 ? "," : "") << "{\"starts\":" << result.tallies[v].starts[space]
                << ",\"wins\":" << result.tallies[v].grid_wins[space] << "}";
        }
        out << "]";
    });
    out << ",\"wrecks\":[";
    bool first = true;
    for (std::size_t cell = 0; cell < result.wrecks.size(); ++cell) {
        if (result.wrecks[cell] == 0) continue;
        const hexgrid::Hex hex = report.setting.course.hex(static_cast<Cell>(cell));
        out << (first ? "" : ",") << "{\"q\":" << hex.q << ",\"r\":" << hex.r
            << ",\"count\":" << result.wrecks[cell] << "}";
        first = false;
    }
    out << "]}\n";
}

DriverNames known_drivers() {
    DriverNames names;
    for (const DriverKind kind : driver_kinds)
        names.push_back(name_of(kind));
    for (const DriverKind kind : styled_kinds)
        names.push_back(name_of(kind));
    return names;
}

int simulate(const CommandOrder& order, const CommandContext& context) {
    std::ostream& out = context.streams.out;
    BatchOrder batch{order.batch};
    const auto drivers =
        drivers_named(order.drivers, known_drivers(), order.setting.vehicles.size(), "vehicles");
    std::ranges::transform(drivers, batch.drivers.begin(), [](std::size_t driver) {
        return *driver_named(known_drivers()[driver]);
    });
    if (order.in_turns && order.setting.terms.type != RaceType::fox_and_hounds) {
        throw UsageError("--turns: only with --race fox-and-hounds");
    }
    const Setting setting = load_setting(order.setting, context.data_dirs());
    if (order.in_turns) {
        const MatchReport matches{setting, batch, run_fox_matches(setting, batch)};
        order.as_json ? print_matches_json(out, matches) : print_matches(out, matches);
        return exit_good;
    }
    if (order.wants_pace) {
        print_pace(out, order, names_of(setting, batch.drivers), pace_of(setting, batch));
        return exit_good;
    }
    const BatchResult result = run_batch(setting, batch);
    const Report report{setting, batch, result};
    order.as_json ? print_json(out, report) : print_tables(out, report);
    return exit_good;
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
    declare_batch(options, known_drivers(), *order);
    options.number("--laps", "L", order->setting.laps, 1, 99, "laps (default: as the course says)");
    options.text("--rules", "NAME|FILE", order->setting.rules,
                 "house rules (default: the ledger's)");
    declare_pace(options, order->wants_pace);
    options.flag("--json", order->as_json, "one JSON object instead of tables");
    options.begin_group("What the race is about");
    declare_terms(options, order->setting.terms);
    options.flag("--turns", order->in_turns,
                 "fox-and-hounds in turns: that many matches, in each of which every vehicle is "
                 "the Fox once, and how long each lasts is compared");
    options.end_with("Exit code: 0 done, 1 bad content, 2 wrong usage.");
    return [order](const CommandContext& context) { return simulate(*order, context); };
}

}  // namespace frothy
