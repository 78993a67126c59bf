// A season in the window: set up, raced, left in the middle, gone on with, and its people.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "games/death_roads/door/core/race_facts.h"
#include "plain_desk.h"
#include "play/season/season_files.h"
#include "recorded_race.h"
#include "ui/scenes/people_scene.h"
#include "ui/scenes/replay_scene.h"
#include "ui/scenes/season_scene.h"
#include "ui/scenes/season_setup_scene.h"
#include "ui/scenes/season_shelf_scene.h"
#include "view/words_drawn.h"

namespace {

using namespace screen_tour;

play::Season season_in(const PlainDesk& desk) {
    const auto files = play::season_files(desk.dirs());
    REQUIRE(files.size() == 1);
    const auto loaded = play::load_season(files.front());
    REQUIRE(loaded.ok());
    return *loaded.value;
}

// The first there is, to its first race.
void begin_season(PlainDesk& desk) {
    desk.press(Key::s);
    REQUIRE(desk.top<ui::SeasonSetupScene>() != nullptr);
    desk.press(Key::enter);
    REQUIRE(desk.top<ui::SeasonScene>() != nullptr);
    desk.frames(60);
    desk.press(Key::n);
    REQUIRE(desk.top<ui::PlayScene>() != nullptr);
}

// To the podium, and from there back to the table of the season.
void race(PlainDesk& desk) {
    desk.race();
    REQUIRE(desk.top<ui::PlainResultsScene>() != nullptr);
    desk.frames(60);
    desk.press(Key::a);
    REQUIRE(desk.top<ui::SeasonScene>() != nullptr);
    desk.frames(60);
}

// The place of whoever has won stands on it; in the table it is no word of the canvas.
bool shows_podium(PlainDesk& desk) {
    const auto& texts = desk.texts.on_window();
    return std::ranges::any_of(texts, [](const auto& text) { return text.words == "1st"; });
}

// "about 12 minutes", of which letters in italics leave little room between words.
bool tells_minutes() {
    const auto words = words_drawn::words();
    return words.contains("minutes") && std::ranges::any_of(words, [](const std::string& word) {
               return word.starts_with("about");
           });
}

}  // namespace

TEST_CASE("a season is raced to its end, whatever comes between", "[season]") {
    const Folder folder("season");
    std::size_t races = 0;
    {
        PlainDesk desk("snails", folder.path());
        desk.press(Key::s);
        REQUIRE(desk.top<ui::SeasonSetupScene>() != nullptr);
        desk.press(Key::f3);
        desk.keep("season-rivals");
        desk.press(Key::enter);
        REQUIRE(desk.top<ui::SeasonScene>() != nullptr);
        desk.frames(60);
        races = season_in(desk).races.size();
        REQUIRE(races >= play::least_season_races);
        CHECK(season_in(desk).raced() == 0);
        desk.press(Key::n);
        REQUIRE(desk.top<ui::PlayScene>() != nullptr);
        race(desk);
        CHECK(season_in(desk).raced() == 1);
        desk.keep("season-table");
        CHECK_FALSE(shows_podium(desk));
        CHECK(words_drawn::words().contains("Won"));  // by whom, in the list of races
        // The next race is left half.
        desk.press(Key::n);
        REQUIRE(desk.top<ui::PlayScene>() != nullptr);
        desk.frames(60);
        desk.press(Key::enter);
        desk.frames(60);
        REQUIRE(desk.played().open_game().undo_terms());
    }
    {
        PlainDesk desk("snails", folder.path());
        desk.frames(20);
        desk.keep("season-race-left");
        for (const char* word : {"season", "unfinished"})
            CHECK(words_drawn::words().contains(word));
        desk.press(Key::s);
        REQUIRE(desk.top<ui::SeasonShelfScene>() != nullptr);
        desk.keep("season-shelf");
        desk.press(Key::o);
        REQUIRE(desk.top<ui::SeasonScene>() != nullptr);
        desk.frames(60);
        desk.press(Key::n);
        REQUIRE(desk.top<ui::PlayScene>() != nullptr);
        desk.frames(60);
        CHECK(desk.played().open_game().undo_terms());  // it is the race that was left
        race(desk);
        for (std::size_t raced = 2; raced < races; ++raced) {
            CHECK(season_in(desk).raced() == raced);
            desk.press(Key::n);
            race(desk);
        }
        CHECK(season_in(desk).is_over());
        desk.keep("season-ceremony");
        CHECK(shows_podium(desk));
        desk.press(Key::escape);
        desk.press(Key::p);
        REQUIRE(desk.top<ui::PeopleScene>() != nullptr);
        desk.frames(20);
        desk.keep("people");
        CHECK(words_drawn::words().contains("Podiums:"));  // which races they are
        desk.press(Key::e);
        CHECK(std::filesystem::is_regular_file(desk.dirs().data / "people-snails.json"));
        desk.press(Key::escape);
        desk.press(Key::s);
        desk.press(Key::del);
        desk.press(Key::d);
        CHECK(play::season_files(desk.dirs()).empty());
    }
}

