// A batch that is looked at while it runs.
#include <catch2/catch.hpp>
#include <chrono>
#include <stdexcept>
#include <thread>

#include "lab/oval_trial.h"
#include "play/lab/live_batch.h"

namespace play::lab {
namespace {

void wait_for(const LiveBatch& batch) {
    while (batch.is_running())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

TEST_CASE("what a watched batch has come to is, at any time, the first races of its seed") {
    const Trial trial = frothy::testing::oval_trial(3);
    const BatchOrder order{.first = 0, .races = 90, .seed = 42, .jobs = 2};
    LiveBatch live(trial, order);
    const Batch early = live.so_far();
    wait_for(live);
    CHECK(live.trouble().empty());
    CHECK(live.done() == 90);
    for (const Batch& seen : {early, live.so_far()}) {
        const Batch whole = run_batch(trial, {.races = seen.races, .seed = 42}, {});
        CHECK(json_of(seen) == json_of(whole));
    }
}

TEST_CASE("a watched batch that is stopped keeps what it has") {
    const Trial trial = frothy::testing::oval_trial(2);
    LiveBatch live(trial, {.first = 0, .races = 1'000'000, .seed = 7, .jobs = 2});
    while (live.done() == 0)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    live.stop();
    wait_for(live);
    const Batch stopped = live.so_far();
    CHECK(stopped.races < 1'000'000);
    CHECK(stopped.sums == run_trial(trial, {.races = stopped.races, .seed = 7}));
}

TEST_CASE("what breaks a watched batch is told, and ends it") {
    Trial trial = frothy::testing::oval_trial(2);
    trial.run = [](std::uint64_t, std::uint64_t, Sums&) { throw std::runtime_error("no road"); };
    const LiveBatch live(trial, {.races = 5});
    wait_for(live);
    CHECK(live.trouble() == "no road");
    CHECK(live.done() == 0);
}

}  // namespace
}  // namespace play::lab
