// Everything by game pad: from the title to the podium and back, and pads that are bound to seats.
#include <catch2/catch.hpp>

#include <string>

#include "pad_hands.h"
#include "recorded_race.h"
#include "stage/core/key_caps.h"
#include "ui/options/pad_keys.h"
#include "view/words_drawn.h"

using shown_desk::Scene;
using stage::Device;
using stage::InputEvent;
using stage::InputKind;
using stage::Key;
using stage::PadAxis;
using stage::PadButton;
using ui::PadKeys;
using ui::PadPlace;
using ui::PadSeats;
using namespace screen_tour;
using namespace pad_hands;

namespace {

InputEvent stick_event(PadAxis axis, float amount) {
    InputEvent event;
    event.kind = InputKind::pad_moved;
    event.pad_axis = axis;
    event.amount = amount;
    event.pad = 0;
    return event;
}

}  // namespace

TEST_CASE("a race is set up, raced to its podium and left by pad alone", "[pad]") {
    const Folder folder("pad");
    Tour tour({1280, 720, 1.0F}, table_of_two(folder.path()));
    tour.frames(2);
    // New race, beside the one with a coach; B leads back, and there again.
    press(tour, PadButton::left);
    press(tour, PadButton::a);
    REQUIRE(tour.desk.scene() == Scene::setup);
    press(tour, PadButton::b);
    REQUIRE(tour.desk.scene() == Scene::title);
    press(tour, PadButton::left);
    press(tour, PadButton::a);
    REQUIRE(tour.desk.scene() == Scene::setup);
    press(tour, PadButton::right_shoulder);
    tour.keep("pad-setup");
    press(tour, PadButton::left_shoulder);
    press(tour, PadButton::a);
    REQUIRE(tour.desk.scene() == Scene::race);
    tour.frames(2);

    press(tour, PadButton::right);
    tour.keep("pad-race");
    press(tour, PadButton::start);
    press(tour, PadButton::down);
    press(tour, PadButton::down);
    tour.keep("pad-menu");
    press(tour, PadButton::b);
    REQUIRE(tour.desk.scene() == Scene::race);
    press(tour, PadButton::y);  // why?
    press(tour, PadButton::b);
    press(tour, PadButton::right_shoulder);

    int stuck = 0;
    for (int i = 0; i < 6000 && tour.desk.scene() == Scene::race; ++i)
        answer(tour, stuck);
    REQUIRE(tour.desk.scene() == Scene::results);
    tour.frames(90);  // whoever hurries must not hurry past the podium
    press(tour, PadButton::b);
    CHECK(tour.desk.scene() == Scene::title);
}

