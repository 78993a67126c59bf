#include "play/lab/stats.h"

#include <algorithm>
#include <cmath>

namespace play::lab {
namespace {

constexpr double z95 = 1.959963984540054;

// Where the upper tail of the normal distribution holds this much.
double normal_quantile(double tail) {
    double low = 0;
    double high = 10;
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (std::erfc(middle / std::sqrt(2.0)) / 2 > tail ? low : high) = middle;
    }
    return low;
}

struct Moments {
    double count = 0;
    double mean = 0;
    double deviation = 0;
};

Moments moments_of(const Differences& differences) {
    if (differences.count == 0) return {};
    const auto n = static_cast<double>(differences.count);
    constexpr auto whole = static_cast<double>(whole_win);
    const double mean = static_cast<double>(differences.sum) / n / whole;
    const double square = static_cast<double>(differences.squares) / n / (whole * whole);
    return {n, mean, std::sqrt(std::max(0.0, square - mean * mean))};
}

// Half the width of the sequence after n differences that vary by 1.
double sequence_width(double n) {
    constexpr double misses = 0.05;
    const double log_misses = -2 * std::log(misses);
    const double rho_squared = (log_misses + std::log(log_misses + 1)) / tightest_at;
    const double spread = n * rho_squared + 1;
    return std::sqrt(2 * spread / (n * n * rho_squared) * std::log(std::sqrt(spread) / misses));
}

Estimate around(double mean, double width) { return {mean, mean - width, mean + width}; }

}  // namespace

Share win_share(const Scores& wins) {
    if (wins.count == 0) return {0, 0, 1};
    const auto n = static_cast<double>(wins.count);
    constexpr auto whole = static_cast<double>(whole_win);
    const double share = static_cast<double>(wins.sum) / n / whole;
    const double variance = static_cast<double>(wins.squares) / n / (whole * whole) - share * share;
    const double largest = share * (1 - share);
    // Never more than ten times the races: with hardly any variance seen, little is known of it.
    const double trials = variance * 10 > largest ? n * largest / variance : n;
    return wilson(share, trials);
}

Estimate mean_of(const Scores& scores) {
    if (scores.count == 0) return {};
    const auto n = static_cast<double>(scores.count);
    const double mean = static_cast<double>(scores.sum) / n;
    const double variance = std::max(0.0, static_cast<double>(scores.squares) / n - mean * mean);
    return around(mean, z95 * std::sqrt(variance / n));
}

Estimate paired(const Differences& differences, double misses) {
    const Moments moments = moments_of(differences);
    if (moments.count < 2) return {moments.mean, -1, 1};
    const double error = moments.deviation / std::sqrt(moments.count - 1);
    return around(moments.mean, normal_quantile(misses / 2) * error);
}

Estimate paired_at_any_time(const Differences& differences) {
    const Moments moments = moments_of(differences);
    if (differences.count < least_looked_at) return {moments.mean, -1, 1};
    return around(moments.mean, moments.deviation * sequence_width(moments.count));
}

std::uint64_t races_needed(const Differences& differences) {
    const Moments moments = moments_of(differences);
    const auto is_clear_at = [&](std::uint64_t races) {
        return races >= least_looked_at &&
               moments.deviation * sequence_width(static_cast<double>(races)) <
                   std::abs(moments.mean);
    };
    if (is_clear_at(differences.count)) return 0;
    if (!is_clear_at(out_of_reach)) return out_of_reach;
    std::uint64_t low = differences.count;
    std::uint64_t high = out_of_reach;
    while (high - low > 1) {
        const std::uint64_t middle = low + (high - low) / 2;
        (is_clear_at(middle) ? high : low) = middle;
    }
    return high - differences.count;
}

}  // namespace play::lab
