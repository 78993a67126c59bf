// The time agreed, parts of edges, and what the results tell of a race.
#include "app/core/race_clock.h"

#include <catch2/catch.hpp>

#include "app/core/autosave.h"
#include "app/core/edge_choices.h"
#include "app/core/race_story.h"
#include "app/table.h"
#include "frothy/journal_file.h"
#include "frothy/traits.h"

using namespace app;
using namespace app::testing;

namespace {

RaceSetup by_the_clock(const std::vector<std::string>& drivers, int minutes) {
    RaceSetup setup = small_race(drivers, 3);
    setup.terms.type = frothy::RaceType::furthest;
    setup.terms.time_limit = frothy::TimeLimit::clock;
    setup.terms.rounds = frothy::max_rounds;
    setup.minutes = minutes;
    return setup;
}

RaceSetup with_trait(const frothy::Trait& trait) {
    RaceSetup setup = small_race({"human", "steady"}, 6);
    setup.licences[0].traits = {trait};
    frothy::prepare(setup.licences[0]);
    return setup;
}

}  // namespace

TEST_CASE("A clock counts whole seconds and stops at none", "[FR-RACE-02]") {
    RaceClock never;
    never.pass(100);
    CHECK_FALSE(never.is_kept());
    CHECK_FALSE(never.is_over());
    RaceClock clock({1, 30});
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
    CHECK(game.session().spoken_up().size() == 1);
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
    UserDirs dirs;
    dirs.config = dirs.data = dirs.state = folder.path();
    RaceSetup setup = small_race({"steady", "steady", "steady"}, 2);
    setup.terms.type = frothy::RaceType::fox_and_hounds;
    setup.match = frothy::FoxMatch{};
    Players players(1);
    const auto play_turn = [&](std::uint64_t seed) {
        setup.terms = setup.match->next_terms(setup.terms);
        setup.seed = seed;
        Game game = Game::start(setup, new_journal_file(dirs, "oval"));
        players.play_to_the_end(game);
        setup.match = game.match();
    };
    play_turn(1);
    const auto left = find_unfinished(dirs);
    REQUIRE(left.size() == 1);
    CHECK(find_finished(dirs).empty());
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
    CHECK(find_finished(dirs).size() == 1);
    // The last turn is put away by itself.
    setup.match->turns.push_back(frothy::FoxTurn(setup.match->turns[0]));
    play_turn(2);
    CHECK(setup.match->is_over(3));
    CHECK(find_unfinished(dirs).empty());
}

TEST_CASE("An owner uses less of an edge the next time it acts", "[FR-TRT-20]") {
    Game game = Game::start(with_trait({frothy::trait::driver, "Driver", 2, false}), {});
    const std::vector<EdgeChoice> choices = edge_choices(game.now(), 0);
    REQUIRE(choices.size() == 1);
    const EdgeChoice& driver = choices.front();
    CHECK(driver.most == 2);
    CHECK(edge_choices(game.now(), 1).empty());
    CHECK(wanted_text(driver, game.wanted_of(0, driver.rule)) == "All of it, as always");
    const std::optional<int> one = next_wanted(driver, std::nullopt, -1);
    CHECK(one == 1);
    CHECK(next_wanted(driver, one, -1) == 0);
    CHECK(next_wanted(driver, 0, -1) == 0);
    CHECK_FALSE(next_wanted(driver, one, 1));
    CHECK_FALSE(next_wanted(driver, std::nullopt, 1));
    game.use_only(0, driver.rule, 1);
    game.use_only(0, driver.rule, 0);  // replaces
    CHECK(game.wanted_of(0, driver.rule) == 0);
    CHECK(wanted_text(driver, 0) == "Nothing of it");
    game.use_all_of(0, driver.rule);
    CHECK_FALSE(game.wanted_of(0, driver.rule));

    // Giving up and racing on again leaves the wish alone; so does another trait's question.
    game.use_only(0, driver.rule, 1);
    game.retire(0);
    game.race_on(0);
    CHECK(game.wanted_of(0, driver.rule) == 1);
    CHECK_FALSE(game.wants_to_retire(0));
    const Game again = Game::resume(game.record(), {});
    CHECK(again.wanted_of(0, driver.rule) == 1);

    Players players(6);
    bool has_acted = false;
    while (!game.is_over() && !has_acted) {
        players.answer(game);
        for (const Game::Happening& happening : game.take_happenings()) {
            const frothy::Event& event = happening.event;
            if (happening.kind != kernel::HappeningKind::event ||
                event.kind != frothy::EventKind::trait_used || event.rule != driver.rule) {
                continue;
            }
            CHECK(event.a == 1);
            CHECK(event.b == 1);
            has_acted = true;
            break;
        }
    }
    REQUIRE(has_acted);
    CHECK_FALSE(game.wanted_of(0, driver.rule));
}

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