TEST_CASE("from the podium a pad leads to the story, the replay and the replay's story", "[pad]") {
    const Folder folder("pad-podium");
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    const frothy::Record record = recorded_race::golden("circus-parvus");
    start.scene = frothy::ClientScene::race;
    start.game = std::make_shared<frothy::Game>(frothy::Game::resume(record, {}));
    Tour tour({1280, 720, 1.0F}, start);
    tour.frames(90);
    REQUIRE(tour.desk.scene() == Scene::results);
    const auto shows_story = [] { return words_drawn::words().contains("unluckiest"); };
    for (int i = 0; i < 3; ++i)
        press(tour, PadButton::right);  // past "New race" and "Watch it again"
    press(tour, PadButton::a);
    CHECK(shows_story());
    press(tour, PadButton::right_shoulder);
    tour.keep("pad-story");
    press(tour, PadButton::b);
    CHECK_FALSE(shows_story());
    REQUIRE(tour.desk.scene() == Scene::results);
    press(tour, PadButton::left);  // from the button of the story
    press(tour, PadButton::a);
    REQUIRE(tour.desk.scene() == Scene::replay);

    const frothy::RaceReplayScene& replay = *tour.desk.replay();
    press(tour, PadButton::right);
    press(tour, PadButton::right);
    CHECK(replay.stop() == 2);
    press(tour, PadButton::left);
    CHECK(replay.stop() == 1);
    press(tour, PadButton::right_shoulder);
    CHECK(replay.stop() == replay.replay().rounds()[1].stop);
    press(tour, PadButton::a);
    CHECK(replay.is_playing());
    press(tour, PadButton::a);
    CHECK_FALSE(replay.is_playing());
    tour.keep("pad-replay");
    tour.desk.frame({pad_event(InputKind::pad_pressed, PadButton::right, 0)}, 1.0F / 60.0F);
    const std::size_t before = replay.stop();
    tour.frames(60);  // held down it goes on
    tour.desk.frame({pad_event(InputKind::pad_released, PadButton::right, 0)}, 1.0F / 60.0F);
    CHECK(replay.stop() > before + 2);

    const std::size_t seen = replay.stop();
    press(tour, PadButton::y);
    REQUIRE(replay.is_covered());
    CHECK(shows_story());
    press(tour, PadButton::right_shoulder);
    CHECK(replay.stop() == seen);
    press(tour, PadButton::b);
    CHECK_FALSE(replay.is_covered());
    press(tour, PadButton::y);
    press(tour, PadButton::down);
    press(tour, PadButton::down);
    press(tour, PadButton::a);  // a moment of the story
    CHECK_FALSE(replay.is_covered());
    CHECK(replay.stop() != seen);
    press(tour, PadButton::x);  // play on from here?
    CHECK(replay.is_covered());
    press(tour, PadButton::b);
    CHECK_FALSE(replay.is_covered());
    press(tour, PadButton::b);
    CHECK(tour.desk.scene() == Scene::results);
    tour.frames(90);
    press(tour, PadButton::b);
    CHECK(tour.desk.scene() == Scene::title);
}

TEST_CASE("the coach's note is put away by pad, and the next one comes", "[pad]") {
    const Folder folder("pad-coach");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    Tour tour({1280, 720, 1.0F}, start);
    tour.frames(2);
    tour.press(Key::f);  // first time here
    REQUIRE(tour.desk.scene() == Scene::race);
    const auto taught = [&] {
        return ui::load_settings(start.user_dirs.settings_file()).taught.size();
    };
    const auto has_note = [] { return words_drawn::words().contains("Got"); };
    int stuck = 0;
    std::size_t read = 0;
    for (int i = 0; i < 400 && read < 3 && tour.desk.scene() == Scene::race; ++i) {
        tour.frames(2);
        if (has_note()) {
            const std::size_t before = taught();
            const std::size_t given = answers(tour);
            tour.keep("pad-coach");
            press(tour, PadButton::b);
            CHECK(taught() > before);
            CHECK(answers(tour) == given);
            ++read;
        }
        if (tour.desk.game()->human_decides()) answer(tour, stuck);
    }
    CHECK(read == 3);
}

TEST_CASE("what was answered by pad is taken back and given again by pad", "[pad]") {
    const Folder folder("pad-undo");
    Tour tour({1280, 720, 1.0F}, table_of_two(folder.path()));
    tour.frames(2);
    press(tour, PadButton::right);  // not the coached race, whose dice are new each time
    press(tour, PadButton::a);
    press(tour, PadButton::a);
    REQUIRE(tour.desk.scene() == Scene::race);
    rest(tour);
    const std::size_t before = answers(tour);
    int stuck = 0;
    answer(tour, stuck);
    rest(tour);
    const std::size_t after = answers(tour);
    REQUIRE(after > before);
    for (int i = 0; i < 40 && answers(tour) > before; ++i) {
        const std::size_t now = answers(tour);
        press(tour, PadButton::back);
        rest(tour);
        if (answers(tour) == now) press(tour, PadButton::a);  // everybody must agree
    }
    CHECK(answers(tour) == before);
    press(tour, PadButton::left_stick);
    CHECK(answers(tour) > before);
}

