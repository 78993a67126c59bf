// Every screen and every kind of decision at three sizes of the window and two of the interface:
// nothing is cut, nothing lies over anything else, and all of it looks as it did (album.h).
#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <fstream>
#include <iterator>
#include <memory>
#include <set>
#include <thread>
#include <vector>

#include "album.h"
#include "open_questions.h"
#include "recorded_race.h"
#include "screen_tour.h"
#include "screen_walk.h"
#include "support/catalogue.h"
#include "view/critic.h"

using frothy::Game;
using kept_pictures::Album;
using shown_desk::Scene;
using namespace screen_tour;

namespace {

constexpr Look all_looks[] = {{1280, 720, 1.0F},  {1280, 720, 2.0F}, {1920, 1080, 1.0F},
                              {1920, 1080, 2.0F}, {900, 1200, 1.0F}, {900, 1200, 2.0F}};
const std::set<std::string> groups = {"ask", "more", "names", "screen"};
constexpr Look largest_look = {1280, 720, 3.0F};  // judged only

std::string name_of(const Look& look) {
    return std::to_string(look.width) + 'x' + std::to_string(look.height) + '-' +
           std::to_string(static_cast<int>(look.scale * 100.0F));
}

// Odds that are still being counted would come in the midst of it.
void check(Tour& tour, const Look& look, const std::string& what) {
    if (tour.desk.scene() == Scene::race && what.find("curtain") == std::string::npos)
        tour.desk.settle();
    tour.frames(3);
    tour.keep("layout-" + what + '-' + name_of(look));
    INFO(what << " at " << name_of(look));
    CHECK(critic::faults(tour.texts) == "");
}

void check(Tour& tour, const Look& look, const std::string& what, Album& album) {
    check(tour, look, what);
    // What comes of a thread of its own (odds, letters) may have come in the last frame alone, or
    // still be on its way where the machine is busy.
    const auto in_a_moment = [&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        tour.frames(10);
        return tour.picture();
    };
    CHECK(album.judge(tour.picture(), in_a_moment, name_of(look), what) == "");
}

// With the question open, or behind the curtain first.
template <class At>
void open_question(Tour& tour, frothy::Ask ask, At at) {
    tour.frames(3);
    if (kernel::is_secret(*tour.desk.game()->pending())) {
        at(open_questions::name_of(ask) + "-curtain");
        tour.open_curtain();
    }
    at(open_questions::name_of(ask));
}

shown_desk::ClientStart start_at(const frothy::Record& record, const std::filesystem::path& folder,
                                 float scale) {
    shown_desk::ClientStart start = start_in(folder, scale);
    start.scene = frothy::ClientScene::race;
    start.game = std::make_shared<Game>(Game::resume(record, {}));
    return start;
}

}  // namespace

TEST_CASE("words on canvas and layers are judged too", "[layout]") {
    stage::OffscreenWindow window({400, 200}, app::shipped_data_dir() / "assets");
    stage::Canvas& canvas = window.canvas();
    critic::CanvasTexts texts;
    canvas.set_witness(&texts);
    const stage::TextLook look{stage::Face::label, 20.0F};
    canvas.clear({});
    canvas.text({10.0F, 10.0F}, "In its place", look);
    canvas.text({12.0F, 12.0F}, "In its place", look);  // its shadow
    canvas.text({10.0F, 40.0F}, "In another one", look);
    CHECK(texts.take_faults() == "");
    CHECK(texts.show("another"));
    canvas.clear({});
    CHECK_FALSE(texts.show("another"));
    canvas.text({350.0F, 10.0F}, "Off the edge", look);
    CHECK(texts.take_faults().find("\"Off the edge\"") != std::string::npos);
    {
        const auto board = canvas.clip({0.0F, 0.0F, 400.0F, 100.0F});
        canvas.clear({});
        canvas.text({350.0F, 10.0F}, "Pushed aside", look);
        CHECK(texts.take_faults() == "");
    }
    const stage::Layer layer = canvas.make_layer({200, 60}, stage::LayerKind::opaque);
    const auto scope = canvas.paint_on(layer);
    canvas.text({10.0F, 10.0F}, "One thing", look);
    canvas.text({30.0F, 14.0F}, "Another", look);
    CHECK(texts.take_faults().find("into or under \"Another\"") != std::string::npos);
    CHECK(texts.take_faults() == "");
    canvas.set_witness(nullptr);
}

