#include "play/commands/contest_commands.h"

#include <iomanip>
#include <map>
#include <ostream>
#include <utility>

#include "play/lab/batch_figures.h"

namespace play {
namespace {

SeatColumn wins_of(std::vector<Ratio> values) {
    return {SeatColumn::Kind::share, "wins %", 20, "wins", std::move(values), "win_rate"};
}

SeatReport by_seat(const std::vector<SeatName>& seats, const std::vector<ContestColumn>& columns,
                   const ContestResult& result) {
    SeatReport report{"seat", seats, {wins_of(result.per_race(&SeatTally::wins))}};
    constexpr auto mean = SeatColumn::Kind::mean;
    report.columns.push_back(
        {mean, "choices", 10, "choices", result.per_race(&SeatTally::choices)});
    for (std::size_t column = 0; column < columns.size(); ++column) {
        std::vector<Ratio> values;
        for (const SeatTally& tally : result.tallies)
            values.push_back({tally.counts[column], result.races});
        const int width = static_cast<int>(columns[column].heading.size()) + 3;
        report.columns.push_back(
            {mean, columns[column].heading, width, columns[column].key, std::move(values)});
    }
    return report;
}

// A driver with two seats of three has raced twice in each race.
SeatReport by_driver(const std::vector<SeatName>& seats, const ContestResult& result) {
    std::map<std::string_view, Ratio> wins;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        Ratio& its = wins[seats[seat].driver];
        its.sum += result.tallies[seat].wins;
        its.count += result.races;
    }
    SeatReport report{"driver", {}, {wins_of({})}};
    for (const auto& [driver, its] : wins) {
        report.seats.push_back({std::string(driver), std::string(driver), {}});
        report.columns[0].values.push_back(its);
    }
    return report;
}

SeatReport by_slot(const ContestResult& result) {
    SeatReport report{"slot", {}, {wins_of({})}};
    for (const SeatTally& tally : result.slots) {
        const std::string place = std::to_string(report.seats.size() + 1);
        report.seats.push_back({place, place, {}});
        report.columns[0].values.push_back({tally.wins, result.races});
    }
    return report;
}

// With how often each raced, and its wins as a multiple of an equal share.
SeatReport by_kind(const ContestKinds& kinds, const std::vector<KindTally>& tallies,
                   std::uint64_t seats) {
    SeatReport report{kinds.noun, {}, {wins_of({})}};
    report.columns.push_back({SeatColumn::Kind::mean, "x equal", 10, "of_equal", {}});
    report.columns.push_back({SeatColumn::Kind::count, "raced", 9, "raced", {}});
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const KindTally& tally = tallies[i];
        report.seats.push_back({kinds.names[i], kinds.names[i], {}});
        report.columns[0].values.push_back({tally.wins, tally.raced});
        report.columns[1].values.push_back({tally.wins * seats, tally.raced});
        report.columns[2].values.push_back({tally.raced, 1});
    }
    return report;
}

// What is counted of all seats together.
std::vector<std::pair<std::string_view, double>> in_a_race(
    const std::vector<ContestColumn>& columns, const ContestResult& result) {
    std::vector<std::pair<std::string_view, double>> means = {
        {"rolls", Ratio{result.rolls, result.races}.mean()}};
    for (std::size_t column = 0; column < columns.size(); ++column) {
        std::uint64_t sum = 0;
        for (const SeatTally& tally : result.tallies)
            sum += tally.counts[column];
        means.emplace_back(columns[column].key, Ratio{sum, result.races}.mean());
    }
    return means;
}

}  // namespace

void print_contest(std::ostream& out, const SimulateOrder& order,
                   const std::vector<SeatName>& seats, const std::vector<ContestColumn>& columns,
                   const ContestResult& result, const std::vector<ContestKinds>& kinds,
                   std::string_view rounds_noun) {
    const bool has_slots = !result.slots.empty();
    const SeatReport drivers = by_driver(seats, result);
    if (order.as_json) {
        out << "{";
        print_sums_json(out, order.batch, result);
        for (const auto& [what, mean] : in_a_race(columns, result))
            out << ",\"" << what << "_per_race\":" << mean;
        for (const SeatReport& report : {by_seat(seats, columns, result), drivers}) {
            out << ",";
            print_seats_json(out, report, {});
        }
        if (has_slots) out << ",";
        if (has_slots) print_seats_json(out, by_slot(result), {});
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            out << ",";
            print_seats_json(out, by_kind(kinds[i], result.kinds[i], seats.size()), {});
        }
        out << "}\n";
        return;
    }
    out << result.races << " races: ";
    print_sums(out, result, rounds_noun);
    out << std::setprecision(1);
    std::string_view before = "in each ";
    for (const auto& [what, mean] : in_a_race(columns, result)) {
        out << before << mean << " " << what;
        before = ", ";
    }
    out << "\n\n";
    print_seats(out, by_seat(seats, columns, result));
    if (drivers.seats.size() > 1 && drivers.seats.size() < seats.size()) {
        out << "\n";
        print_seats(out, drivers);
    }
    if (has_slots) out << "\n";
    if (has_slots) print_seats(out, by_slot(result));
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        out << "\n";
        print_seats(out, by_kind(kinds[i], result.kinds[i], seats.size()));
    }
}

void describe_contest_report(CommandOptions& options) {
    options.describe("All that many races tell: who wins how often and from where, with intervals, "
                     "and what is\n"
                     "counted besides.\n");
}

lab::Report contest_report(const lab::Batch& batch, std::string_view rounds_noun) {
    const RaceSums& sums = batch.sums.races;
    const auto a_race = [&](std::uint64_t sum) {
        return lab::fixed(Ratio{sum, sums.races}.mean(), 1);
    };
    lab::Report report;
    report.title = batch.plan.title;
    report.method = std::to_string(batch.races) + " races, seed " + std::to_string(batch.seed) +
                    "; intervals hold 95 %.";
    lab::ReportSection brief;
    brief.heading = "In short";
    brief.points = {a_race(sums.rounds) + " " + std::string(rounds_noun) + ", " +
                        a_race(sums.decisions) + " decisions and " + a_race(sums.rolls) +
                        " rolls a race",
                    std::to_string(sums.stalled) + " races came to no proper end"};
    report.sections.push_back(std::move(brief));
    for (lab::ReportSection& section : lab::figures_of(batch))
        report.sections.push_back(std::move(section));
    return report;
}

void declare_contest_bench(CommandOptions& options, ContestBench& bench) {
    options.describe("Measures the engine in CPU time on one thread: dice cast and events "
                     "recorded, the same driver\n"
                     "on every seat.\n");
    options.number("--milliseconds", "MS", bench.milliseconds, 10, 60'000,
                   "how long each figure is measured (default 1000)");
    options.flag("--json", bench.as_json, "one JSON object instead of a table");
    options.end_with("Exit code: 0 done, 1 bad content, 2 wrong usage.");
}

void print_bench(std::ostream& out, const ContestBench& bench, const std::vector<Figure>& figures) {
    if (!bench.as_json) return print_figures(out, figures);
    out << "{\"milliseconds\":" << bench.milliseconds;
    print_figures_json(out, figures);
    out << "}\n";
}

void describe_signature(CommandOptions& options) {
    options.describe("Runs 1,000 races and prints one hash of their end states and decision "
                     "counts, the same on\n"
                     "every machine. If it changes, the rules or the drivers play differently.\n");
    options.end_with("Exit code: 0 done, 1 bad content, 2 wrong usage.");
}

}  // namespace play
