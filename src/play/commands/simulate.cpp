#include "play/commands/simulate.h"

#include <algorithm>
#include <iomanip>
#include <ostream>

#include "formats/flat_json.h"
#include "play/commands/command_words.h"

namespace play {
namespace {

constexpr std::uint64_t any_number = ~std::uint64_t{0};
constexpr int name_width = 22;
constexpr int driver_width = 8;

std::string list_of(const DriverNames& names, std::string_view before_last) {
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) list += i + 1 == names.size() ? before_last : ", ";
        list += names[i];
    }
    return list;
}

}  // namespace

void describe_simulate(CommandOptions& options) {
    options.describe("Runs many races between computer drivers and tells how they ended. The same "
                     "seed gives the\n"
                     "same results with any number of threads. Shares are given with their Wilson "
                     "95 % interval.\n");
}

void declare_batch(CommandOptions& options, const DriverNames& known, std::uint64_t races,
                   SimulateOrder& order) {
    order.drivers = known.front();
    BatchOrder& batch = order.batch;
    batch.races = races;
    batch.jobs = default_jobs();
    options.text("--drivers", "D|D,D,...", order.drivers,
                 list_of(known, " or ") + ", one for all or one for each (default " +
                     order.drivers + ")");
    options.number("--races", "N", batch.races, 1, 1'000'000'000,
                   "how many races (default " + std::to_string(races) + ")");
    options.number("--first", "N", batch.first, 0, 1'000'000'000'000,
                   "number of the first one, to split a batch into parts (default 0)");
    options.number("--seed", "S", batch.seed, 0, any_number, "any whole number (default 1)");
    options.number("--jobs", "J", batch.jobs, 1, 256, "threads (default: one for each core)");
}

std::vector<std::size_t> drivers_named(std::string_view text, const DriverNames& known,
                                       std::size_t seats, std::string_view seats_noun) {
    const auto names = comma_list("--drivers", text);
    if (names.size() != 1 && names.size() != seats) {
        throw UsageError("--drivers: found " + std::to_string(names.size()) +
                         " drivers, expected one for all or one for each of " +
                         std::to_string(seats) + " " + std::string(seats_noun));
    }
    std::vector<std::size_t> drivers;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const std::string& name = names[names.size() == 1 ? 0 : seat];
        const auto found = std::ranges::find(known, name);
        if (found == known.end()) {
            throw UsageError("--drivers: there is no driver \"" + name + "\"; there are " +
                             list_of(known, ", "));
        }
        drivers.push_back(static_cast<std::size_t>(found - known.begin()));
    }
    return drivers;
}

void print_percent(std::ostream& out, const Share& share) {
    out << std::fixed << std::setw(6) << std::setprecision(1) << 100 * share.value << " ["
        << std::setw(5) << 100 * share.low << std::setw(6) << 100 * share.high << "]";
}

void print_sums(std::ostream& out, const RaceSums& sums, std::string_view rounds_noun) {
    out << std::fixed << std::setprecision(1) << Ratio{sums.rounds, sums.races}.mean() << " "
        << rounds_noun << " and " << Ratio{sums.decisions, sums.races}.mean()
        << " decisions a race, " << sums.stalled << " stalled\n";
}

void print_seats(std::ostream& out, const SeatReport& report) {
    const bool has_drivers = !report.seats.front().driver.empty();
    out << std::fixed << std::left << std::setw(name_width) << report.noun
        << std::setw(driver_width) << (has_drivers ? "driver" : "") << std::right;
    for (const SeatColumn& column : report.columns) {
        if (!column.heading.empty()) out << std::setw(column.width) << column.heading;
    }
    out << "\n";
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        const SeatName& seat = report.seats[i];
        out << std::left << std::setw(name_width) << seat.name << std::setw(driver_width)
            << seat.driver << std::right;
        for (const SeatColumn& column : report.columns) {
            const Ratio& value = column.values[i];
            if (column.heading.empty()) continue;
            if (column.kind == SeatColumn::Kind::share) {
                print_percent(out, share_of(value.sum, value.count));
            } else if (column.kind == SeatColumn::Kind::mean) {
                out << std::setw(column.width) << std::setprecision(2) << value.mean();
            } else {
                out << std::setw(column.width) << value.sum;
            }
        }
        out << "\n";
    }
}

std::string signature_text(std::uint64_t signature) {
    std::string text(16, '0');
    for (std::size_t i = text.size(); i-- > 0; signature /= 16)
        text[i] = "0123456789abcdef"[signature % 16];
    return text;
}

void print_sums_json(std::ostream& out, const BatchOrder& order, const RaceSums& sums) {
    out << std::defaultfloat << std::setprecision(6) << "\"seed\":" << order.seed
        << ",\"first\":" << order.first << ",\"races\":" << sums.races
        << ",\"rounds_per_race\":" << Ratio{sums.rounds, sums.races}.mean()
        << ",\"decisions_per_race\":" << Ratio{sums.decisions, sums.races}.mean()
        << ",\"stalled\":" << sums.stalled << ",\"signature\":\"" << signature_text(sums.signature)
        << "\"";
}

void print_seats_json(std::ostream& out, const SeatReport& report,
                      const std::function<void(std::size_t)>& more) {
    out << std::defaultfloat << std::setprecision(6) << "\"" << report.noun << "s\":[";
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        const SeatName& seat = report.seats[i];
        out << (i > 0 ? "," : "") << "{\"" << report.noun << "\":" << formats::json_text(seat.id);
        if (!seat.driver.empty()) out << ",\"driver\":\"" << seat.driver << "\"";
        for (const SeatColumn& column : report.columns) {
            const Ratio& value = column.values[i];
            out << ",\"" << column.key << "\":";
            if (column.kind == SeatColumn::Kind::mean) {
                out << value.mean();
            } else {
                out << value.sum;
            }
            if (column.share_key.empty()) continue;
            const Share share = share_of(value.sum, value.count);
            out << ",\"" << column.share_key << "\":{\"share\":" << share.value
                << ",\"low\":" << share.low << ",\"high\":" << share.high << "}";
        }
        if (more) more(i);
        out << "}";
    }
    out << "]";
}

}  // namespace play