TEST_CASE("what is taken back at the end of a race counts as it ends then", "[season]") {
    const Folder folder("season-undo");
    PlainDesk desk("grand-prix", folder.path());
    begin_season(desk);
    desk.race();
    REQUIRE(desk.top<ui::PlainResultsScene>() != nullptr);
    REQUIRE(play::season_files(desk.dirs()).size() == 1);
    const auto file = play::season_files(desk.dirs()).front();
    const auto record = play::record_of(file, season_in(desk).races[0]);
    REQUIRE(std::filesystem::is_regular_file(record));
    // Back to the board and a step back: the race is on again, and the season still whole.
    desk.frames(60);
    desk.press(Key::b);
    REQUIRE(desk.top<ui::PlayScene>() != nullptr);
    const auto terms = desk.played().open_game().undo_terms();
    REQUIRE(terms);
    desk.press(Key::z, true);
    if (terms->needs_consent) desk.press(Key::enter);  // else it would answer anew
    REQUIRE(desk.top<ui::PlayScene>() != nullptr);
    CHECK_FALSE(desk.played().open_game().is_over());
    CHECK(play::find_missing_records(file, season_in(desk)).empty());
    std::filesystem::remove(record);
    desk.race();
    REQUIRE(desk.top<ui::PlainResultsScene>() != nullptr);
    CHECK(std::filesystem::is_regular_file(record));  // as it ended this time
    CHECK(season_in(desk).raced() == 1);
}

TEST_CASE(
    "what the last is offered is chosen by its key, not by the Enter of whoever is in a hurry",
    "[season]") {
    const Folder folder("season-upgrade");
    PlainDesk desk("frothy", folder.path());
    const frothy::Record raced = recorded_race::golden("training-loop");
    play::Season season;
    season.game = "frothy";
    season.name = "The Crooked Mile";
    season.points.assign(std::begin(play::usual_points), std::end(play::usual_points));
    season.options = {"upgrades"};
    for (const play::Seat& seat : raced.seats) {
        play::SeasonSeat& person = season.seats.emplace_back();
        static_cast<play::Seat&>(person) = seat;
        person.driver = play::human;
        person.ride = "basic-chariot";
    }
    for (std::uint64_t race = 0; race < play::least_season_races; ++race)
        season.races.push_back({"training-loop/fastest", race + 1, {}, {}});
    season.races.front().record = "first.json";
    const auto file = play::free_season_file(desk.dirs(), season.name);
    REQUIRE(play::save_season(file, season).empty());
    REQUIRE(frothy::save_record(play::record_of(file, season.races.front()), raced).empty());

    desk.press(Key::s);
    desk.press(Key::o);
    REQUIRE(desk.top<ui::SeasonScene>() != nullptr);
    desk.frames(60);
    desk.keep("season-upgrade");
    // It says what the next race waits for, in italics.
    const auto told = words_drawn::words();
    CHECK(std::ranges::any_of(
        told, [](const std::string& word) { return word.find("waits") != std::string::npos; }));
    desk.press(Key::enter);
    REQUIRE(season_in(desk).upgrades.empty());
    REQUIRE(desk.top<ui::SeasonScene>() != nullptr);
    desk.press(Key::digit_1);
    REQUIRE(season_in(desk).upgrades.size() == 1);
    CHECK_FALSE(season_in(desk).upgrades.front().upgrade.empty());
    desk.frames(60);
    desk.keep("season-given");
    CHECK(words_drawn::words().contains("Whip"));  // in the row of whoever has it
    desk.press(Key::enter);
    CHECK(desk.top<ui::PlayScene>() != nullptr);
}

