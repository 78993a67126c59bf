// The garage: cars can be seen at large as they are put together.
#include <catch2/catch.hpp>

#include <algorithm>

#include "games/death_roads/rules/procedures.h"
#include "games/death_roads/view/road_shape.h"
#include "games/death_roads/view/road_view.h"
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
