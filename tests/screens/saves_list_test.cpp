// The list of races: each says what kind of race it is, how far it has come or who won, in full.
#include <catch2/catch.hpp>

#include <fstream>
#include <stdexcept>
#include <string>

#include "games/frothy/door/frothy_files.h"
#include "games/frothy/door/race_library.h"
#include "play/autosave.h"
#include "play/library.h"
#include "screen_tour.h"
#include "view/canvas_texts.h"
#include "view/critic.h"
#include "view/words_drawn.h"

using frothy::Game;
using shown_desk::Scene;
using namespace screen_tour;

namespace {

frothy::SetupPlan plan_of_two(const frothy::SetupOffers& offers) {
    frothy::SetupPlan plan = frothy::first_plan(offers);
    plan.seats.resize(2);
    plan.seats[0] = {{"Maximiliana", 3, false}, 0};
    plan.seats[1] = {{"Bartholomew", 0, false}, 0};
    plan.laps = 1;
    return plan;
}

Game begun(const frothy::SetupPlan& plan, const frothy::SetupOffers& offers,
           const play::UserDirs& dirs) {
    const frothy::RaceSetup setup = frothy::setup_of(plan, offers, 7);
    return Game::start(setup, play::new_journal_file(dirs, setup.course.id));
}

void drive_home(Game& game) {
    while (game.let_driver_answer())
        ;
    REQUIRE(game.is_over());
}

// One turn of a hunt of two rounds, over; one race of a lap, over, saved and left in the middle.
void fill(const shown_desk::ClientStart& start, const play::UserDirs& dirs) {
    const frothy::SetupOffers offers = frothy::read_offers(start.data_dirs, {}, {});
    frothy::SetupPlan plan = plan_of_two(offers);
    Game race = begun(plan, offers, dirs);
    for (int i = 0; i < 30; ++i)
        race.let_driver_answer();
    const frothy::Record middle = race.record();
    drive_home(race);
    play::save_game(race, dirs,
                    "The long and winding race that my grandmother won by a nose again");
    plan.terms.type = frothy::RaceType::fox_and_hounds;
    plan.terms.rounds = 2;
    plan.fox_play = frothy::FoxPlay::in_turns;
    Game hunt = begun(plan, offers, dirs);
    drive_home(hunt);
    hunt.put_away();
    const Game left = Game::resume(middle, play::new_journal_file(dirs, "training-loop"));
}

}  // namespace

TEST_CASE("a race in the list says what it is and how it stands, in the words of its kind",
          "[saves]") {
    const Folder folder("saves-words");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    fill(start, start.user_dirs);
    stage::OffscreenWindow window({640, 360}, start.assets);
    stage::SpriteStore sprites(window.canvas(), start.assets);
    critic::CanvasTexts texts;
    window.canvas().set_witness(&texts);
    int met = 0;
    const auto check = [&](play::Shelf shelf, const std::filesystem::path& file) {
        ui::ShelvedRace race;
        race.shelf = shelf;
        race.title = play::name_of_file(file, shelf);
        frothy::describe_race(file, race, {window.canvas(), sprites});
        INFO(race.title << " | " << race.kind << " | " << race.state);
        CHECK(race.trouble.empty());
        // Everybody is in the picture, also who is home, and nobody hides another.
        for (const ui::SeatLook& seat : race.seating.seats)
            CHECK(texts.show(std::string(ui::liveries[seat.livery].numeral)));
        CHECK(texts.take_faults() == "");
        if (race.shelf == play::Shelf::left) {
            CHECK(race.kind == "Fastest, 1 lap");
            CHECK(race.state.find("Round ") == 0);
            ++met;
        } else if (race.shelf == play::Shelf::saved) {
            CHECK(race.kind == "Training Loop, Fastest, 1 lap");
            CHECK(race.state.find(" wins: first across the line after 1 lap.") !=
                  std::string::npos);
            ++met;
        } else if (race.kind.find("Fox and Hounds") == 0) {
            CHECK(race.kind == "Fox and Hounds, 2 rounds, Maximiliana is the Fox, 6 spaces ahead, "
                               "turn 1 of 2");
            CHECK(race.state == "Bartholomew wins: it drew level with the Fox (Maximiliana).");
            ++met;
        }
    };
    for (const auto& file : play::unfinished_files(start.user_dirs))
        check(play::Shelf::left, file);
    for (const auto& file : play::saved_files(start.user_dirs))
        check(play::Shelf::saved, file);
    for (const auto& file : play::find_finished(start.user_dirs))
        check(play::Shelf::lately, file);
    CHECK(met == 3);
}

