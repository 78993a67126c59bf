// The garage: cars can be seen at large as they are put together.
#include <catch2/catch.hpp>

#include <algorithm>

#include "games/death_roads/rules/procedures.h"
#include "games/death_roads/view/road_shape.h"
#include "games/death_roads/view/road_view.h"
#include "kernel/random_policy.h"
#include "kernel/session.h"

namespace {

using namespace death_roads;

bool is_shown(const ui::BoardPiece& piece) { return piece.size > 0.0F; }

}  // namespace

TEST_CASE("A car stands in the garage from when it is taken, apart from all others",
          "[death_roads][DR-O-04]") {
    for (std::uint8_t players = least_players; players <= most_players; ++players) {
        kernel::Session<DeathRoads> session(race_of({.players = players, .is_drafted = true}), 3);
        std::ptrdiff_t taken = 0;
        while (session.pending()->ask == Ask::vehicle) {
            CHECK(std::ranges::count_if(View::pieces(session.pending()->now), is_shown) == taken);
            // What is offered is painted before it is taken.
            CHECK(View::plan_of(*session.pending(), session.pending()->options[0]));
            session.submit(0);
            ++taken;
        }
        const Race& race = session.pending()->now;
        const auto pieces = View::pieces(race);
        REQUIRE(std::ranges::count_if(pieces, is_shown) == players);
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const float half = pieces[i].size * lane_wide / 2.0F;
            CHECK(pieces[i].at.x - half >= 0.0F);
            CHECK(pieces[i].at.x + half <= road_wide(race));
            if (i > 0) CHECK(pieces[i - 1].at.x + half <= pieces[i].at.x - half + 0.01F);
        }
    }
}

TEST_CASE("The driver whom a car's words name is proposed as long as somebody may take him",
          "[death_roads][DR-O-04]") {
    int proposed = 0;
    int taken = 0;
    for (unsigned seed = 1; seed <= 12; ++seed) {
        kernel::Session<DeathRoads> session(race_of({.players = 4, .is_drafted = true}), seed);
        kernel::RandomPolicy chance(seed);
        while (session.pending()->ask <= Ask::driver) {
            const View::Decision& decision = *session.pending();
            const auto advised = View::advised_in(decision);
            CHECK((!advised || decision.ask == Ask::driver));
            if (decision.ask == Ask::driver) {
                const std::uint8_t vehicle = decision.now[decision.about.who].build.vehicle;
                if (static_cast<Vehicle>(vehicle) == Vehicle::viper) {
                    const auto kite = static_cast<std::uint8_t>(Driver::kite);
                    const auto found = std::ranges::find(decision.options, kite, &Option::value);
                    const bool is_free = found != decision.options.end();
                    REQUIRE(advised.has_value() == is_free);
                    if (is_free) CHECK(decision.options[*advised].value == kite);
                    ++(is_free ? proposed : taken);
                }
            }
            session.submit(static_cast<std::size_t>(chance(decision.now, decision.question())));
        }
    }
    CHECK(proposed > 0);
    CHECK(taken > 0);
}
