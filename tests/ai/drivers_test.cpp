#include <algorithm>
#include <array>
#include <catch2/catch.hpp>

#include "ai/oval.h"
#include "games/frothy/ai/batch.h"

namespace frothy {
namespace {

TEST_CASE("drivers are known by their names", "[ai]") {
    for (const DriverKind kind : driver_kinds)
        CHECK(driver_named(name_of(kind)) == kind);
    for (const DriverKind kind : styled_kinds)
        CHECK(driver_named(name_of(kind)) == kind);
    CHECK(driver_named("steady") == DriverKind::steady);
    CHECK(driver_named("random") == DriverKind::random);
    CHECK_FALSE(driver_named("reckless"));
}

TEST_CASE("the random driver takes every option about equally often", "[ai]") {
    const Setting setting = testing::oval_setting(2);
    const Race race{};
    const std::array<Option, 5> options{};
    Question question;
    question.options = options;
    RandomDriver driver(3);
    std::array<int, 5> taken{};
    for (int i = 0; i < 5000; ++i)
        ++taken[static_cast<std::size_t>(driver(race, question))];
    for (const int count : taken) {
        CHECK(count > 850);
        CHECK(count < 1150);
    }
}

TEST_CASE("the map knows that the line is nearer from further on", "[ai]") {
    const Setting setting = testing::oval_setting(2);
    const DrivingMap map(setting);
    const Course& course = setting.course;
    const GridSpace& start = course.plan().grid.front();
    const Cell cell = course.cell_at(start.hex);
    for (int spaces = 1; spaces <= 4; ++spaces) {
        const int along = map.to_go(spaces, cell, start.facing);
        const int against = map.to_go(spaces, cell, start.facing.turned(6));
        CHECK(along < against);
        CHECK(along < map.lap(spaces));
        CHECK(map.lap(spaces) < DrivingMap::unreachable);
    }
    // Faster is fewer phases.
    CHECK(map.lap(4) < map.lap(2));
    CHECK(map.lap(2) < map.lap(1));
}

TEST_CASE("chances of a Speed Check add up", "[ai][FR-SPD-05]") {
    const CheckOdds odds(DiceFaces::printed);
    int all = 36;
    for (int cast = 2; cast <= CheckOdds::max_cast; ++cast) {
        for (const Keep keep : {Keep::any_two, Keep::one_lowest, Keep::two_lowest}) {
            int total = 0;
            for (const auto& chance : odds.chances(cast, keep))
                total += chance.weight;
            CHECK(total == all);
        }
        all *= 6;
    }
}

TEST_CASE("the steady driver finishes and beats the random one", "[ai][FR-TIP-05]") {
    const Setting setting = testing::oval_setting(4);
    BatchOrder order;
    order.races = 200;
    const BatchResult steady = run_batch(setting, order);
    std::uint64_t finishes = 0;
    for (const VehicleTally& tally : steady.tallies)
        finishes += tally.finishes;
    CHECK(finishes > steady.races * 4 / 2);

    order.drivers[1] = order.drivers[3] = DriverKind::random;
    const BatchResult mixed = run_batch(setting, order);
    const auto wins = [&](std::size_t v) { return mixed.tallies[v].wins; };
    CHECK(wins(0) + wins(2) > 8 * (wins(1) + wins(3)));
}

}  // namespace
}  // namespace frothy