namespace {

// A third of the looks: those of one size of the window.
std::vector<Look> looks_of(int width) {
    std::vector<Look> some;
    std::ranges::copy_if(all_looks, std::back_inserter(some),
                         [&](const Look& look) { return look.width == width; });
    return some;
}

void walk_screens_in(const std::vector<Look>& looks) {
    REQUIRE_FALSE(looks.empty());
    Album album("screen");
    for (const Look& look : looks) {
        const Folder folder("layout");
        Tour tour(look, start_in(folder.path(), look.scale));
        walk_screens(tour, [&](const std::string& what) { check(tour, look, what, album); });
    }
    CHECK(album.left_over() == "");
}

}  // namespace

TEST_CASE("no screen cuts or covers anything in a small window, or changes unseen",
          "[layout][kept][small][long]") {
    walk_screens_in(looks_of(1280));
    const Folder folder("layout");
    Tour tour(largest_look, start_in(folder.path(), largest_look.scale));
    walk_screens(tour, [&](const std::string& what) { check(tour, largest_look, what); });
}

TEST_CASE("no screen cuts or covers anything in a large window, or changes unseen",
          "[layout][kept][large][long]") {
    walk_screens_in(looks_of(1920));
}

TEST_CASE("no screen cuts or covers anything in a tall window, or changes unseen",
          "[layout][kept][tall][long]") {
    walk_screens_in(looks_of(900));
}

TEST_CASE("results of long names are whole at any size, and stay as they are",
          "[layout][kept][long]") {
    const Folder data("layout-names-data");
    frothy::RaceSetup setup = open_questions::full_race(start_in(data.path(), 1.0F), 3);
    for (frothy::Seat& seat : setup.seats)
        seat.name = "Drusilla the Undaunted";
    Game race = Game::start(setup, {});
    for (kernel::PlayerId seat = 0; seat < race.now().vehicle_count; ++seat)
        race.set_driver(seat, "steady");
    while (race.let_driver_answer())
        ;
    REQUIRE(race.is_over());
    Album album("names");
    const auto look_at = [&](const Look& look, auto at) {
        const Folder folder("layout-names");
        Tour tour(look, start_at(race.record(), folder.path(), look.scale));
        for (int i = 0; i < 100 && tour.desk.scene() == Scene::race; ++i)
            tour.desk.frame({}, 0.2F);
        REQUIRE(tour.desk.scene() == Scene::results);
        at(tour, "results-of-long-names");
        CHECK(critic::shows_all("foot"));  // its buttons
        tour.press(Key::d);
        at(tour, "story-of-long-names");
        tour.press(Key::next_tab);
        at(tour, "story-of-a-long-name");
    };
    for (const Look& look : all_looks)
        look_at(look, [&](Tour& tour, const char* what) { check(tour, look, what, album); });
    CHECK(album.left_over() == "");
    look_at(largest_look, [&](Tour& tour, const char* what) { check(tour, largest_look, what); });
}

namespace {

void open_questions_in(const std::vector<Look>& looks) {
    REQUIRE_FALSE(looks.empty());
    const Folder data("layout-data");
    const auto& races = open_questions::all(start_in(data.path(), 1.0F));
    for (int i = 0; i < frothy::ask_count; ++i) {
        const auto ask = static_cast<frothy::Ask>(i);
        INFO(open_questions::name_of(ask));
        CHECK(races.contains(ask) == open_questions::is_asked(ask));
    }
    Album album("ask");
    for (const auto& [ask, record] : races) {
        for (const Look& look : looks) {
            const Folder folder("layout-ask");
            Tour tour(look, start_at(record, folder.path(), look.scale));
            open_question(tour, ask,
                          [&](const std::string& what) { check(tour, look, what, album); });
        }
    }
    CHECK(album.left_over() == "");
}

}  // namespace

TEST_CASE("no kind of decision cuts or covers anything in a small window, or changes unseen",
          "[layout][kept][questions][small][long]") {
    open_questions_in(looks_of(1280));
}

TEST_CASE("no kind of decision cuts or covers anything in a large window, or changes unseen",
          "[layout][kept][questions][large][long]") {
    open_questions_in(looks_of(1920));
}

TEST_CASE("no kind of decision cuts or covers anything in a tall window, or changes unseen",
          "[layout][kept][questions][tall][long]") {
    open_questions_in(looks_of(900));
}

TEST_CASE("no kind of decision cuts or covers anything with the largest letters",
          "[layout][questions][small][long]") {
    const Folder data("layout-data");
    for (const auto& [ask, record] : open_questions::all(start_in(data.path(), 1.0F))) {
        const Folder folder("layout-ask");
        Tour tour(largest_look, start_at(record, folder.path(), largest_look.scale));
        open_question(tour, ask, [&](const std::string& what) { check(tour, largest_look, what); });
    }
}

