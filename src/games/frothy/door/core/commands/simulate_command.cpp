#include "games/frothy/door/core/commands/simulate_command.h"

#include <algorithm>
#include <iomanip>
#include <memory>
#include <ostream>

#include "formats/flat_json.h"
#include "games/frothy/ai/batch.h"
#include "games/frothy/data/notation/notation.h"
#include "games/frothy/door/core/commands/match_report.h"
#include "games/frothy/door/core/commands/race_order.h"
#include "games/frothy/door/core/commands/terms_options.h"

namespace frothy {

using namespace play;

namespace {

constexpr std::uint64_t any_number = ~std::uint64_t{0};

struct SimulateOrder {
    SettingOrder setting;
    std::string drivers = "steady";
    BatchOrder batch;
    bool as_json = false;
    bool in_turns = false;
};

struct Report {
    const Setting& setting;
    const BatchOrder& order;
    const BatchResult& result;

    std::size_t vehicles() const { return setting.licences.size(); }
    double finish_rounds(std::size_t v) const {
        return mean(result.tallies[v].rounds, result.tallies[v].finishes);
    }
};

void print_percent(std::ostream& out, const Share& share) {
    out << std::setw(6) << std::setprecision(1) << 100 * share.value << " [" << std::setw(5)
        << 100 * share.low << std::setw(6) << 100 * share.high << "]";
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
    const std::size_t spaces = report.setting.course.plan().grid.size();
    for (std::size_t space = 0; space < spaces && space < max_grid_spaces; ++space) {
        std::uint64_t starts = 0;
        std::uint64_t wins = 0;
        for (std::size_t v = 0; v < report.vehicles(); ++v) {
            starts += report.result.tallies[v].starts[space];
            wins += report.result.tallies[v].grid_wins[space];
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
    const BatchResult& result = report.result;
    const bool scored = report.setting.terms.has_scoring();
    out << result.races << " races on " << report.setting.course.plan().name << ", "
        << static_cast<int>(report.setting.laps) << " lap(s): " << std::fixed
        << std::setprecision(1) << mean(result.rounds, result.races) << " rounds and "
        << mean(result.decisions, result.races) << " decisions a race, " << result.stalled
        << " stalled\n"
        << race_line(report.setting.terms) << "\n"
        << std::left << std::setw(22) << "vehicle" << std::setw(8) << "driver" << std::right
        << std::setw(20) << "wins %" << std::setw(20) << "finishes %" << std::setw(8) << "wrecks"
        << std::setw(7) << "place" << std::setw(8) << "rounds" << std::setw(8) << "damage"
        << (scored ? "  points" : "") << "\n";
    for (std::size_t v = 0; v < report.vehicles(); ++v) {
        const VehicleTally& tally = result.tallies[v];
        out << std::left << std::setw(22) << report.setting.licences[v].name << std::setw(8)
            << name_of(report.order.drivers[v]) << std::right;
        print_percent(out, share_of(tally.wins, result.races));
        print_percent(out, share_of(tally.finishes, result.races));
        out << std::setw(8) << tally.wipe_outs << std::setprecision(2) << std::setw(7)
            << mean(tally.places, result.races) << std::setw(8) << report.finish_rounds(v)
            << std::setw(8) << mean(tally.damage, result.races);
        if (scored) out << std::setw(8) << mean(tally.points, result.races);
        out << "\n";
    }
    print_starts(out, report);
    print_wrecks(out, report);
    out << std::defaultfloat;
}

void print_share(std::ostream& out, std::string_view key, const Share& share) {
    out << ",\"" << key << "\":{\"share\":" << share.value << ",\"low\":" << share.low
        << ",\"high\":" << share.high << "}";
}

void print_json(std::ostream& out, const Report& report) {
    const BatchResult& result = report.result;
    out << std::setprecision(6)
        << "{\"course\":" << formats::json_text(report.setting.course.plan().id) << ",\"race\":\""
        << name_of(report.setting.terms.type) << "\""
        << ",\"laps\":" << static_cast<int>(report.setting.laps)
        << ",\"seed\":" << report.order.seed << ",\"first\":" << report.order.first
        << ",\"races\":" << result.races
        << ",\"rounds_per_race\":" << mean(result.rounds, result.races)
        << ",\"decisions_per_race\":" << mean(result.decisions, result.races)
        << ",\"stalled\":" << result.stalled << ",\"signature\":\"" << std::hex << std::setfill('0')
        << std::setw(16) << result.signature << std::setfill(' ') << std::dec
        << "\",\"vehicles\":[";
    for (std::size_t v = 0; v < report.vehicles(); ++v) {
        const VehicleTally& tally = result.tallies[v];
        out << (v > 0 ? "," : "")
            << "{\"vehicle\":" << formats::json_text(report.setting.licences[v].id)
            << ",\"driver\":\"" << name_of(report.order.drivers[v]) << "\",\"wins\":" << tally.wins;
        print_share(out, "win_rate", share_of(tally.wins, result.races));
        out << ",\"finishes\":" << tally.finishes;
        print_share(out, "finish_rate", share_of(tally.finishes, result.races));
        out << ",\"wipe_outs\":" << tally.wipe_outs << ",\"retirements\":" << tally.retirements
            << ",\"mean_place\":" << mean(tally.places, result.races)
            << ",\"mean_rounds\":" << report.finish_rounds(v)
            << ",\"mean_damage\":" << mean(tally.damage, result.races)
            << ",\"mean_points\":" << mean(tally.points, result.races) << ",\"starts\":[";
        const std::size_t spaces = report.setting.course.plan().grid.size();
        for (std::size_t space = 0; space < spaces && space < max_grid_spaces; ++space) {
            out << (space > 0 ? "," : "") << "{\"starts\":" << tally.starts[space]
                << ",\"wins\":" << tally.grid_wins[space] << "}";
        }
        out << "]}";
    }
    out << "],\"wrecks\":[";
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

int simulate(SimulateOrder order, const CommandContext& context) {
    std::ostream& out = context.streams.out;
    order.batch.drivers = drivers_named(order.drivers, order.setting.vehicles.size());
    if (order.in_turns && order.setting.terms.type != RaceType::fox_and_hounds) {
        throw UsageError("--turns: only of --race fox-and-hounds");
    }
    const Setting setting = load_setting(order.setting, context.data_dirs());
    if (order.in_turns) {
        const MatchReport matches{setting, order.batch, run_fox_matches(setting, order.batch)};
        order.as_json ? print_matches_json(out, matches) : print_matches(out, matches);
        return exit_good;
    }
    const BatchResult result = run_batch(setting, order.batch);
    const Report report{setting, order.batch, result};
    order.as_json ? print_json(out, report) : print_tables(out, report);
    return exit_good;
}

void declare_batch(CommandOptions& options, BatchOrder& batch) {
    batch.races = 1000;
    batch.jobs = default_jobs();
    options.number("--races", "N", batch.races, 1, 1'000'000'000, "how many races (default 1000)");
    options.number("--first", "N", batch.first, 0, 1'000'000'000'000,
                   "number of the first one, to cut a batch into parts (default 0)");
    options.number("--seed", "S", batch.seed, 0, any_number, "any whole number (default 1)");
    options.number("--jobs", "J", batch.jobs, 1, 256, "threads (default: one for each core)");
}

}  // namespace

CommandRun declare_simulate(CommandOptions& options) {
    const auto order = std::make_shared<SimulateOrder>();
    order->setting.vehicles = vehicles_named("4");
    options.describe(
        "Runs many races between computer drivers and tells how they ended. The same seed gives "
        "the\n"
        "same results with any number of threads. Shares stand with their Wilson 95 % interval.\n");
    options.text("--course", "NAME|FILE", order->setting.course,
                 "the course (default: the first there is)");
    options.value(
        "--vehicles", "N|A,B,...",
        [order](const std::string& text) { order->setting.vehicles = vehicles_named(text); },
        "so many basic chariots, or vehicles by name or file (default 4)");
    options.text("--drivers", "D|D,D,...", order->drivers,
                 "steady or random, one for all or one for each (default steady)");
    declare_batch(options, order->batch);
    options.number("--laps", "L", order->setting.laps, 1, 99, "laps (default: as the course says)");
    options.text("--rules", "NAME|FILE", order->setting.rules,
                 "house rules (default: the ledger's)");
    options.flag("--json", order->as_json, "one JSON object instead of tables");
    options.begin_group("What the race is about");
    declare_terms(options, order->setting.terms);
    options.flag("--turns", order->in_turns,
                 "fox-and-hounds in turns: so many matches, in each of which every vehicle is the "
                 "Fox once, and how long each lasts is compared");
    options.end_with("Exit code: 0 done, 1 bad content, 2 wrong usage.");
    return [order](const CommandContext& context) { return simulate(*order, context); };
}

}  // namespace frothy
