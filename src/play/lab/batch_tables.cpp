// A batch as tables for people and as CSV.
#include <algorithm>
#include <iomanip>
#include <ostream>

#include "play/lab/lab_commands.h"

namespace play::lab {
namespace {

constexpr int name_width = 24;
constexpr int driver_width = 9;
constexpr int number_width = 13;

std::string short_of(const std::string& text, int width) {
    const auto most = static_cast<std::size_t>(width) - 1;
    return text.size() > most ? text.substr(0, most - 1) + "." : text;
}

void print_wins(std::ostream& out, const Batch& batch) {
    out << std::left << std::setw(name_width) << "" << std::setw(driver_width) << "driver"
        << std::right << std::setw(20) << "wins %" << std::setw(16) << "place" << std::setw(11)
        << "choices"
        << "\n";
    for (std::size_t i = 0; i < batch.sums.seats.size(); ++i) {
        const Entrant& entrant = batch.plan.seats[i];
        const SeatSums& seat = batch.sums.seats[i];
        out << std::left << std::setw(name_width) << short_of(entrant.name, name_width)
            << std::setw(driver_width) << entrant.driver << std::right;
        print_percent(out, win_share(seat.wins));
        const Estimate place = mean_of(seat.places);
        out << std::setprecision(2) << std::setw(9) << place.mean << " \u00b1" << std::setw(5)
            << place.high - place.mean << std::setprecision(1) << std::setw(11)
            << Ratio{seat.decisions, batch.sums.races.races}.mean() << "\n";
    }
}

// What nobody did is left out.
void print_group(std::ostream& out, const Batch& batch, const Group& group, std::size_t first) {
    const auto count_of = [&](const SeatSums& seat, std::size_t i) {
        return seat.counts[first + i];
    };
    std::vector<std::uint64_t> wholes;
    for (const SeatSums& seat : batch.sums.seats) {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < group.counters.size(); ++i)
            sum += count_of(seat, i);
        wholes.push_back(sum);
    }
    if (std::ranges::all_of(wholes, [](std::uint64_t sum) { return sum == 0; })) return;
    const bool is_share = group.told == Group::Told::share;
    out << "\n"
        << std::left << std::setw(name_width + driver_width)
        << group.words + (is_share ? ", %" : ", a race") << std::right;
    for (const Entrant& entrant : batch.plan.seats)
        out << std::setw(number_width) << short_of(entrant.name, number_width);
    out << "\n";
    for (std::size_t i = 0; i < group.counters.size(); ++i) {
        const auto is_none = [&](const SeatSums& seat) { return count_of(seat, i) == 0; };
        if (std::ranges::all_of(batch.sums.seats, is_none)) continue;
        out << "  " << std::left << std::setw(name_width + driver_width - 2)
            << group.counters[i].words << std::right << std::setprecision(is_share ? 1 : 3);
        for (std::size_t seat = 0; seat < wholes.size(); ++seat) {
            const std::uint64_t of = is_share ? wholes[seat] : batch.sums.races.races;
            const double value = Ratio{count_of(batch.sums.seats[seat], i), of}.mean();
            out << std::setw(number_width) << (is_share ? 100 * value : value);
        }
        out << "\n";
    }
}

void print_tables(std::ostream& out, const Batch& batch) {
    const Sums& sums = batch.sums;
    out << std::fixed << std::setprecision(1) << sums.races.races << " races, " << batch.plan.title
        << ": ";
    print_sums(out, sums.races);
    out << Ratio{sums.lead_changes, sums.races.races}.mean() << " changes of the lead a race";
    if (batch.shard != Shard{}) out << "; part " << batch.shard.number << " of " << batch.shard.of;
    out << "\n\n";
    print_wins(out, batch);
    std::size_t first = 0;
    for (const Group& group : batch.plan.groups) {
        print_group(out, batch, group, first);
        first += group.counters.size();
    }
    if (!sums.places_on_grid.empty()) out << "\nWins by place on the grid, %\n";
    for (std::size_t place = 0; place < sums.places_on_grid.size(); ++place) {
        out << "  " << std::left << std::setw(name_width + driver_width - 2)
            << batch.plan.places[place] << std::right;
        print_percent(out, win_share(sums.places_on_grid[place]));
        out << "\n";
    }
    for (std::size_t kind = 0; kind < sums.watched.size(); ++kind) {
        if (kind == 0) out << "\nWorth watching, by number\n";
        out << "  " << std::left << std::setw(name_width + driver_width - 2)
            << batch.plan.watched_kinds[kind] << std::right;
        for (const Watched race : sums.watched[kind])
            out << " " << race.race;
        out << "\n";
    }
}

// One line for each figure of each seat, so that any number of files may be laid one after the
// other.
void print_csv(std::ostream& out, const Batch& batch) {
    const std::uint64_t races = batch.sums.races.races;
    out << "seat,id,driver,figure,races,value,low,high\n" << std::setprecision(6);
    for (std::size_t i = 0; i < batch.sums.seats.size(); ++i) {
        const Entrant& entrant = batch.plan.seats[i];
        const SeatSums& seat = batch.sums.seats[i];
        const auto line = [&](const std::string& figure, double value) -> std::ostream& {
            return out << i + 1 << "," << csv_text(entrant.id) << "," << csv_text(entrant.driver)
                       << "," << figure << "," << races << "," << value;
        };
        const Share wins = win_share(seat.wins);
        const Estimate place = mean_of(seat.places);
        line("win_rate", wins.value) << "," << wins.low << "," << wins.high << "\n";
        line("place", place.mean) << "," << place.low << "," << place.high << "\n";
        std::size_t index = 0;
        for (const Group& group : batch.plan.groups)
            for (const Counter& counter : group.counters)
                line(counter.key, Ratio{seat.counts[index++], races}.mean()) << ",,\n";
    }
}

}  // namespace

std::string csv_text(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

void tell_batch(std::ostream& out, const Batch& batch, Telling telling) {
    switch (telling.as) {
    case Telling::As::tables: return print_tables(out, batch);
    case Telling::As::json: out << json_of(batch); return;
    case Telling::As::csv: return print_csv(out, batch);
    }
}

}  // namespace play::lab
