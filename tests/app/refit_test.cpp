// A race whose course is changed under it goes on where it still fits.
#include <catch2/catch.hpp>

#include <algorithm>

#include "app/table.h"
#include "games/frothy/door/core/race_refit.h"

using namespace app;
using namespace app::testing;
using hexgrid::Hex;

namespace {

// Some way round, at a place of rest or within a move.
Game raced(std::uint64_t seed) {
    Game game = Game::start(small_race({"human", "human"}, seed), {});
    Players players(seed);
    players.play(game, 25);
    REQUIRE_FALSE(game.is_over());
    return game;
}

bool is_held(const Game& game, Hex hex) {
    const Race& race = game.now();
    for (frothy::VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (race[v].cell != frothy::no_cell && game.setting().course.hex(race[v].cell) == hex)
            return true;
    }
    return false;
}

// One that nobody stands in, of no line and no grid; every other one from there on, too.
std::size_t free_hex(const Game& game) {
    const frothy::CoursePlan& plan = game.agreement().course;
    for (std::size_t i = 0; i < plan.hexes.size(); ++i) {
        const Hex hex = plan.hexes[i];
        const bool is_start =
            std::ranges::count(plan.finish, hex) > 0 ||
            std::ranges::find(plan.grid, hex, &frothy::GridSpace::hex) != plan.grid.end();
        if (!is_start && !is_held(game, hex)) return i;
    }
    FAIL("no free hex");
    return 0;
}

}  // namespace

TEST_CASE("A race goes on on its course as it was changed") {
    for (const std::uint64_t seed : {3U, 4U, 5U}) {
        const Game game = raced(seed);
        frothy::CoursePlan plan = game.agreement().course;
        plan.features[free_hex(game)].hazard = true;
        // In another order, so that every hex has another number.
        std::ranges::reverse(plan.hexes);
        std::ranges::reverse(plan.features);
        const auto record = frothy::on_changed_course(game, plan);
        REQUIRE(record);
        const Game next = Game::resume(*record, {});
        CHECK(next.agreement().course.hexes == plan.hexes);
        const Race& before = game.session().boundary();
        const Race& after = next.now();
        CHECK(after.round == before.round);
        CHECK(after.moment == before.moment);
        for (frothy::VehicleId v = 0; v < before.vehicle_count; ++v) {
            CHECK(next.setting().course.hex(after[v].cell) ==
                  game.setting().course.hex(before[v].cell));
            CHECK(after[v].facing == before[v].facing);
            CHECK(after[v].laps == before[v].laps);
            CHECK(after[v].cards == before[v].cards);
            CHECK(after[v].damage == before[v].damage);
        }
        CHECK(next.pending() != nullptr);
    }
}

TEST_CASE("A race does not go on where it does not fit its course any more") {
    const Game game = raced(3);
    const frothy::CoursePlan& plan = game.agreement().course;
    const Race& race = game.session().boundary();
    const Hex held = game.setting().course.hex(race[0].cell);
    const auto at = std::ranges::find(plan.hexes, held) - plan.hexes.begin();

    frothy::CoursePlan walled = plan;
    walled.features[static_cast<std::size_t>(at)].solid = true;
    CHECK_FALSE(frothy::on_changed_course(game, walled));

    frothy::CoursePlan shorter = plan;
    shorter.hexes.erase(shorter.hexes.begin() + at);
    shorter.features.erase(shorter.features.begin() + at);
    CHECK_FALSE(frothy::on_changed_course(game, shorter));

    frothy::CoursePlan faulty = plan;
    faulty.finish.clear();
    CHECK_FALSE(frothy::on_changed_course(game, faulty));

    frothy::CoursePlan one_way = plan;
    one_way.circuit = !one_way.circuit;
    one_way.laps = 1;
    CHECK_FALSE(frothy::on_changed_course(game, one_way));
}
