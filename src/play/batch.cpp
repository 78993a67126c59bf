#include "play/batch.h"

#include <atomic>
#include <cmath>
#include <future>
#include <thread>

namespace play {

int default_jobs() {
    const unsigned cores = std::thread::hardware_concurrency();
    return cores == 0 ? 1 : static_cast<int>(cores);
}

void run_races(const BatchOrder& order,
               const std::function<void(std::size_t, std::uint64_t)>& run) {
    const auto jobs = static_cast<std::size_t>(std::clamp(order.jobs, 1, 256));
    std::atomic<bool> has_failed = false;
    const auto run_share = [&](std::size_t job) {
        try {
            for (std::uint64_t race = job; race < order.races && !has_failed; race += jobs)
                run(job, order.first + race);
        } catch (...) {
            has_failed = true;  // nothing comes of the other threads' races
            throw;
        }
    };
    std::vector<std::future<void>> others;
    try {
        for (std::size_t job = 1; job < jobs; ++job)
            others.push_back(std::async(std::launch::async, run_share, job));
    } catch (...) {
        has_failed = true;  // those that run are waited for
        throw;
    }
    run_share(0);
    for (std::future<void>& other : others)
        other.get();
}

double Ratio::mean() const {
    return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

// Wilson 1927, with z for 95 %.
Share wilson(double share, double trials) {
    constexpr double z = 1.959963984540054;
    const double scale = 1 + z * z / trials;
    const double middle = (share + z * z / (2 * trials)) / scale;
    const double spread =
        z / scale * std::sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials));
    return {share, std::max(0.0, middle - spread), std::min(1.0, middle + spread)};
}

Share share_of(std::uint64_t hits, std::uint64_t trials) {
    if (trials == 0) return {0, 0, 1};
    const auto n = static_cast<double>(trials);
    return wilson(static_cast<double>(hits) / n, n);
}

}  // namespace play
