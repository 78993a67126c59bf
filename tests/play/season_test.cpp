// Seasons as documents and files, and people worked out from races.
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "caravan_codec.h"
#include "folder.h"
#include "play/people/people.h"
#include "play/season/season_files.h"

namespace play {
namespace {

Season some_season(std::vector<std::string> names) {
    Season season;
    season.game = "caravan";
    season.name = "The Dry Season";
    season.points = {5, 3, 1};
    season.options = {"damage"};
    for (const std::string& name : names) {
        SeasonSeat& seat = season.seats.emplace_back();
        seat.name = name;
        seat.livery = seat.emblem = static_cast<std::uint8_t>(season.seats.size() - 1);
        seat.ride = "camel";
    }
    for (std::uint64_t seed = 11; seed < 14; ++seed)
        season.races.push_back({"dunes", seed, {}, {}});
    return season;
}

RaceFacts race_with(const std::vector<std::string>& names, const std::vector<int>& places,
                    std::uint64_t seed = 1) {
    RaceFacts race;
    race.seed = seed;
    race.course = "Dunes";
    race.is_over = true;
    for (std::size_t i = 0; i < names.size(); ++i) {
        SeatFacts& seat = race.seats.emplace_back();
        seat.name = names[i];
        seat.is_person = names[i] != "Brutus";
        seat.ride = "camel";
        seat.place = places[i];
        seat.is_winner = places[i] == 1;
        seat.home_round = 10 + places[i];
        if (seat.is_winner) seat.feats.push_back("winner");
    }
    return race;
}

UserDirs dirs_in(const std::filesystem::path& folder) {
    UserDirs dirs;
    dirs.data = dirs.state = dirs.config = folder;
    return dirs;
}

void write_text(const std::filesystem::path& file, const std::string& text) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
}

// A game of the caravan that is over, at a table of the season.
caravan::Record played_race(const Season& season, std::size_t race) {
    auto record = caravan::some_record(static_cast<int>(season.seats.size()), 0);
    record.seed = season.races[race].seed;
    for (std::size_t i = 0; i < season.seats.size(); ++i)
        record.seats[i] = season.seats[i];
    const auto resumed = resume(record);
    caravan::play_until(*resumed.session, 100'000);
    REQUIRE(resumed.session->is_over());
    update(record, *resumed.session);
    return record;
}

}  // namespace

TEST_CASE("A season reads back as it was written", "[season]") {
    Season season = some_season({"Ada", "Bert \"the cart\""});
    season.races[0].journal = "20261121-dunes.journal";
    season.races[0].record = "race-1.json";
    season.upgrades.push_back({1, 1, "reins"});
    const auto loaded = read_season(write_season(season), "s.json");
    CHECK(formats::text_of(loaded.complaints).empty());
    REQUIRE(loaded.ok());
    CHECK(*loaded.value == season);
    CHECK(loaded.value->raced() == 1);
    CHECK(loaded.value->is_upgraded(1));
    CHECK_FALSE(loaded.value->is_upgraded(2));
}

TEST_CASE("What is wrong with a season is told with its place", "[season]") {
    const std::string good = write_season(some_season({"Ada", "Bert"}));
    const auto complaint_of = [&](const std::string& from, const std::string& to) {
        std::string text = good;
        const std::size_t at = text.find(from);
        REQUIRE(at != std::string::npos);
        text.replace(at, from.size(), to);
        const auto loaded = read_season(text, "s.json");
        CHECK_FALSE(loaded.ok());
        return formats::text_of(loaded.complaints);
    };
    CHECK(complaint_of("season/1", "season/9").find("/schema") != std::string::npos);
    CHECK(complaint_of("\"livery\": 0", "\"livery\": 999").find("/seats/0/livery") !=
          std::string::npos);
    CHECK(complaint_of("\"event\"", "\"events\"").find("/races/0") != std::string::npos);
    CHECK(complaint_of("\"seed\": 11", "\"seed\": 11, \"record\": \"../x.json\"")
              .find("/races/0/record") != std::string::npos);
    CHECK(complaint_of("\"seed\": 12", "\"seed\": 12, \"record\": \"race-2.json\"")
              .find("/races/1/record") != std::string::npos);
}

TEST_CASE("Standings go by points, then by better places; who is level shares", "[season]") {
    const Season season = some_season({"Ada", "Bert", "Clio", "Dora"});
    const std::vector<std::string> names = {"Ada", "Bert", "Clio", "Dora"};
    const std::vector<RaceFacts> races = {race_with(names, {1, 2, 3, 4}),
                                          race_with(names, {4, 2, 1, 3})};
    const auto table = standings_of(season, races);
    REQUIRE(table.size() == 4);
    // 6, 6, 5 and 1: Bert's two second places are less than Clio's win.
    CHECK(table[0].seat == 2);
    CHECK(table[0].by_race == std::vector<int>{1, 5});
    CHECK(table[1].seat == 1);
    CHECK(table[1].points == 6);
    CHECK(table[2].seat == 0);
    CHECK(table[3].place == 4);
    const std::vector<RaceFacts> level = {race_with(names, {1, 2, 3, 4}),
                                          race_with(names, {2, 1, 3, 4})};
    CHECK(standings_of(season, level)[1].place == 1);
    CHECK(standings_of(season, level)[2].place == 3);
}

TEST_CASE("Of those who share the last place whoever was behind in the latest race is the last",
          "[season]") {
    const Season season = some_season({"Ada", "Bert", "Clio"});
    const std::vector<std::string> names = {"Ada", "Bert", "Clio"};
    const std::vector<RaceFacts> level = {race_with(names, {2, 3, 1}), race_with(names, {3, 2, 1})};
    const auto table = standings_of(season, level);
    REQUIRE(table[1].place == table[2].place);
    CHECK(last_of(table) == std::vector<std::size_t>{1, 0});
    const std::vector<RaceFacts> apart = {race_with(names, {2, 3, 1})};
    CHECK(last_of(standings_of(season, apart)) == std::vector<std::size_t>{1});
}

TEST_CASE("What a game counts itself stands in place of points", "[season]") {
    const Season season = some_season({"Ada", "Bert"});
    std::vector<RaceFacts> races = {race_with({"Ada", "Bert"}, {1, 2})};
    races[0].seats[0].earned = -300;
    races[0].seats[1].earned = 0;
    const auto table = standings_of(season, races);
    CHECK(table[0].seat == 1);
    CHECK(table[0].points == 0);
    CHECK(table[1].by_race == std::vector<int>{-300});
}

TEST_CASE("A season keeps the record of its race, and a later end as long as nobody raced on",
          "[season]") {
    const testing::Folder folder;
    const UserDirs dirs = dirs_in(folder.file("user"));
    Season season = some_season({"Ada", "Bert", "Clio"});
    const auto file = free_season_file(dirs, season.name);
    REQUIRE(save_season(file, season).empty());
    const auto record = played_race(season, 0);
    const caravan::Playing game(record, {});

    const auto place = season_of(dirs, "caravan", season.races[0].seed, record.seats);
    REQUIRE(place);
    CHECK(place->race == 0);
    REQUIRE(keep_season_race(*place, game).empty());
    season = *load_season(file).value;
    CHECK(season.raced() == 1);
    CHECK(std::filesystem::is_regular_file(record_of(file, season.races[0])));
    CHECK(find_missing_records(file, season).empty());
    CHECK(season_records(dirs).size() == 1);

    // The same race ends otherwise before the next one begins: that is the race it was.
    const auto again = season_of(dirs, "caravan", season.races[0].seed, record.seats);
    REQUIRE(again);
    CHECK(again->race == 0);
    season.races[1].journal = "next.journal";
    REQUIRE(save_season(file, season).empty());
    CHECK_FALSE(season_of(dirs, "caravan", season.races[0].seed, record.seats));

    // The house may have sat behind them.
    auto others = record.seats;
    others.push_back({.name = "House"});
    CHECK(season_of(dirs, "caravan", season.races[1].seed, others));
    others.pop_back();
    // Other people, other dice or another game are no race of it.
    others[0].name = "Zoe";
    CHECK_FALSE(season_of(dirs, "caravan", season.races[1].seed, others));
    CHECK_FALSE(season_of(dirs, "caravan", 999, record.seats));
    CHECK_FALSE(season_of(dirs, "snails", season.races[1].seed, record.seats));

    std::filesystem::remove(record_of(file, season.races[0]));
    REQUIRE(find_missing_records(file, season).size() == 1);
    CHECK(find_missing_records(file, season)[0].place == "/races/0/record");
    CHECK(remove_season(file).empty());
    CHECK(season_files(dirs).empty());
}

TEST_CASE("People are worked out from races that are over and no branch", "[people]") {
    const std::vector<std::string> names = {"Ada", "Bert", "Brutus"};
    std::vector<RaceFacts> races = {race_with(names, {1, 2, 3}, 1), race_with(names, {2, 1, 3}, 2),
                                    race_with(names, {1, 3, 2}, 3), race_with(names, {1, 2, 3}, 4),
                                    race_with(names, {1, 2, 3}, 5)};
    races[0].wrecks = {{1, 0}, {2, kernel::nobody}};
    races[0].seats[0].luck = 0.2;
    races[1].seats[0].luck = 0.6;
    races[3].is_over = false;
    races[4].is_branch = true;
    const std::vector<std::string> champions = {"Bert"};
    const People people = people_of(races, champions);
    CHECK(people.races == 3);
    REQUIRE(people.profiles.size() == 3);
    CHECK(people.profiles[0].name == "Bert");  // a season counts for more than a win
    CHECK(people.profiles[2].name == "Brutus");
    const Profile& ada = *people.named("Ada", true);
    CHECK(ada.races == 3);
    CHECK(ada.wins == 2);
    CHECK(ada.podiums == 3);
    CHECK(ada.wrecks_caused == 1);
    CHECK(*ada.luck == Approx(0.4));
    REQUIRE(ada.rivals.size() == 2);
    CHECK(ada.rivals[0].name == "Bert");
    CHECK(ada.rivals[0].ahead == 2);
    CHECK(ada.rivals[0].behind == 1);
    CHECK(ada.rivals[0].wrecked == 1);
    CHECK(people.named("Bert", true)->podiums == 2);  // last of three is no podium
    races[0].seats[1].gave_up = true;
    CHECK(people_of(races, champions).named("Bert", true)->podiums == 1);  // nor is giving up one
    CHECK(people.named("Brutus", false)->wrecks_suffered == 1);
    CHECK(people.named("Brutus", true) == nullptr);
    REQUIRE(people.records.size() == 1);
    CHECK(people.records[0].rounds == 11);
    CHECK(people.records[0].name == "Ada");  // the first to be so quick
    const Feat twice{"winner", "", "", 2};
    CHECK(ada.has(twice));
    CHECK_FALSE(people.named("Bert", true)->has(twice));

    const auto json = nlohmann::json::parse(write_people(people, "caravan", {&twice, 1}));
    CHECK(json["schema"] == "hippodrome-people/1");
    CHECK(json["people"][1]["name"] == "Ada");
    CHECK(json["people"][1]["achievements"][0] == "winner");
}

TEST_CASE("Who is forgotten goes out of every file, and the races stay", "[people]") {
    const testing::Folder folder;
    const UserDirs dirs = dirs_in(folder.file("user"));
    const Season season = some_season({"Ada", "Bert"});
    const auto file = free_season_file(dirs, season.name);
    REQUIRE(save_season(file, season).empty());
    auto record = caravan::some_record(2, 5);
    record.seats[0].name = "Bert";
    record.seats[1].name = "Ada";
    record.seats[1].livery = 3;
    write_text(dirs.saves() / "kept.json", caravan::Records::write(record));
    { const caravan::Playing left(record, dirs.autosave() / "left.journal"); }
    const auto stranger = [](std::uint8_t livery) { return "Livery " + std::to_string(livery); };
    const Forgotten done = forget_person(dirs, "Ada", stranger);
    CHECK(done.troubles.empty());
    CHECK(done.records == 2);
    CHECK(done.seasons == 1);
    const auto kept = caravan::Records::load((dirs.saves() / "kept.json").string());
    REQUIRE(kept.ok());
    CHECK(kept.value->seats[1].name == "Livery 3");
    CHECK(kept.value->seats[0].name == "Bert");
    const auto left = caravan::Records::load_journal((dirs.autosave() / "left.journal").string());
    REQUIRE(left.record.ok());
    CHECK(left.record.value->seats[1].name == "Livery 3");
    CHECK(load_season(file).value->seats[0].name == "Livery 0");
    CHECK(forget_person(dirs, "Ada", stranger).records == 0);
}

}  // namespace play
