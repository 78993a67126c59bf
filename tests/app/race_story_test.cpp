// What the results tell of a race.
#include "games/frothy/door/core/race_story.h"

#include <catch2/catch.hpp>

#include "app/table.h"

using namespace app;
using namespace app::testing;

TEST_CASE("The story of a race adds up to its results", "[FR-RACE-07][FR-RACE-10]") {
    RaceSetup setup = small_race({"steady", "steady", "steady"}, 8);
    setup.terms.scoring.scoring = frothy::Scoring::used;
    setup.terms.scoring.runners = 2;
    Game game = Game::start(setup, {});
    Players players(8);
    players.play_to_the_end(game);
    const RaceStory story = story_of(game.session());
    int all = 0;
    for (const ResultLine& line : game.results().lines) {
        const VehicleStory& its = story.vehicles[line.vehicle];
        int sum = 0;
        for (const int points : its.points)
            sum += points;
        CHECK(sum == line.points);
        all += sum;
        const bool is_running = line.status == frothy::VehicleStatus::running;
        CHECK((its.round_out == 0) == is_running);
        CHECK(its.round_out <= game.now().round);
    }
    CHECK(all > 0);
    CHECK_FALSE(story.caught);
}

TEST_CASE("Who gives up is told from who is out otherwise", "[FR-EDGE-32]") {
    Game game = Game::start(small_race({"human", "steady", "steady"}, 8), {});
    game.retire(0);
    Players players(8);
    players.play_to_the_end(game);
    const RaceStory story = story_of(game.session());
    CHECK(story.vehicles[0].gave_up);
    CHECK(story.vehicles[0].round_out > 0);
    CHECK_FALSE(story.vehicles[1].gave_up);
    CHECK_FALSE(story.vehicles[2].gave_up);
}
