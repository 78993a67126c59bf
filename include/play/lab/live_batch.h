// A batch that is looked at while it runs: on threads beside, one lot after the other, so that what
// has been run at any time is a batch of its own, the first races of its seed.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

#include "play/lab/batch.h"

namespace play::lab {

class LiveBatch {
public:
    // Begins at once, on order.jobs threads.
    LiveBatch(Trial trial, const BatchOrder& order);
    // Waits for the lot that is being run.
    ~LiveBatch() = default;
    LiveBatch(const LiveBatch&) = delete;
    LiveBatch& operator=(const LiveBatch&) = delete;
    LiveBatch(LiveBatch&&) = delete;
    LiveBatch& operator=(LiveBatch&&) = delete;

    // No further lot is begun.
    void stop() { runner_.request_stop(); }
    bool is_running() const { return is_running_; }

    const Trial& trial() const { return trial_; }
    std::uint64_t ordered() const { return order_.races; }
    std::uint64_t done() const;
    Batch so_far() const;
    // What ended it before its time; empty if nothing did.
    std::string trouble() const;

private:
    void run(const std::stop_token& stop);

    Trial trial_;
    BatchOrder order_;
    mutable std::mutex guard_;  // of what is written beside
    Sums sums_;
    std::uint64_t done_ = 0;
    std::string trouble_;
    std::atomic<bool> is_running_ = true;
    std::jthread runner_;  // last: it ends before what it writes to
};

}  // namespace play::lab
