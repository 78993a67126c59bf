#include "play/commands/pace_report.h"

#include <algorithm>
#include <iomanip>
#include <ostream>
#include <vector>

#include "formats/flat_json.h"

namespace play {
namespace {

constexpr int column = 24;

using Kind = std::pair<std::string, std::uint64_t>;

// What is asked most first.
std::vector<Kind> sorted(const PaceSums& sums) {
    std::vector<Kind> kinds(sums.kinds.begin(), sums.kinds.end());
    std::ranges::stable_sort(kinds, std::greater(), &Kind::second);
    return kinds;
}

void print_json(std::ostream& out, const SimulateOrder& order, std::span<const SeatName> seats,
                const PaceSums& sums) {
    const auto mean = [&](std::uint64_t sum) { return Ratio{sum, sums.races}.mean(); };
    out << "{\"seed\":" << order.batch.seed << ",\"first\":" << order.batch.first
        << ",\"races\":" << sums.races << ",\"rounds_per_race\":" << mean(sums.rounds)
        << ",\"decisions_per_race\":" << mean(sums.decisions())
        << ",\"throws_per_race\":" << mean(sums.throws)
        << ",\"minutes_per_race\":" << sums.minutes_a_race()
        << ",\"after_winner_per_race\":" << mean(sums.after_winner);
    if (sums.watched > 0) out << ",\"watched_minutes_per_race\":" << sums.minutes_watched();
    out << ",\"kinds\":[";
    std::string_view before;
    for (const auto& [kind, count] : sorted(sums)) {
        out << before << "{\"kind\":" << formats::json_text(kind)
            << ",\"decisions_per_race\":" << mean(count) << "}";
        before = ",";
    }
    out << "],\"seats\":[";
    for (std::size_t seat = 0; seat < sums.seats.size(); ++seat) {
        out << (seat > 0 ? "," : "") << "{\"seat\":" << formats::json_text(seats[seat].id)
            << ",\"decisions_per_race\":" << mean(sums.seats[seat]) << "}";
    }
    out << "]}\n";
}

}  // namespace

void declare_pace(CommandOptions& options, bool& wants_pace) {
    options.flag("--pace", wants_pace,
                 "as if people sat there, whom the drivers sit in for: how often each would be "
                 "asked on the screen, and how many minutes that takes at 8 seconds");
}

void print_pace(std::ostream& out, const SimulateOrder& order, std::span<const SeatName> seats,
                const PaceSums& sums, std::string_view rounds_noun) {
    if (order.as_json) return print_json(out, order, seats, sums);
    const auto mean = [&](std::uint64_t sum) { return Ratio{sum, sums.races}.mean(); };
    const auto line = [&](const std::string& name, std::uint64_t sum) {
        out << "  " << std::left << std::setw(column) << name << std::right << std::setw(8)
            << mean(sum) << "\n";
    };
    out << std::fixed << std::setprecision(1) << sums.races << " races: " << mean(sums.rounds)
        << " " << rounds_noun << ", " << mean(sums.decisions()) << " decisions, ";
    if (sums.throws > 0) out << mean(sums.throws) << " throws of dice, ";
    out << sums.minutes_a_race() << " minutes a race at " << PaceSums::seconds_a_decision
        << " seconds a decision";
    if (sums.throws > 0) out << " and " << PaceSums::seconds_a_throw << " a throw";
    if (sums.watched > 0) out << ", with " << sums.minutes_watched() << " minutes of watching";
    out << ", " << mean(sums.after_winner)
        << " decisions once somebody is home\n\nBy what is asked:\n";
    for (const auto& [kind, count] : sorted(sums))
        line(kind, count);
    out << "\nBy who is asked:\n";
    for (std::size_t seat = 0; seat < sums.seats.size(); ++seat)
        line(seats[seat].name, sums.seats[seat]);
}

}  // namespace play
