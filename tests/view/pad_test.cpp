// Everything by game pad: from the title to the podium and back, and pads that are bound to seats.
#include <catch2/catch.hpp>

#include <string>

#include "app/client/pad_keys.h"
#include "screen_tour.h"
#include "stage/key_caps.h"

using app::PadKeys;
using app::PadPlace;
using app::PadSeats;
using app::Scene;
using stage::Device;
using stage::InputEvent;
using stage::InputKind;
using stage::Key;
using stage::PadAxis;
using stage::PadButton;
using namespace screen_tour;

namespace {

InputEvent pad_event(InputKind kind, PadButton button, int pad) {
    InputEvent event;
    event.kind = kind;
    event.pad_button = button;
    event.pad = pad;
    return event;
}

InputEvent stick_event(PadAxis axis, float amount) {
    InputEvent event;
    event.kind = InputKind::pad_moved;
    event.pad_axis = axis;
    event.amount = amount;
    event.pad = 0;
    return event;
}

// Down and up again, as quickly as a frame allows.
void press(Tour& tour, PadButton button, int pad = 0) {
    tour.desk.frame({pad_event(InputKind::pad_pressed, button, pad)}, 1.0F / 60.0F);
    tour.desk.frame({pad_event(InputKind::pad_released, button, pad)}, 1.0F / 60.0F);
    tour.frames(1);
}

std::size_t answers(Tour& tour) { return tour.desk.game()->session().journal().size(); }

// A pair of people and no drivers, one lap.
app::ClientStart table_of_two(const std::filesystem::path& folder) {
    const app::ClientStart start = start_in(folder, 1.0F);
    app::Settings settings = app::load_settings(start.user_dirs.settings_file());
    const frothy::SetupOffers offers = app::read_offers(start.data_dirs, {}, {});
    frothy::SetupPlan plan = frothy::usual_plan(offers);
    plan.seats.resize(2);
    plan.laps = 1;
    plan.rules.race_stall_rounds = 6;
    app::remember(settings, plan, offers);
    settings.table["table.seed"] = "5";
    app::save_settings(start.user_dirs.settings_file(), settings);
    return start;
}

// The main choice, or another one where there is none or it cannot be had yet.
void answer(Tour& tour, int& stuck) {
    const std::size_t before = answers(tour);
    press(tour, PadButton::x);
    if (tour.desk.scene() != Scene::race || answers(tour) != before) {
        stuck = 0;
        return;
    }
    ++stuck;
    for (int i = 0; i < stuck % 9; ++i)
        press(tour, i % 2 == 0 ? PadButton::right : PadButton::down);
    press(tour, PadButton::a);
}

}  // namespace

TEST_CASE("a race is set up, raced to its podium and left by pad alone", "[pad]") {
    const Folder folder("pad");
    Tour tour({1280, 720, 1.0F}, table_of_two(folder.path()));
    tour.frames(2);
    press(tour, PadButton::down);
    press(tour, PadButton::down);  // Options
    press(tour, PadButton::a);
    press(tour, PadButton::b);
    REQUIRE(tour.desk.scene() == Scene::title);
    press(tour, PadButton::up);
    press(tour, PadButton::up);
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

TEST_CASE("what was answered by pad is taken back and given again by pad", "[pad]") {
    const Folder folder("pad-undo");
    Tour tour({1280, 720, 1.0F}, table_of_two(folder.path()));
    tour.frames(2);
    press(tour, PadButton::a);
    press(tour, PadButton::a);
    REQUIRE(tour.desk.scene() == Scene::race);
    tour.frames(3);
    const std::size_t before = answers(tour);
    int stuck = 0;
    answer(tour, stuck);
    const std::size_t after = answers(tour);
    REQUIRE(after > before);
    for (int i = 0; i < 8 && answers(tour) > before; ++i) {
        const std::size_t now = answers(tour);
        press(tour, PadButton::back);
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
    const app::ClientStart start = table_of_two(folder.path());
    app::Settings settings = app::load_settings(start.user_dirs.settings_file());
    settings.pad_seats.pads = {1, 2, 0, 0, 0, 0};
    app::save_settings(start.user_dirs.settings_file(), settings);
    CHECK(app::load_settings(start.user_dirs.settings_file()).pad_seats == settings.pad_seats);
    Tour tour({1280, 720, 1.0F}, start);
    tour.frames(2);
    press(tour, PadButton::a);
    press(tour, PadButton::a);
    REQUIRE(tour.desk.scene() == Scene::race);
    tour.frames(3);
    for (int i = 0; i < 12; ++i) {
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