TEST_CASE("a pad of one's own answers for its seat, and nobody else's does", "[pad]") {
    PadSeats seats;
    CHECK(seats.may_answer(0, 0));
    CHECK(seats.may_answer(3, 1));
    seats.pads[1] = 2;
    CHECK(seats.may_answer(1, 1));
    CHECK_FALSE(seats.may_answer(0, 1));
    CHECK_FALSE(seats.may_answer(1, 0));  // bound: for its own seat alone
    CHECK(seats.may_answer(0, 0));
    CHECK(seats.may_answer(stage::no_pad, 1));  // a keyboard is everybody's

    const Folder folder("pad-seats");
    const shown_desk::ClientStart start = table_of_two(folder.path());
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    settings.pad_seats.pads = {1, 2, 0, 0, 0, 0, 3, 4};
    ui::save_settings(start.user_dirs.settings_file(), settings);
    CHECK(ui::load_settings(start.user_dirs.settings_file()).pad_seats == settings.pad_seats);
    Tour tour({1280, 720, 1.0F}, start);
    tour.frames(2);
    press(tour, PadButton::left);  // New race, beside the one with a coach
    press(tour, PadButton::a);
    press(tour, PadButton::a);
    REQUIRE(tour.desk.scene() == Scene::race);
    for (int i = 0; i < 12; ++i) {
        rest(tour);
        const auto* pending = tour.desk.game()->pending();
        REQUIRE(pending != nullptr);
        const int own = pending->player;
        const std::size_t before = answers(tour);
        press(tour, PadButton::x, 1 - own);
        press(tour, PadButton::a, 1 - own);
        press(tour, PadButton::x, 5);
        CHECK(answers(tour) == before);
        for (int k = 0; k < 12 && answers(tour) == before; ++k) {
            press(tour, PadButton::x, own);
            if (answers(tour) != before) break;
            press(tour, PadButton::right, own);
            press(tour, PadButton::a, own);
        }
        CHECK(answers(tour) > before);
    }
}

TEST_CASE("the left stick steps once, goes on where it is held, and lets go", "[pad]") {
    PadKeys keys;
    const auto keys_of = [&](float amount) {
        return keys.take(stick_event(PadAxis::left_x, amount), PadPlace::race);
    };
    CHECK(keys_of(0.3F).empty());
    const auto pressed = keys_of(0.9F);
    REQUIRE(pressed.size() == 1);
    CHECK(pressed.front().key == Key::focus_right);
    CHECK(keys_of(0.5F).empty());  // still held
    CHECK(keys.is_holding());
    CHECK(keys.advance(0.1F).empty());
    const auto again = keys.advance(0.4F);
    REQUIRE(again.size() == 1);
    CHECK(again.front().is_repeat);
    const auto released = keys_of(0.0F);
    REQUIRE(released.size() == 1);
    CHECK(released.front().kind == InputKind::key_released);
    CHECK_FALSE(keys.is_holding());
    keys_of(-1.0F);
    InputEvent gone;
    gone.kind = InputKind::pad_left;
    gone.pad = 0;
    CHECK(keys.take(gone, PadPlace::race).size() == 1);  // nothing stays held
    CHECK_FALSE(keys.is_holding());
}

TEST_CASE("buttons name the key of the device that was used last", "[pad]") {
    stage::KeyCaps caps;
    CHECK(caps.of(Key::enter) == "Enter");
    caps.note(pad_event(InputKind::pad_pressed, PadButton::a, 0));
    CHECK(caps.device() == Device::pad);
    CHECK(caps.of(Key::enter) == "A");
    CHECK(caps.of(Key::escape) == "B");
    CHECK(caps.of(Key::n).empty());
    CHECK(caps.is_round(Key::enter));
    CHECK(caps.on_keyboard(Key::enter) == "Enter");
    InputEvent mouse;
    mouse.kind = InputKind::mouse_moved;
    caps.note(mouse);
    CHECK(caps.device() == Device::pad);  // pushed aside, not used
    mouse.kind = InputKind::mouse_pressed;
    caps.note(mouse);
    CHECK(caps.of(Key::enter).empty());
    caps.set_mouse_caps(stage::MouseCaps::shown);
    CHECK(caps.of(Key::enter) == "Enter");
    caps.set_words(Key::w, "T");
    CHECK(caps.of(Key::w) == "T");
}