TEST_CASE("a season to be set up tells how long it takes whoever plays it", "[season]") {
    for (const char* game :
         {"frothy", "grand-prix", "circus-maximus", "death-roads", "highway-heist"}) {
        INFO(game);
        const Folder folder("season-length");
        PlainDesk desk(game, folder.path());
        desk.press(Key::s);
        REQUIRE(desk.top<ui::SeasonSetupScene>() != nullptr);
        desk.frames(3);
        CHECK(tells_minutes());
        desk.keep(std::string("season-length-") + game);
        desk.press(Key::escape);
        desk.press(Key::n);
        desk.frames(3);
        CHECK(tells_minutes());
    }
}

TEST_CASE("what a race of a season takes stands beside its picture in one line, at any width",
          "[season]") {
    for (const Look& look : {Look{1920, 1080, 1.0F}, Look{2560, 1440, 1.0F}}) {
        INFO(look.width);
        const Folder folder("season-wide");
        PlainDesk desk("frothy", folder.path(), look);
        desk.press(Key::s);
        REQUIRE(desk.top<ui::SeasonSetupScene>() != nullptr);
        desk.frames(3);
        CHECK(tells_minutes());
        desk.keep("season-wide");
    }
}

TEST_CASE("on a season's podium each stands with the car of the last race", "[season]") {
    const Folder folder("season-cars");
    PlainDesk desk("death-roads", folder.path());
    begin_season(desk);
    race(desk);
    desk.keep("season-cars");
    const auto file = play::season_files(desk.dirs()).front();
    const auto record = play::record_of(file, season_in(desk).races[0]);
    std::string trouble;
    const auto facts = death_roads::fact_teller().facts_of(record, trouble);
    REQUIRE(facts);
    const auto words = words_drawn::words();
    std::set<std::string> cars;
    for (const play::SeatFacts& seat : facts->seats) {
        INFO(seat.ride);
        CHECK(words.contains(seat.ride));
        cars.insert(seat.ride);
    }
    CHECK(cars.size() == facts->seats.size());
}

TEST_CASE("a team's season counts what it has won together", "[season]") {
    const Folder folder("season-team");
    PlainDesk desk("highway-heist", folder.path());
    begin_season(desk);
    desk.race();
    REQUIRE(desk.top<ui::PlainResultsScene>() != nullptr);
    desk.frames(60);
    const bool has_won = desk.texts.show("The team wins!");
    REQUIRE(has_won != desk.texts.show("The team loses"));
    desk.press(Key::a);
    REQUIRE(desk.top<ui::SeasonScene>() != nullptr);
    desk.frames(60);
    desk.keep("season-team");
    CHECK(desk.texts.show(has_won ? "The team has won 1 of 1" : "The team has won 0 of 1"));
}

TEST_CASE("how long a race of a season takes stands in one line", "[season]") {
    int seen = 0;
    for (const int width : {1280, 1281, 1283, 1300, 1366, 1440}) {
        INFO(width);
        const Folder folder("season-length");
        Tour tour({width, 720, 1.0F}, start_in(folder.path(), 1.0F));
        tour.frames(2);
        tour.press(Key::s);
        tour.frames(3);
        tour.keep("season-length-" + std::to_string(width));
        // Letters in the order in which they are drawn, without the spaces between them.
        std::string letters;
        std::vector<float> tops;
        const auto atlas = words_drawn::letters_of_atlas();
        const ImDrawData* data = ImGui::GetDrawData();
        for (int l = 0; l < data->CmdListsCount; ++l) {
            for (const ImDrawCmd& command : data->CmdLists[l]->CmdBuffer) {
                if (!quads::is_of_fonts(command)) continue;
                const auto read = [&](const ImDrawVert& a, const ImDrawVert&) {
                    const auto letter = atlas.find({a.uv.x, a.uv.y});
                    if (letter == atlas.end()) return;
                    letters += letter->second < 0x80 ? static_cast<char>(letter->second) : '?';
                    tops.push_back(a.pos.y);
                };
                quads::each_letter(*data->CmdLists[l], command, read, [] {});
            }
        }
        for (std::size_t at = letters.find("about"); at != std::string::npos;
             at = letters.find("about", at + 1)) {
            const std::size_t end = letters.find_first_not_of("0123456789", at + 5);
            if (end == at + 5 || letters.compare(end, 6, "minute") != 0) continue;
            ++seen;
            CHECK(std::abs(tops[end] - tops[at]) < 3.0F);
        }
    }
    CHECK(seen > 0);
}
