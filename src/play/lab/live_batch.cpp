#include "play/lab/live_batch.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace play::lab {

namespace {

constexpr std::uint64_t lot_of_a_job = 4;  // races, after which the figures are brought up to date

}  // namespace

LiveBatch::LiveBatch(Trial trial, const BatchOrder& order)
    : trial_(std::move(trial)),
      order_(order),
      sums_(trial_.plan),
      runner_([this](const std::stop_token& stop) { run(stop); }) {}

void LiveBatch::run(const std::stop_token& stop) {
    const std::uint64_t most = lot_of_a_job * static_cast<std::uint64_t>(std::max(1, order_.jobs));
    try {
        // Nobody else writes done_.
        while (!stop.stop_requested() && done_ < order_.races) {
            BatchOrder lot = order_;
            lot.first += done_;
            lot.races = std::min(most, order_.races - done_);
            const Sums more = run_trial(trial_, lot);
            const std::lock_guard lock(guard_);
            sums_.add(more);
            done_ += lot.races;
        }
    } catch (const std::exception& error) {
        const std::lock_guard lock(guard_);
        trouble_ = error.what();
    }
    is_running_ = false;
}

std::uint64_t LiveBatch::done() const {
    const std::lock_guard lock(guard_);
    return done_;
}

Batch LiveBatch::so_far() const {
    const std::lock_guard lock(guard_);
    return {.seed = order_.seed,
            .first = order_.first,
            .races = done_,
            .shard = {},
            .plan = trial_.plan,
            .sums = sums_};
}

std::string LiveBatch::trouble() const {
    const std::lock_guard lock(guard_);
    return trouble_;
}

}  // namespace play::lab
