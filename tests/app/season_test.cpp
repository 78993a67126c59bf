// Seasons of Frothy Races, and what its races come to for people.
#include <array>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "app/core/games.h"
#include "app/table.h"
#include "games/frothy/door/core/race_facts.h"
#include "games/frothy/door/core/season.h"
#include "games/frothy/rules/licence/licence_legality.h"
#include "play/season/season_files.h"

using namespace app;
using namespace app::testing;

namespace {

constexpr std::array shipped = {"basic-chariot",   "harvest-dray",    "old-mossback",
                                "second-best-rug", "wasps-errand",    "wheezing-duchess",
                                "late-arrival",    "bolting-haystack"};

frothy::Licence shipped_licence(const std::string& id) {
    const auto file = std::filesystem::path(HIPPODROME_DATA_DIR) / "vehicles" / (id + ".json");
    return frothy::load_licence(file.string()).value.value();
}

}  // namespace

TEST_CASE("Damage carried over is repaired by three boxes and at most half of them", "[season]") {
    const frothy::Licence chariot = shipped_licence("basic-chariot");
    REQUIRE(chariot.damage_max == 10);
    CHECK(frothy::damage_carried(chariot, 2) == 0);
    CHECK(frothy::damage_carried(chariot, 7) == 4);
    CHECK(frothy::damage_carried(chariot, 10) == 5);  // a wreck races again
}

TEST_CASE("A race begins with the Damage carried over and what it brings by the rules",
          "[season]") {
    RaceSetup setup = small_race({"steady", "steady"}, 5);
    frothy::settle(setup, setup.seed);
    frothy::Record record;
    static_cast<RaceSetup&>(record) = setup;
    record.start = frothy::worn_start(setup, {7, 0});
    const frothy::Race& start = *record.start;
    CHECK(start[0].damage == 4);
    CHECK(start[0].affects_applied == 2);  // at 1 and at 4
    CHECK(start[0].control_loss == 0);
    CHECK(start[1].damage == 0);
    Game game = Game::resume(record, {});
    Players players(1);
    players.play_to_the_end(game);
    const auto read = frothy::read_record(frothy::write_record(game.record()), "worn.json");
    REQUIRE(read.ok());
    CHECK(read.value->start->vehicles[0].damage == 4);
    CHECK(frothy::verify(*read.value).agrees);
}

TEST_CASE("Every vehicle begins worn as the rules can bring it about", "[season][FR-VEH-11]") {
    for (const char* id : shipped) {
        RaceSetup setup = small_race({"steady", "steady"}, 5);
        setup.licences[0] = shipped_licence(id);
        frothy::settle(setup, setup.seed);
        frothy::Record record;
        static_cast<RaceSetup&>(record) = setup;
        for (int damage = 1; damage <= setup.licences[0].damage_max; ++damage) {
            CAPTURE(id, damage);
            record.start = frothy::worn_start(setup, {damage, 0});
            CHECK((*record.start)[0].control_loss == setup.licences[0].control_min);
            const auto read = frothy::read_record(frothy::write_record(record), "worn.json");
            for (const auto& complaint : read.complaints)
                UNSCOPED_INFO(formats::text_of(complaint));
            CHECK(read.ok());
        }
    }
}

TEST_CASE("Upgrades of every vehicle leave its licence legal, and add up", "[season]") {
    for (const char* id : shipped) {
        CAPTURE(id);
        const frothy::Licence licence = shipped_licence(id);
        const auto keys = frothy::upgrades_of(licence);
        CHECK_FALSE(keys.empty());
        for (const std::string_view key : keys) {
            frothy::Licence better = licence;
            frothy::upgrade(better, key);
            CHECK_FALSE(better == licence);
            for (const frothy::Fault& fault : frothy::find_faults(better))
                CHECK(fault.severity != frothy::Severity::error);
        }
    }
    play::Season season;
    season.upgrades = {{1, 0, "whip"}, {2, 0, "box"}, {2, 1, "reins"}};
    const frothy::Licence plain = shipped_licence("basic-chariot");
    frothy::Licence second = plain;
    frothy::upgrade_for(second, season, 0, 1);
    CHECK(second.whips == plain.whips + 1);
    CHECK(second.damage_max == plain.damage_max);
    frothy::Licence third = plain;
    frothy::upgrade_for(third, season, 0, 2);
    CHECK(third.damage_max == plain.damage_max + 1);
    CHECK(third.affects.back().at == third.damage_max);
    CHECK(third.reins == plain.reins);
}

