// The computer drivers against one another: each is better than the one below, and thinks the same
// wherever it thinks.
#include <catch2/catch.hpp>

#include "games/frothy/ai/batch.h"
#include "games/frothy/rules/traits.h"
#include "support/shipped.h"

namespace frothy::conformance {
namespace {

BatchOrder between(DriverKind one, DriverKind others, std::uint64_t races) {
    BatchOrder order;
    order.races = races;
    order.drivers = all_seats(others);
    order.drivers[0] = one;
    return order;
}

Setting first_course_for(int vehicles) {
    return basic_setting(shipped_courses().front(), vehicles);
}

TEST_CASE("steady beats a rookie, and is wrecked no more often", "[conformance][ai]") {
    constexpr std::uint64_t races = 60;
    const BatchResult result =
        run_batch(first_course_for(2), between(DriverKind::steady, DriverKind::rookie, races));
    const VehicleTally& steady = result.tallies[0];
    const VehicleTally& rookie = result.tallies[1];
    INFO(steady.wins << " to " << rookie.wins);
    CHECK(10 * steady.wins > 6 * races);
    CHECK(steady.wipe_outs <= rookie.wipe_outs + 3);
    CHECK(result.stalled == 0);
}

TEST_CASE("an ace thinks the same on any number of threads", "[conformance][ai]") {
    BatchOrder order = between(DriverKind::ace, DriverKind::steady, 2);
    const Setting setting = first_course_for(2);
    const BatchResult alone = run_batch(setting, order);
    order.jobs = 2;
    CHECK(run_batch(setting, order) == alone);
}

// Edges that tempt whoever has them into attacks.
TEST_CASE("an edge more does not cost a steady driver races", "[conformance][ai][long]") {
    constexpr std::uint64_t races = 120;
    const Setting basic = first_course_for(3);
    const BatchOrder order = between(DriverKind::steady, DriverKind::steady, races);
    const std::uint64_t without = run_batch(basic, order).tallies[0].wins;
    const auto wins_with = [&](Rule edge) {
        Setting setting = basic;
        setting.licences[0].traits.push_back({edge, "", std::int8_t{1}, false});
        prepare(setting.licences[0]);
        return run_batch(setting, order).tallies[0].wins;
    };
    constexpr std::uint64_t by_chance = 12;
    for (const Rule edge : {trait::cat_o_nine, trait::whiplash, trait::shield}) {
        INFO(edge.number() << ", " << without << " without");
        CHECK(wins_with(edge) + by_chance >= without);
    }
}

}  // namespace
}  // namespace frothy::conformance
