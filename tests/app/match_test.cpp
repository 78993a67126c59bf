// A match of Fox and Hounds in turns.
#include <catch2/catch.hpp>

#include "app/table.h"
#include "games/frothy/data/record/journal_file.h"

using namespace app;
using namespace app::testing;

TEST_CASE("A match of Fox and Hounds goes on until everybody was the Fox", "[FR-RACE-06]") {
    RaceSetup setup = small_race({"steady", "steady", "steady"}, 2);
    setup.terms.type = frothy::RaceType::fox_and_hounds;
    setup.match = frothy::FoxMatch{};
    setup.rule_set = "A first race";
    Players players(1);
    for (frothy::VehicleId fox = 0; fox < 3; ++fox) {
        setup.terms = setup.match->next_terms(setup.terms);
        setup.seed = fox + 1U;
        Game game = Game::start(setup, {});
        CHECK(game.rule_set() == "A first race");
        CHECK(game.match()->turns.size() == fox);
        CHECK(game.now().terms().fox == fox);
        players.play_to_the_end(game);
        REQUIRE(game.match()->turns.size() == fox + 1U);
        CHECK(game.match()->turns[fox].fox == fox);
        CHECK(game.record().match == setup.match);  // the turns before this one
        setup.match = game.match();
    }
    CHECK(setup.match->is_over(3));
}

TEST_CASE("Between its turns a match is offered again, and goes on from there", "[FR-RACE-06]") {
    const TemporaryFolder folder;
    play::UserDirs dirs;
    dirs.config = dirs.data = dirs.state = folder.path();
    RaceSetup setup = small_race({"steady", "steady", "steady"}, 2);
    setup.terms.type = frothy::RaceType::fox_and_hounds;
    setup.match = frothy::FoxMatch{};
    Players players(1);
    const auto play_turn = [&](std::uint64_t seed) {
        setup.terms = setup.match->next_terms(setup.terms);
        setup.seed = seed;
        Game game = Game::start(setup, play::new_journal_file(dirs, "oval"));
        players.play_to_the_end(game);
        setup.match = game.match();
    };
    play_turn(1);
    const auto left = find_unfinished(dirs);
    REQUIRE(left.size() == 1);
    CHECK(play::find_finished(dirs).empty());
    const frothy::FoundJournal found = frothy::read_journal_file(left.front().file.string());
    REQUIRE(found.record.ok());
    {
        Game again = Game::resume(*found.record.value, left.front().file);
        CHECK(again.is_over());
        REQUIRE(again.match());
        CHECK(again.match()->turns.size() == 1);
        again.put_away();
    }
    CHECK(find_unfinished(dirs).empty());
    CHECK(play::find_finished(dirs).size() == 1);
    // The last turn is put away by itself.
    setup.match->turns.push_back(frothy::FoxTurn(setup.match->turns[0]));
    play_turn(2);
    CHECK(setup.match->is_over(3));
    CHECK(find_unfinished(dirs).empty());
}
