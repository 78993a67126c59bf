// The mouse wanders over every screen and every kind of decision: notes, tooltips and links come
// and go without harm, and whatever is asked fits its panel.
#include <catch2/catch.hpp>

#include <set>
#include <string>

#include "screen_tour.h"
#include "view/words_drawn.h"

using shown_desk::Scene;
using namespace screen_tour;

namespace {

constexpr Look hover_looks[] = {{1280, 720, 1.0F}, {1280, 720, 1.5F}};

void rest_at(Tour& tour, float x, float y) {
    InputEvent event;
    event.kind = InputKind::mouse_moved;
    event.at = {x, y};
    tour.desk.frame({event}, 0.5F);  // long enough for a note to open
    tour.window.present();
}

void wander(Tour& tour, const Look& look) {
    constexpr int columns = 9;
    constexpr int rows = 7;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            // Every second row shifted, so that narrow things are not passed over.
            const float shift = row % 2 == 0 ? 0.25F : 0.75F;
            rest_at(tour,
                    (static_cast<float>(column) + shift) * static_cast<float>(look.width) / columns,
                    (static_cast<float>(row) + 0.5F) * static_cast<float>(look.height) / rows);
        }
    }
    rest_at(tour, 2.0F, 2.0F);
}

void seat_two_people(const shown_desk::ClientStart& start, float scale) {
    ui::Settings settings;
    settings.scale = scale;
    settings.pace = ui::Pace::instant;
    settings.tables["frothy"] = {{"course", "circus-parvus"},
                                 {"seed", "7"},
                                 {"laps", "1"},
                                 {"seats", "4"},
                                 {"seat.1.person", "true"},
                                 {"seat.2.person", "true"},
                                 {"seat.3.person", "true"},
                                 {"seat.4.person", "true"}};
    for (int seat = 1; seat <= 4; ++seat) {
        settings.tables["frothy"]["seat." + std::to_string(seat) + ".livery"] =
            std::to_string(seat);
    }
    ui::save_settings(start.user_dirs.settings_file(), settings);
}

}  // namespace

TEST_CASE("the mouse may rest anywhere on every screen", "[long]") {
    for (const Look& look : hover_looks) {
        CAPTURE(look.width, look.height, look.scale);
        const Folder folder("hover");
        const shown_desk::ClientStart start = start_in(folder.path(), look.scale);
        seat_two_people(start, look.scale);
        Tour tour(look, start);
        tour.frames(2);
        wander(tour, look);
        tour.press(Key::r);  // the rules over the title
        wander(tour, look);
        tour.press(Key::escape);
        tour.press(Key::n);
        REQUIRE(tour.desk.scene() == Scene::setup);
        wander(tour, look);
        tour.press(Key::f4);  // the house rules
        wander(tour, look);
        tour.press(Key::f2);
        tour.press(Key::enter);
        REQUIRE(tour.desk.scene() == Scene::race);

        std::set<frothy::Ask> met;
        for (int i = 0; i < 900 && tour.desk.scene() == Scene::race; ++i) {
            const auto* decision = tour.desk.game()->pending();
            if (decision == nullptr) break;
            if (met.insert(decision->ask).second) {
                tour.frames(3);
                wander(tour, look);
                CHECK(tour.desk.scene() == Scene::race);
            }
            // A card where there are some, then whatever the panel proposes.
            if (i % 3 == 0) tour.press(Key::w);
            if (i % 5 == 0) tour.press(Key::r);
            tour.press(Key::enter);
            if (i % 2 == 0) tour.press(Key::left);
            if (i % 7 == 0) tour.press(Key::digit_1);
        }
        CHECK(met.contains(frothy::Ask::speed_cards));
        CHECK(met.contains(frothy::Ask::keep_dice));
        CHECK(met.contains(frothy::Ask::drive));
        if (tour.desk.scene() == Scene::race) {
            tour.press(Key::f4);
            wander(tour, look);
            tour.press(Key::f5);
            wander(tour, look);
            tour.press(Key::f2);
            for (kernel::PlayerId seat = 0; seat < 4; ++seat)
                tour.desk.game()->set_driver(seat, "steady");
            for (int i = 0; i < 5000 && tour.desk.scene() == Scene::race; ++i)
                tour.frames(1);
        }
        REQUIRE(tour.desk.scene() == Scene::results);
        wander(tour, look);
    }
}

