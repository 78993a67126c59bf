// How fast the engine is: the figures of `hippodrome bench`, all in CPU time of one thread.
#pragma once

#include <cstddef>
#include <cstdint>

#include "games/frothy/ai/driver_kind.h"
#include "games/frothy/rules/setting.h"

namespace frothy {

// Races run to their end with one kind of driver on every seat, events recorded and dice cast.
struct RaceFigures {
    double seconds = 0;
    std::uint64_t races = 0;
    std::uint64_t decisions = 0;  // with two or more options; standing questions are not counted
    double decisions_per_s() const { return static_cast<double>(decisions) / seconds; }
    double races_per_s() const { return static_cast<double>(races) / seconds; }
};
// Runs whole races for about this many seconds.
RaceFigures measure_races(const Setting& setting, DriverKind driver, double seconds);

// Nanoseconds to copy a race from one place in the cache to another.
double measure_copy_ns(const Setting& setting, double seconds);

// Microseconds from an answer submitted to a session to its next question, journal and all.
double measure_answer_us(const Setting& setting, double seconds);

}  // namespace frothy
