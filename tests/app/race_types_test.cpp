// Kinds of race on the command line and at the table.
#include <catch2/catch.hpp>

#include "app/table.h"
#include "games/frothy/ai/fox_batch.h"
#include "games/frothy/rules/race_start.h"

using namespace app;
using namespace app::testing;

namespace {

RaceSetup pursuit(std::size_t vehicles) {
    RaceSetup setup = small_race(std::vector<std::string>(vehicles, "steady"), 5);
    setup.terms.type = frothy::RaceType::pursuit;
    return setup;
}

Outcome simulate(const TemporaryFolder& home, std::vector<std::string> words) {
    std::vector<std::string> call = {"simulate", "--course", "circus-parvus", "--races", "3",
                                     "--jobs",   "1",        "--json"};
    call.insert(call.end(), words.begin(), words.end());
    return run(call, home.path());
}

}  // namespace

TEST_CASE("A batch of every kind of race", "[FR-RACE-01][FR-RACE-11]") {
    const TemporaryFolder home;
    CHECK(contains(simulate(home, {}).out, "\"race\":\"fastest\""));
    CHECK(contains(simulate(home, {"--race", "furthest", "--rounds", "4"}).out,
                   "\"rounds_per_race\":4.0,"));
    CHECK(contains(simulate(home, {"--race", "toughest"}).out, "\"race\":\"toughest\""));
    CHECK(contains(simulate(home, {"--race", "pursuit", "--vehicles", "2"}).out,
                   "\"race\":\"pursuit\""));
    CHECK(contains(simulate(home, {"--race", "fox-and-hounds", "--fox", "3"}).out,
                   "\"race\":\"fox and hounds\""));
    CHECK_FALSE(contains(simulate(home, {"--points", "0,0,0,9"}).out, "\"points_per_race\":9.0"));
    CHECK(simulate(home, {"--scoring", "--runners", "2", "--teams", "1,2,1,2"}).code == 0);
    CHECK(contains(simulate(home, {"--race", "fox-and-hounds", "--turns"}).out,
                   "\"turns\":true,\"rounds\":20"));
}

TEST_CASE("A race that cannot be held is named with its rule", "[FR-RACE-04]") {
    const TemporaryFolder home;
    Outcome outcome = simulate(home, {"--race", "pursuit"});
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.err, "FR-RACE-04"));
    CHECK(simulate(home, {"--teams", "1,1,1,1"}).code == 1);
    CHECK(simulate(home, {"--race", "slowest"}).code == 2);
    CHECK(simulate(home, {"--turns"}).code == 2);
    CHECK(simulate(home, {"--points", "1,2,3,4,5,6,7"}).code == 2);
    CHECK(simulate(home, {"--teams", "1,9,1,1"}).code == 2);

    const std::string tracks = (shipped_data_dir() / "tracks").string();
    outcome = run({"validate", "--race", "pursuit", tracks + "/via-triumphalis.json"}, home.path());
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.out, "FR-RACE-04"));
    CHECK(
        run({"validate", "--race", "pursuit", tracks + "/training-loop.json"}, home.path()).code ==
        0);
}

TEST_CASE("A race of another kind at the table", "[FR-RACE-04][FR-RACE-10]") {
    CHECK(find_faults(pursuit(2)).empty());
    CHECK(find_faults(pursuit(3)).size() == 1);
    CHECK_THROWS_AS(Game::start(pursuit(3), {}), GameError);

    Game game = Game::start(pursuit(2), {});
    Players players(5);
    players.play_to_the_end(game);
    REQUIRE(game.is_over());
    CHECK(game.record().terms.type == frothy::RaceType::pursuit);
    Game again = Game::resume(game.record(), {});
    CHECK(frothy::state_hash(again.now()) == frothy::state_hash(game.now()));

    const TemporaryFolder home;
    const std::string file = (home.path() / "race.json").string();
    REQUIRE(frothy::save_record(file, game.record()).empty());
    const Outcome told = run({"replay", file}, home.path());
    CHECK(told.code == 0);
    CHECK(contains(told.out, "Pursuit, 30 rounds"));

    RaceSetup scored = small_race({"steady", "steady"}, 9);
    scored.terms.scoring.scoring = frothy::Scoring::used;
    scored.terms.teams = {1, 2};
    Game points = Game::start(scored, {});
    players.play_to_the_end(points);
    const Results results = points.results();
    REQUIRE(results.lines.size() == 2);
    CHECK(results.lines[0].points >= results.lines[1].points);
    CHECK(results.lines[0].distance > 0);
    CHECK(results.lines[0].team + results.lines[1].team == 3);
}

TEST_CASE("Time is called by a wish", "[FR-RACE-02]") {
    RaceSetup setup = small_race({"steady", "steady"}, 3);
    setup.terms.type = frothy::RaceType::furthest;
    setup.terms.time_limit = frothy::TimeLimit::clock;
    Game game = Game::start(setup, {});
    Players players(3);
    while (game.now().round < 3)
        players.answer(game);
    game.answer_standing({0, frothy::Ask::call_time, {frothy::OptionKind::call_time}});
    players.play_to_the_end(game);
    CHECK(game.now().round == 3);
    CHECK(game.results().reason == frothy::EndReason::time_over);
}

TEST_CASE("Matches are the same with any number of threads", "[FR-RACE-06]") {
    RaceSetup setup = small_race({"steady", "steady", "steady"}, 3);
    frothy::Setting setting;
    setting.course = frothy::Course(setup.course);
    setting.licences = setup.licences;
    setting.terms.type = frothy::RaceType::fox_and_hounds;
    REQUIRE(frothy::find_race_faults(setting).empty());
    frothy::BatchOrder order;
    order.races = 6;
    const frothy::FoxBatchResult alone = run_fox_matches(setting, order);
    order.jobs = 4;
    CHECK(run_fox_matches(setting, order) == alone);
    CHECK(alone.races == 6);
    std::uint64_t wins = 0;
    for (const frothy::FoxTally& tally : alone.tallies)
        wins += tally.wins;
    CHECK(wins >= 6);
}
