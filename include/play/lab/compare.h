// Vehicles measured against each other in the same races: the same rivals, starts and dice, with
// one vehicle or the other in the first seat.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "play/lab/batch.h"
#include "play/lab/lab_commands.h"

namespace play::lab {

// Who is measured, on each of the courses.
struct Contender {
    std::string name;
    std::vector<Trial> on;
};

// What the first seat won of each race of the order, in parts of a win.
std::vector<std::uint8_t> first_seat_wins(const Trial& trial, const BatchOrder& order);

struct Contest {
    Scores first;
    Scores second;
    Differences differences;  // of the first over the second

    void add(const Contest& more);
};
Contest contest_of(const std::vector<std::uint8_t>& first, const std::vector<std::uint8_t>& second);

struct Comparison {
    std::string first;
    std::string second;
    std::vector<std::string> courses;
    std::vector<Contest> by_course;
    Contest all;
};
// In lots, until it is clear who wins more or order.races have been run on each course. `seen` is
// called after each lot.
Comparison compare(const Contender& first, const Contender& second, const BatchOrder& order,
                   const std::function<void(const Comparison&)>& seen);
void tell_comparison(std::ostream& out, const Comparison& comparison, Telling telling);

// A change to a vehicle.
struct Variant {
    std::string group;  // "Traits"
    std::string name;   // "Anchor 1"
    std::function<Contender()> make;
};
struct SweepRow {
    std::string group;
    std::string name;
    Contest all;  // the variant over the vehicle unchanged
    std::vector<Contest> by_course;
};
struct Sweep {
    std::string name;
    std::vector<std::string> courses;
    Scores unchanged;
    std::vector<SweepRow> rows;

    // Where so many rows are looked at, one of them is clear by chance in 5 % of all sweeps.
    double misses() const { return 0.05 / static_cast<double>(rows.empty() ? 1 : rows.size()); }
};
// `seen` is called with each row.
Sweep sweep(const Contender& unchanged, const std::vector<Variant>& variants,
            const BatchOrder& order, const std::function<void(const SweepRow&)>& seen);
void tell_sweep(std::ostream& out, const Sweep& sweep, Telling telling);

// "better", "worse", or nothing where it is not clear.
std::string verdict_of(const Estimate& difference);

}  // namespace play::lab