TEST_CASE("A season's races are named by course and kind", "[season]") {
    const auto heat = frothy::heat_of("circus-parvus/toughest");
    REQUIRE(heat);
    CHECK(heat->course == "circus-parvus");
    CHECK(frothy::key_of(*heat) == "circus-parvus/toughest");
    CHECK_FALSE(frothy::heat_of("circus-parvus"));
    CHECK_FALSE(frothy::heat_of("circus-parvus/dressage"));
}

TEST_CASE("What a race came to is told of its record, and the same without the window",
          "[people]") {
    const TemporaryFolder folder;
    play::UserDirs dirs;
    dirs.config = dirs.data = dirs.state = folder.path();
    RaceSetup setup = small_race({"human", "steady", "steady"}, 3);
    setup.seats[0].name = "Ada";
    Game game = Game::start(setup, play::new_journal_file(dirs, "oval"));
    Players players(1);
    players.play_to_the_end(game);
    const auto files = play::find_finished(dirs);
    REQUIRE(files.size() == 1);
    std::string trouble;
    const auto facts = frothy::fact_teller().facts_of(files.front(), trouble);
    CHECK(trouble.empty());
    REQUIRE(facts);
    CHECK(facts->is_over);
    CHECK(facts->seed == 3);
    CHECK(facts->seats[0].is_person);
    CHECK_FALSE(facts->seats[1].is_person);
    CHECK(facts->seats[0].ride == "Basic Chariot");
    for (const frothy::ResultLine& line : game.results().lines) {
        const play::SeatFacts& seat = facts->seats[line.vehicle];
        CHECK(seat.place == line.place);
        CHECK(seat.is_winner == line.is_winner);
        CHECK(seat.wear == line.damage);
        const bool is_home = line.status == frothy::VehicleStatus::finished;
        CHECK((seat.home_round > 0) == is_home);
    }
    const auto told = run({"people", "--user-dir", folder.path().string()}, folder.path());
    CHECK(told.code == 0);
    CHECK(told.out.find("1 race") == 0);
    CHECK(told.out.find("Ada") != std::string::npos);
    const auto json =
        run({"people", "--json", "--user-dir", folder.path().string()}, folder.path());
    const auto document = nlohmann::json::parse(json.out);
    CHECK(document["people"].size() == 3);
    CHECK(document["people"][0]["name"] == "Ada");
}

TEST_CASE("A season in a file is checked and told", "[season]") {
    const TemporaryFolder folder;
    play::Season season;
    season.game = "frothy";
    season.name = "The Wet Season";
    season.points = {3, 1};
    for (const char* name : {"Ada", "Bert"}) {
        season.seats.emplace_back().name = name;
        season.seats.back().ride = "basic-chariot";
    }
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
        season.races.push_back({"circus-parvus/fastest", seed, {}, {}});
    const std::string good = folder.file("good.json", play::write_season(season));
    CHECK(run({"validate", good}, folder.path()).out.find("season, no errors") !=
          std::string::npos);
    const auto told = run({"season", good}, folder.path());
    CHECK(told.code == 0);
    CHECK(told.out.find("The Wet Season, 0 of 3 races") == 0);
    season.races[0].record = "race-1.json";
    const std::string lost = folder.file("lost.json", play::write_season(season));
    CHECK(run({"validate", lost}, folder.path()).out.find("advice") != std::string::npos);
    CHECK(run({"season", lost}, folder.path()).code == 1);
    const std::string bad = folder.file("bad.json", R"({"schema": "hippodrome-season/1"})");
    const auto refused = run({"validate", bad}, folder.path());
    CHECK(refused.code == 1);
    CHECK(refused.out.find("\"races\"") != std::string::npos);
}