TEST_CASE("no kind of decision cuts or covers anything in a longer language",
          "[layout][walk][long]") {
    const Folder data("layout-strange");
    catalogue::write(data.path(), "xx",
                     catalogue::strange_messages(std::filesystem::path(HIPPODROME_DATA_DIR) /
                                                 "languages" / "hippodrome.pot"));
    const Look look{1280, 720, 1.0F};
    for (const auto& [ask, record] : open_questions::all(start_in(data.path(), 1.0F))) {
        const Folder folder("layout-strange-ask");
        shown_desk::ClientStart start = start_at(record, folder.path(), look.scale);
        start.catalogues = data.path();
        Tour tour(look, start);
        tour.desk.set_language("xx");
        open_question(tour, ask,
                      [&](const std::string& what) { check(tour, look, "strange-" + what); });
    }
}

namespace {

// Saved on the first and second of June, at noon wherever it is read.
void save_two_races(const play::UserDirs& dirs) {
    std::filesystem::create_directories(dirs.saves());
    std::tm day{};
    day.tm_year = 126;
    day.tm_mon = 5;
    day.tm_hour = 12;
    day.tm_isdst = -1;
    for (const auto& [name, record] : {std::pair{"the-great-crash", "circus-parvus"},
                                       std::pair{"my-grandmother-won", "via-triumphalis"}}) {
        const auto file = dirs.saves() / (std::string(name) + ".json");
        REQUIRE(frothy::save_record(file.string(), recorded_race::golden(record)).empty());
        ++day.tm_mday;
        const auto noon = std::chrono::system_clock::from_time_t(std::mktime(&day));
        std::filesystem::last_write_time(file, std::chrono::file_clock::from_sys(noon));
    }
}

// Calls at(name) in the list of races and in a race that is watched.
template <class At>
void walk_races(Tour& tour, At at) {
    at("title-with-races");
    tour.press(Key::l);
    REQUIRE(tour.desk.scene() == Scene::saves);
    tour.frames(8);
    at("list");
    for (const auto& [key, dialog] :
         {std::pair{Key::r, "list-rename"}, std::pair{Key::del, "list-delete"}}) {
        tour.press(key);
        at(dialog);
        tour.press(Key::escape);
    }
    tour.press(Key::w);
    REQUIRE(tour.desk.scene() == Scene::replay);
    at("replay-begin");
    for (int i = 0; i < 3; ++i)
        tour.press(Key::page_down);
    at("replay-middle");
    for (const auto& [key, dialog] :
         {std::pair{Key::n, "replay-note"}, std::pair{Key::b, "replay-play-on"},
          std::pair{Key::d, "replay-story"}}) {
        tour.press(key);
        at(dialog);
        tour.press(Key::escape);
    }
    tour.press(Key::end);
    at("replay-end");
    tour.press(Key::escape);
    tour.press(Key::escape);
    REQUIRE(tour.desk.scene() == Scene::title);
}

// As from the title, but with dice of our own.
shown_desk::ClientStart first_race_in(const std::filesystem::path& folder, float scale) {
    shown_desk::ClientStart start = start_in(folder, scale);
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    settings.has_coach = true;
    ui::save_settings(start.user_dirs.settings_file(), settings);
    const frothy::SetupOffers offers = frothy::read_offers(start.data_dirs, {}, {});
    start.scene = frothy::ClientScene::race;
    start.game = std::make_shared<Game>(
        Game::start(frothy::setup_of(frothy::first_plan(offers), offers, 7), {}));
    return start;
}

template <class At>
void walk_first_race(Tour& tour, At at) {
    const frothy::Game& game = *tour.desk.game();
    wait_for_people(tour);
    at("first-race");
    for (int i = 0; i < 60 && !game.undo_offer(); ++i)
        tour.press(Key::enter);
    wait_for_people(tour);
    at("first-race-answered");
    tour.press(Key::undo);
    at("first-race-undo");
}

}  // namespace

TEST_CASE("no list of races, replay or first race cuts or covers anything, or changes unseen",
          "[layout][walk][kept][long]") {
    Album album("more");
    for (const Look& look : all_looks) {
        {
            const Folder folder("layout-races");
            const shown_desk::ClientStart start = start_in(folder.path(), look.scale);
            save_two_races(start.user_dirs);
            Tour tour(look, start);
            walk_races(tour, [&](const std::string& what) { check(tour, look, what, album); });
        }
        const Folder folder("layout-first");
        Tour tour(look, first_race_in(folder.path(), look.scale));
        walk_first_race(tour, [&](const std::string& what) { check(tour, look, what, album); });
    }
    CHECK(album.left_over() == "");
}

TEST_CASE("every kept picture is of a look and a group that there is", "[kept]") {
    std::set<std::string> names;
    for (const Look& look : all_looks)
        names.insert(name_of(look));
    CHECK(Album::strangers(names, groups) == "");
}
