// What a road book says of the oval.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <numeric>

#include "ai/scene.h"
#include "games/frothy/ai/road_book.h"

namespace frothy {
namespace {

using hexgrid::Facing;
using testing::Scene;
using Lap = RoadBook::Lap;

RoadBook::Rest rest_of(const Race& race, int turn, int rating) {
    return {race[0].cell, race[0].facing.turned(turn), rating};
}

TEST_CASE("shares of a Control roll add up, and a card steers it", "[ai][FR-CTRL-08][FR-CTRL-12]") {
    const TurnOdds odds;
    const auto clean = TurnOdds::index(false, 0, 0);
    for (int dice = 1; dice <= TurnOdds::max_dice; ++dice) {
        for (int discards = 0; discards <= std::min(TurnOdds::max_discards, dice); ++discards) {
            const auto& shares = odds.of(dice, discards).shares;
            CHECK(std::accumulate(shares.begin(), shares.end(), 0) == TurnOdds::whole);
        }
    }
    // One die has each icon; with a discard it may be put aside.
    CHECK(odds.of(1, 0).damage_dice == TurnOdds::whole / 6);
    CHECK(odds.of(1, 0).points == TurnOdds::whole);
    CHECK(odds.of(1, 1).shares[clean] == TurnOdds::whole);
    CHECK(odds.of(1, 1).damage_dice == 0);
    CHECK(odds.of(3, 1).damage_dice < odds.of(2, 0).damage_dice);
    CHECK(odds.of(3, 1).shares[clean] > odds.of(2, 0).shares[clean]);
}

TEST_CASE("the road book knows where it goes on", "[ai][FR-TIP-05]") {
    Scene scene;
    Race race = scene.race();
    const DrivingMap map(scene.setting);
    const RoadBook book(race, 0, map);
    const auto cost = [&](int turn, int rating, int phase) {
        return book.cost(rest_of(race, turn, rating), phase, Lap::earlier);
    };
    CHECK(cost(0, 3, 1) < cost(6, 3, 1));  // backwards
    CHECK(cost(0, 3, 1) < cost(0, 0, 1));  // on the move rather than at a stand
    CHECK(book.cost(rest_of(race, 0, 3), 1, Lap::last) < cost(0, 3, 1));
    CHECK(book.lap_cost() > 3 * RoadBook::round_cost);
    // Further on is less to go.
    const int here = cost(0, 3, 1);
    scene.put(race, 0, 6, -5);
    CHECK(cost(0, 3, 1) < here);
}

TEST_CASE("before the bend the road book brakes, on the straight it does not", "[ai][FR-TIP-05]") {
    Scene scene;
    Race race = scene.race();
    const DrivingMap map(scene.setting);
    const RoadBook book(race, 0, map);
    const auto gain_of_top_speed = [&] {
        return book.cost(rest_of(race, 0, 2), 1, Lap::earlier) -
               book.cost(rest_of(race, 0, 6), 1, Lap::earlier);
    };
    scene.put(race, 0, 3, -7);
    const int on_the_straight = gain_of_top_speed();
    scene.put(race, 0, 18, -7);
    CHECK(gain_of_top_speed() < on_the_straight);
}

// Whoever slid back over the line would have it before itself again, but not the lap behind it.
TEST_CASE("nobody gets home the short way, back over the line", "[ai][FR-EDGE-25]") {
    Scene scene;
    const Race race = scene.race();
    const DrivingMap map(scene.setting);
    const RoadBook book(race, 0, map);
    const Course& course = race.course();
    int looked_at = 0;
    for (Cell cell = 0; cell < course.cell_count(); ++cell) {
        if (course.place(cell) > 2) continue;
        for (int f = 0; f < hexgrid::facing_count; ++f) {
            for (const int turn : {-1, 1}) {
                const RoadBook::Rest rest{cell, Facing(f), 4};
                CHECK(2 * book.costs_of_turns(rest, 6, {2, Lap::last}).by(turn) > book.lap_cost());
                ++looked_at;
            }
        }
    }
    CHECK(looked_at > 100);
}

TEST_CASE("a lap more costs the same wherever one is, but for the stretch before the line",
          "[ai]") {
    Scene scene;
    const Race race = scene.race();
    const DrivingMap map(scene.setting);
    const RoadBook book(race, 0, map);
    const Course& course = race.course();
    const auto least_at = [&](int place, Lap lap) {
        int least = RoadBook::unreachable;
        for (Cell cell = 0; cell < course.cell_count(); ++cell) {
            if (course.place(cell) != place) continue;
            for (int f = 0; f < hexgrid::facing_count; ++f)
                least = std::min(least, book.cost({cell, Facing(f), 3}, 1, lap));
        }
        return least;
    };
    for (int place = 0; place < course.length(); ++place) {
        INFO("place " << place);
        const int more = least_at(place, Lap::earlier) - least_at(place, Lap::last);
        CHECK(std::abs(more - book.lap_cost()) < RoadBook::round_cost);
    }
}

TEST_CASE("a turn costs more the more dice are cast for it", "[ai][FR-TIP-02]") {
    Scene scene;
    const Race race = scene.race();
    const DrivingMap map(scene.setting);
    const RoadBook book(race, 0, map);
    std::array<int, 7> costs{};
    for (std::size_t dice = 0; dice < costs.size(); ++dice) {
        const auto cast = static_cast<int>(dice);
        costs[dice] = book.costs_of_turns(rest_of(race, 0, 4), cast, {2, Lap::earlier}).right;
        INFO(dice << " dice");
        // One die more may well strike another.
        if (dice >= 1) CHECK(costs[dice] >= costs[dice - 1]);
        if (dice >= 2) CHECK(costs[dice] > costs[dice - 2]);
    }
}

}  // namespace
}  // namespace frothy
