// What `simulate` is of any game: its options, and what came of the seats, as a table or as JSON.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "play/batch.h"
#include "play/commands/command_options.h"

namespace play {

struct SimulateOrder {
    std::string drivers;  // as given: one for all or one for each
    BatchOrder batch;
    bool as_json = false;
};

inline constexpr std::uint64_t usual_races = 1000;

using DriverNames = std::vector<std::string_view>;

// What it is for, and --drivers, --races, --first, --seed and --jobs. Where no driver is named, the
// first of `known` drives.
void describe_simulate(CommandOptions& options);
// `races` are run where no number is given.
void declare_batch(CommandOptions& options, const DriverNames& known, std::uint64_t races,
                   SimulateOrder& order);

// The driver of each seat, as its place among those known. `seats_noun` tells what there are
// `seats` of: "vehicles". Throws UsageError.
std::vector<std::size_t> drivers_named(std::string_view text, const DriverNames& known,
                                       std::size_t seats, std::string_view seats_noun);

struct SeatName {
    std::string name;         // in the table
    std::string id;           // in JSON
    std::string_view driver;  // empty where seats are told apart by driver
};

// What is told of each seat: a whole number, a mean, or a share with its interval.
struct SeatColumn {
    enum class Kind : std::uint8_t { count, mean, share };
    Kind kind = Kind::count;
    std::string_view heading;  // of the table; empty: in JSON alone
    int width = 8;             // 20 for shares
    std::string_view key;      // in JSON
    std::vector<Ratio> values;
    std::string_view share_key = {};  // of a share in JSON; empty: its number alone
};

struct SeatReport {
    std::string noun;             // "vehicle"; JSON calls the list "vehicles"
    std::vector<SeatName> seats;  // at least one
    std::vector<SeatColumn> columns;
};

// "  23.3 [ 11.8  40.9]", of 100.
void print_percent(std::ostream& out, const Share& share);
// "19.3 rounds and 872.9 decisions a race, 0 stalled" and the end of the line.
void print_sums(std::ostream& out, const RaceSums& sums, std::string_view rounds_noun = "rounds");
void print_seats(std::ostream& out, const SeatReport& report);

// 16 hexadecimal digits.
std::string signature_text(std::uint64_t signature);

// The same as members of a JSON object, without commas around them. `more` may add to a seat.
void print_sums_json(std::ostream& out, const BatchOrder& order, const RaceSums& sums);
void print_seats_json(std::ostream& out, const SeatReport& report,
                      const std::function<void(std::size_t seat)>& more);

}  // namespace play
