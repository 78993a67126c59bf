// Intervals of what is counted over many races.
#pragma once

#include <cstdint>

#include "play/batch.h"

namespace play::lab {

// Numbers of races: how many, their sum and that of their squares.
struct Scores {
    std::uint64_t count = 0;
    std::uint64_t sum = 0;
    std::uint64_t squares = 0;

    void add(std::uint64_t score) {
        ++count;
        sum += score;
        squares += score * score;
    }
    friend bool operator==(const Scores&, const Scores&) = default;
};

// A win is counted in parts, so that one shared by up to six is a whole number.
inline constexpr std::uint64_t whole_win = 60;

// The share of wins and its 95 % interval. Wilson's, for as many trials as would vary as much: a
// win shared by two varies less than two wins, and where none is shared it is Wilson's own.
Share win_share(const Scores& wins);

// A mean and its interval.
struct Estimate {
    double mean = 0;
    double low = 0;
    double high = 0;

    bool is_clear() const { return low > 0 || high < 0; }
};
// 95 %, by the normal approximation. At least two scores, else the interval is the mean.
Estimate mean_of(const Scores& scores);

// By how much a vehicle did better than another in the same races, in parts of a win.
struct Differences {
    std::uint64_t count = 0;
    std::int64_t sum = 0;
    std::uint64_t squares = 0;

    void add(std::int64_t difference) {
        ++count;
        sum += difference;
        squares += static_cast<std::uint64_t>(difference * difference);
    }
    void add(const Differences& more) {
        count += more.count;
        sum += more.sum;
        squares += more.squares;
    }
    friend bool operator==(const Differences&, const Differences&) = default;
};

// In whole wins a race, for a number of races settled beforehand: misses in that part of all cases.
Estimate paired(const Differences& differences, double misses);

// The same at 95 % for whoever looks again and again and stops when it pleases him: the asymptotic
// confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2021), tightest at
// `tightest_at` races. Not to be asked before `least_looked_at` races.
inline constexpr std::uint64_t least_looked_at = 100;
inline constexpr double tightest_at = 1000;
Estimate paired_at_any_time(const Differences& differences);

// How many races more until that interval leaves out 0, as the differences go so far; 0 if it does,
// `out_of_reach` where it takes more than that.
inline constexpr std::uint64_t out_of_reach = 10'000'000;
std::uint64_t races_needed(const Differences& differences);

}  // namespace play::lab