TEST_CASE("every race that is seen in the list is read without a hand on the desk", "[saves]") {
    const Folder folder("saves-all");
    const shown_desk::ClientStart start = start_in(folder.path(), 0.75F);
    fill(start, start.user_dirs);
    const auto finished = play::find_finished(start.user_dirs);
    REQUIRE_FALSE(finished.empty());
    for (int i = 0; i < 6; ++i) {
        std::filesystem::path other = finished.front();
        other.replace_filename("copy" + std::to_string(i) + finished.front().filename().string());
        std::filesystem::copy_file(finished.front(), other);
    }
    Tour tour({1280, 1440, 0.75F}, start);
    tour.frames(2);
    tour.press(Key::l);
    REQUIRE(tour.desk.scene() == Scene::saves);
    // As the window does: no frame is drawn for nothing.
    tour.window.set_watched(true);
    for (int i = 0; i < 60; ++i)
        if (tour.desk.frame({}, 1.0F / 60.0F) == stage::Motion::still) break;
    tour.window.present();
    const stage::Image at_rest = tour.window.snapshot();
    tour.frames(30);
    CHECK(tour.window.snapshot().rgba == at_rest.rgba);
}

TEST_CASE("nothing in the list of races is cut at any size", "[saves][long]") {
    constexpr Look looks[] = {
        {1280, 720, 1.0F}, {1280, 720, 2.0F}, {1280, 720, 3.0F}, {900, 1200, 1.0F}};
    for (const Look& look : looks) {
        CAPTURE(look.width, look.height, look.scale);
        const Folder folder("saves-layout");
        const shown_desk::ClientStart start = start_in(folder.path(), look.scale);
        fill(start, start.user_dirs);
        Tour tour(look, start);
        tour.frames(2);
        tour.press(Key::l);
        REQUIRE(tour.desk.scene() == Scene::saves);
        tour.frames(8);
        tour.keep("saves-" + std::to_string(look.width) + '-' +
                  std::to_string(static_cast<int>(look.scale * 100.0F)));
        CHECK(critic::faults(tour.texts) == "");
        for (const char* word : {"Maximiliana", "Bartholomew", "Delete", "Back"})
            CHECK(words_drawn::words().contains(word));
        // Below, where it is large.
        CHECK((words_drawn::words().contains("grandmother") || look.scale > 1.0F));
        for (const std::string& word : words_drawn::words())
            CHECK(word.find("...") == std::string::npos);
        tour.press(Key::down);
        CHECK(critic::faults(tour.texts) == "");
    }
}

TEST_CASE("saving from the menu leads back to the race", "[saves]") {
    const Folder folder("saves-menu");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    Tour tour({1280, 720, 1.0F}, start);
    tour.press(Key::n);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    for (int i = 0; i < 500 && !tour.desk.game()->human_decides(); ++i)
        tour.desk.frame({}, 0.2F);
    tour.press(Key::escape);
    tour.press(Key::s);
    CHECK(words_drawn::words().contains("Back"));
    tour.press(Key::escape);  // the name is left alone, and one is in the menu again
    CHECK(words_drawn::words().contains("Options"));
    CHECK(play::saved_files(start.user_dirs).empty());
    tour.press(Key::s);
    tour.press(Key::enter);
    CHECK(play::saved_files(start.user_dirs).size() == 1);
    CHECK(words_drawn::words().contains("Saved"));
    CHECK_FALSE(words_drawn::words().contains("Back"));
    CHECK_FALSE(words_drawn::words().contains("Options"));
}

TEST_CASE("where no save can be written, the menu says why", "[saves]") {
    const Folder folder("saves-nowhere");
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    std::ofstream(folder.path() / "file") << "no folder";
    start.user_dirs.data = folder.path() / "file";
    CHECK_THROWS_AS(play::free_save_file(start.user_dirs, "mine"), std::runtime_error);
    Tour tour({1280, 720, 1.0F}, start);
    tour.press(Key::n);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    tour.press(Key::escape);
    tour.press(Key::s);
    tour.press(Key::enter);
    CHECK(tour.desk.scene() == Scene::race);
    CHECK(words_drawn::words().contains("Back"));  // the name still stands to be mended
}
