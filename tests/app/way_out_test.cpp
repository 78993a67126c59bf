// The way out for whoever races on alone, and what it means.
#include "games/frothy/door/core/unasked.h"
#include "games/frothy/door/core/way_out.h"
#include "games/frothy/view/core/seat_names.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "app/table.h"
#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/view/core/replay/race_replay.h"
#include "words/ordinal.h"

namespace app::testing {
namespace {

// Plays on until seat 0, which gives up, is out.
Game game_without_first(const std::vector<std::string>& drivers,
                        frothy::NobodyHome nobody_home = frothy::NobodyHome::furthest) {
    RaceSetup setup = small_race(drivers, 4);
    setup.house_rules.race_nobody_home = nobody_home;
    Game game = Game::start(setup, {});
    Players players(4);
    game.retire(0);
    for (int i = 0; i < 2000 && !game.is_over() && game.now()[0].is_running(); ++i)
        players.answer(game);
    return game;
}

class NoTable final : public frothy::Table {
protected:
    int answer(const frothy::Question&) override { return 0; }
    void cast(const frothy::Roll&, kernel::Faces&) override {}
    void announce(const frothy::Event&) override {}
};

}  // namespace

TEST_CASE("Persons may end the race together, the last of them at every turn", "[FR-EDGE-32]") {
    const Game two = Game::start(small_race({"human", "human"}, 4), {});
    REQUIRE(way_out(two));
    CHECK(way_out(two)->seats == std::vector<kernel::PlayerId>{0, 1});
    CHECK_FALSE(way_out(two)->is_settled);
    CHECK_FALSE(way_out(two)->others_race_on);
    const Game alone = Game::start(small_race({"human", "steady"}, 4), {});
    REQUIRE(way_out(alone));
    CHECK_FALSE(way_out(alone)->is_settled);  // a driver is still to be beaten
    CHECK(way_out(alone)->others_race_on);
    CHECK(std::string(label_of_end(*way_out(alone))) == "End my race here");

    const Game left = game_without_first({"human", "human"});
    REQUIRE_FALSE(left.is_over());
    REQUIRE(way_out(left));
    CHECK(way_out(left)->seats == std::vector<kernel::PlayerId>{1});

    const Game led = game_without_first({"human", "human", "steady"});
    REQUIRE_FALSE(led.is_over());
    REQUIRE(way_out(led));
    CHECK(way_out(led)->seats == std::vector<kernel::PlayerId>{1});
    CHECK_FALSE(way_out(left)->others_race_on);
    CHECK(words_of_end(left, *way_out(left)).find("finish theirs") == std::string::npos);
    CHECK(way_out(led)->others_race_on);
    CHECK(words_of_end(led, *way_out(led)).find("the computers finish theirs at once") !=
          std::string::npos);
    CHECK(std::string(label_of_end(*way_out(left))) == "End the race here");
    CHECK(std::string(label_of_end(*way_out(led))) == "End my race here");
    auto of_two = *way_out(led);
    of_two.seats.push_back(2);
    CHECK(std::string(label_of_end(of_two)) == "End our races here");
    CHECK(way_out(left)->is_settled);
    CHECK(way_out(led)->is_settled);
    const Game both = game_without_first({"human", "human", "human"});
    REQUIRE_FALSE(both.is_over());
    REQUIRE(way_out(both));
    CHECK(way_out(both)->seats == std::vector<kernel::PlayerId>{1, 2});
    CHECK_FALSE(way_out(both)->is_settled);
}

TEST_CASE("Who is half a course behind all others may have the race finished for them") {
    const Game game = Game::start(small_race({"human", "steady", "steady"}, 4), {});
    frothy::Race race = game.now();
    CHECK_FALSE(is_settled_for(race, 0));
    REQUIRE(way_out(game));
    CHECK_FALSE(way_out(game)->is_settled);
    race[1].laps = 1;
    CHECK_FALSE(is_settled_for(race, 0));  // the other is still to be beaten
    race[2].laps = 1;
    CHECK(is_settled_for(race, 0));
    CHECK_FALSE(is_settled_for(race, 1));
    race[1].status = frothy::VehicleStatus::resting_wreck;
    CHECK(is_settled_for(race, 0));
    race[2].status = frothy::VehicleStatus::resting_wreck;
    CHECK_FALSE(is_settled_for(race, 0));
}

TEST_CASE("The places as they stand are those of the standings, and what giving up costs is said",
          "[FR-EDGE-27][FR-EDGE-32]") {
    const Game game = Game::start(small_race({"human", "human", "steady", "steady"}, 4), {});
    REQUIRE(way_out(game));
    const WayOut way = *way_out(game);
    REQUIRE(way.others_race_on);
    const std::string words = words_of_end(game, way);
    INFO(words);
    const auto told = [&](const frothy::Race& race) {
        const auto places = frothy::places(race);
        const frothy::Names names = frothy::names_of(game.seating());
        std::string list;
        for (int place = 1; place <= race.vehicle_count; ++place)
            for (frothy::VehicleId v = 0; v < race.vehicle_count; ++v)
                if (places[v] == place)
                    list += (list.empty() ? "" : ", ") + words::ordinal(place) + " " + names.of(v);
        return list;
    };
    CHECK(words.find("As it stands now: " + told(game.now()) + ".") != std::string::npos);
    frothy::Race without = game.now();
    NoTable table;
    for (const kernel::PlayerId seat : way.seats)
        frothy::retire(without, table, seat, "FR-EDGE-32");
    REQUIRE(told(without) != told(game.now()));
    CHECK(words.find("behind those who race on, which would now be: " + told(without) + ".") !=
          std::string::npos);
}

TEST_CASE("A replay names whoever gives up beside the deed of another", "[FR-EDGE-32]") {
    int told_beside = 0;
    for (kernel::PlayerId leaver = 0; leaver < 3; ++leaver) {
        Game game = Game::start(small_race({"human", "human", "human"}, 4), {});
        Players players(4);
        for (int i = 0; i < 2000 && game.now().round < 2; ++i)
            players.answer(game);
        game.retire(leaver);
        for (int i = 0; i < 2000 && !game.is_over() && game.now()[leaver].is_running(); ++i)
            players.answer(game);
        const frothy::RaceReplay replay(game.record());
        const std::string name = frothy::names_of(game.seating()).of(leaver);
        for (std::size_t stop = 1; stop <= replay.last(); ++stop) {
            const std::string deed = replay.deed_at(stop);
            INFO(deed);
            const std::size_t at = deed.find("gives up the race");
            if (at == std::string::npos || replay.stops()[stop].who == leaver) continue;
            ++told_beside;
            CHECK(deed.substr(0, at).ends_with(name + " "));
        }
    }
    CHECK(told_beside > 0);
}

TEST_CASE("What the end of a race means is said before, and is so",
          "[FR-EDGE-27][FR-EDGE-28][FR-EDGE-32]") {
    for (const auto nobody_home : {frothy::NobodyHome::furthest, frothy::NobodyHome::no_winner}) {
        Game game = game_without_first({"human", "human"}, nobody_home);
        REQUIRE(way_out(game));
        const std::string words = words_of_end(game, *way_out(game));
        INFO(words);
        // As the rules place whoever gives up now.
        frothy::Race race = game.now();
        NoTable table;
        frothy::retire(race, table, 1, "FR-EDGE-32");
        const auto places = frothy::places(race);
        const frothy::Names names = frothy::names_of(game.seating());
        for (frothy::VehicleId v = 0; v < 2; ++v)
            CHECK(words.find(words::ordinal(places[v]) + " " + names.of(v)) != std::string::npos);
        game.retire(1);
        Players players(5);
        const int round = game.now().round;
        for (int i = 0; i < 500 && !game.is_over(); ++i)
            players.answer(game);
        REQUIRE(game.is_over());
        CHECK(game.now().round <= round + 1);
        const bool is_without_winner = words.find("Nobody would have won") != std::string::npos;
        CHECK(frothy::winners(game.now()).empty() == is_without_winner);
        CHECK(is_without_winner == (nobody_home == frothy::NobodyHome::no_winner));
    }
}

}  // namespace app::testing
