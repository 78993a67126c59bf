#include "play/commands/contest_commands.h"

#include <map>
#include <ostream>

namespace play {
namespace {

SeatColumn wins_of(std::vector<Ratio> values) {
    return {SeatColumn::Kind::share, "wins %", 20, "wins", std::move(values), "win_rate"};
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

}  // namespace

void print_contest(std::ostream& out, const SimulateOrder& order,
                   const std::vector<SeatName>& seats, const ContestResult& result) {
    const SeatReport by_seat{"seat", seats, {wins_of(result.per_race(&WinTally::wins))}};
    const SeatReport drivers = by_driver(seats, result);
    if (order.as_json) {
        out << "{";
        print_sums_json(out, order.batch, result);
        out << ",";
        print_seats_json(out, by_seat, {});
        out << ",";
        print_seats_json(out, drivers, {});
        out << "}\n";
        return;
    }
    out << result.races << " races: ";
    print_sums(out, result);
    out << "\n";
    print_seats(out, by_seat);
    if (drivers.seats.size() == 1 || drivers.seats.size() == seats.size()) return;
    out << "\n";
    print_seats(out, drivers);
}

}  // namespace play
