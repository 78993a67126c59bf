// The time agreed, and how it runs out.
#include "play/race_clock.h"

#include <catch2/catch.hpp>

#include "app/table.h"
#include "games/frothy/data/record/journal_file.h"

using namespace app;
using namespace app::testing;

namespace {

RaceSetup by_the_clock(const std::vector<std::string>& drivers, int minutes) {
    RaceSetup setup = small_race(drivers, 3);
    setup.terms.type = frothy::RaceType::furthest;
    setup.terms.time_limit = frothy::TimeLimit::clock;
    setup.terms.rounds = frothy::max_rounds;
    setup.time.minutes = static_cast<std::uint16_t>(minutes);
    return setup;
}

}  // namespace

TEST_CASE("A clock counts whole seconds and stops at none", "[FR-RACE-02]") {
    play::RaceClock never;
    never.pass(100);
    CHECK_FALSE(never.is_kept());
    CHECK_FALSE(never.is_over());
    play::RaceClock clock({1, 30});
    CHECK(clock.seconds_left() == 30);
    for (int i = 0; i < 10; ++i)
        clock.pass(0.25);
    CHECK(clock.seconds_left() == 28);
    clock.pass(-5);
    CHECK(clock.seconds_left() == 28);
    clock.pass(27.4);
    CHECK_FALSE(clock.is_over());
    clock.pass(0.2);
    CHECK(clock.is_over());
    clock.pass(1e12);
    CHECK(clock.seconds_left() == 0);
}

TEST_CASE("When the time is over the round is raced to its end", "[FR-RACE-02]") {
    Game game = Game::start(by_the_clock({"human", "steady"}, 2), {});
    Players players(3);
    REQUIRE(game.time_left() == 120);
    while (game.now().round < 2)
        players.answer(game);
    game.pass_time(119);
    const int round = game.now().round;
    CHECK(game.time_left() == 1);
    game.pass_time(1.5);
    CHECK(game.time_left() == 0);
    CHECK_FALSE(game.is_over());
    game.pass_time(10);  // calls no second time
    CHECK(game.session().standing_answers().size() == 1);
    players.play_to_the_end(game);
    CHECK(game.now().round == round);
    CHECK(game.results().reason == frothy::EndReason::time_over);

    // Undo takes back answers, never time: the same round is the last one again.
    game.undo();
    REQUIRE_FALSE(game.is_over());
    CHECK(game.time_left() == 0);
    game.pass_time(1);
    CHECK(game.can_redo());
    players.play_to_the_end(game);
    CHECK(game.results().reason == frothy::EndReason::time_over);
    CHECK(game.now().round == round);
}

TEST_CASE("The time used is kept with the race", "[FR-RACE-02]") {
    const TemporaryFolder home;
    const auto journal = home.path() / "race.journal";
    {
        Game game = Game::start(by_the_clock({"human", "human"}, 10), journal);
        Players players(4);
        game.pass_time(61);
        players.play(game, 5);
        game.pass_time(7);
        CHECK(game.record().time.used == 68);
    }
    const frothy::FoundJournal found = frothy::read_journal_file(journal.string());
    REQUIRE(found.record.ok());
    Game again = Game::resume(*found.record.value, journal);
    CHECK(again.time_left() == 600 - 68);
    CHECK(frothy::read_record(frothy::write_record(again.record()), "r").value->time.used == 68);
}

TEST_CASE("Minutes and turns are agreed only where they mean something",
          "[FR-RACE-02][FR-RACE-06]") {
    RaceSetup setup = by_the_clock({"steady", "steady"}, 5);
    CHECK(find_faults(setup).empty());
    setup.terms.time_limit = frothy::TimeLimit::none;
    CHECK(find_faults(setup).size() == 1);
    setup = small_race({"steady", "steady"}, 2);
    setup.match = frothy::FoxMatch{};
    CHECK(find_faults(setup).size() == 1);
    setup.terms.type = frothy::RaceType::fox_and_hounds;
    CHECK(find_faults(setup).empty());
    CHECK_FALSE(Game::start(small_race({"steady", "steady"}, 2), {}).time_left());
}
