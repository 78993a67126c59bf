#include <catch2/catch.hpp>

#include "ai/oval.h"
#include "games/frothy/ai/batch.h"

namespace frothy {
namespace {

TEST_CASE("a batch is the same with any number of threads and in parts", "[ai][batch]") {
    const Setting setting = testing::oval_setting(3);
    BatchOrder order;
    order.races = 60;
    order.seed = 42;
    order.drivers[1] = DriverKind::random;
    const BatchResult alone = run_batch(setting, order);
    for (const int jobs : {2, 3, 7}) {
        order.jobs = jobs;
        CHECK(run_batch(setting, order) == alone);
    }
    order.races = 25;
    BatchResult parts = run_batch(setting, order);
    order.first = 25;
    order.races = 35;
    parts.add(run_batch(setting, order));
    CHECK(parts == alone);
    order.seed = 43;
    CHECK_FALSE(run_batch(setting, order).signature == parts.signature);
}

TEST_CASE("a batch counts every race of every vehicle", "[ai][batch]") {
    const Setting setting = testing::oval_setting(4);
    BatchOrder order;
    order.races = 50;
    const BatchResult result = run_batch(setting, order);
    CHECK(result.races == 50);
    CHECK(result.tallies.size() == 4);
    std::uint64_t wins = 0;
    std::uint64_t wrecks = 0;
    std::uint64_t wipe_outs = 0;
    for (std::size_t v = 0; v < 4; ++v) {
        const VehicleTally& tally = result.tallies[v];
        std::uint64_t starts = 0;
        std::uint64_t grid_wins = 0;
        for (const std::uint64_t count : tally.starts)
            starts += count;
        for (const std::uint64_t count : tally.grid_wins)
            grid_wins += count;
        CHECK(starts == 50);
        CHECK(grid_wins == tally.wins);
        CHECK(tally.finishes + tally.wipe_outs + tally.retirements <= 50);
        wins += tally.wins;
        wipe_outs += tally.wipe_outs;
    }
    for (const std::uint64_t count : result.wrecks)
        wrecks += count;
    CHECK(wins >= 50);
    CHECK(wrecks == wipe_outs);
}

}  // namespace
}  // namespace frothy