TEST_CASE("a note goes at a key, and comes again when the pointer moves") {
    const Look look = hover_looks[0];
    const Folder folder("hover-away");
    const shown_desk::ClientStart start = start_in(folder.path(), look.scale);
    seat_two_people(start, look.scale);
    Tour tour(look, start);
    tour.frames(2);
    tour.press(Key::n);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    tour.frames(4);
    const auto tells_of_damage = [] { return words_drawn::words().contains("hurts"); };
    constexpr float beside_the_track = 1020.0F;
    constexpr float at_the_track = 345.0F;
    rest_at(tour, beside_the_track, at_the_track);
    tour.desk.frame({}, 0.5F);
    CHECK(tells_of_damage());
    tour.press(Key::tab);
    tour.desk.frame({}, 0.5F);
    CHECK_FALSE(tells_of_damage());
    tour.press(Key::enter);
    tour.desk.frame({}, 0.5F);
    CHECK_FALSE(tells_of_damage());
    rest_at(tour, beside_the_track + 2.0F, at_the_track);
    tour.desk.frame({}, 0.5F);
    CHECK(tells_of_damage());
}

TEST_CASE("Enter races on from the menu, also after a look at one of its pages") {
    const Folder folder("menu");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    seat_two_people(start, 1.0F);
    Tour tour({1280, 720, 1.0F}, start);
    tour.press(Key::n);
    tour.press(Key::enter);
    const auto is_open = [] { return words_drawn::words().contains("paused"); };
    for (const Key page : {Key::d, Key::h, Key::s}) {
        tour.press(Key::escape);
        REQUIRE(is_open());
        tour.press(page);
        REQUIRE_FALSE(is_open());
        tour.press(Key::escape);
        REQUIRE(is_open());
        tour.press(Key::enter);
        CHECK_FALSE(is_open());
    }
}

TEST_CASE("the strip knows who has moved, also where a move ended without a word") {
    const Folder folder("strip");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    seat_two_people(start, 1.0F);
    Tour tour({1280, 720, 1.0F}, start);
    tour.press(Key::n);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    const frothy::Game& game = *tour.desk.game();
    int compared = 0;
    kernel::PlayerId asked = kernel::nobody;
    for (int i = 0; i < 80 && compared < 6; ++i) {
        tour.press(Key::enter);
        const frothy::Game::Decision* pending = game.pending();
        REQUIRE(pending != nullptr);
        if (pending->ask != frothy::Ask::drive || pending->player == asked) continue;
        asked = pending->player;
        bool has_moved = false;
        for (int v = 0; v < game.now().vehicle_count; ++v)
            has_moved =
                has_moved || game.now()[static_cast<frothy::VehicleId>(v)].moved_in_phase != 0;
        bool is_told = false;
        for (float x = 420.0F; x < 900.0F && !is_told; x += 20.0F) {
            rest_at(tour, x, 27.0F);
            is_told = words_drawn::words().contains("moved");
        }
        CAPTURE(i, static_cast<int>(asked));
        CHECK(is_told == has_moved);
        ++compared;
    }
    CHECK(compared == 6);
}

TEST_CASE("the strip tells whom the computer drives") {
    const Folder folder("strip-drivers");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    seat_two_people(start, 1.0F);
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    settings.tables["frothy"]["seat.4.person"] = "false";
    ui::save_settings(start.user_dirs.settings_file(), settings);
    Tour tour({1280, 720, 1.0F}, start);
    tour.press(Key::n);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    rest_at(tour, 200.0F, 27.0F);
    tour.desk.frame({}, 0.1F);
    const auto anyway = words_drawn::words();  // who is asked, and whom that is about
    std::set<std::string> told;
    for (float x = 300.0F; x < 1000.0F; x += 10.0F) {
        rest_at(tour, x, 27.0F);
        tour.desk.frame({}, 0.1F);
        const auto words = words_drawn::words();
        if (!words.contains("computer")) continue;
        for (const std::string name : {"White,", "Gold,", "Green,"})
            if (words.contains(name) && !anyway.contains(name)) told.insert(name);
    }
    // The fourth seat alone.
    CHECK(told == std::set<std::string>{"Green,"});
}
