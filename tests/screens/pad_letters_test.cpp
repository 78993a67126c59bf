// Texts written by pad: every field of the program has the letters while a pad is in hand.
#include <catch2/catch.hpp>

#include <filesystem>

#include "pad_hands.h"
#include "view/words_drawn.h"

using shown_desk::Scene;
using stage::Key;
using namespace screen_tour;
using namespace pad_hands;

namespace {

bool shows_letters() { return words_drawn::words().contains("Shift"); }

void open_save_page(Tour& tour) {
    tour.frames(2);
    press(tour, PadButton::left);  // New race
    press(tour, PadButton::a);
    press(tour, PadButton::a);
    REQUIRE(tour.desk.scene() == Scene::race);
    press(tour, PadButton::start);
    tour.press(Key::s);
}

}  // namespace

TEST_CASE("a race is saved under a name that was written by pad", "[pad]") {
    const Folder folder("pad-letters");
    const shown_desk::ClientStart start = table_of_two(folder.path());
    Tour tour({1280, 720, 1.0F}, start);
    open_save_page(tour);
    CHECK_FALSE(shows_letters());  // a key was the last
    press(tour, PadButton::left_stick);
    REQUIRE(shows_letters());
    press(tour, PadButton::a);  // the first letter takes the place of the name proposed
    press(tour, PadButton::right);
    press(tour, PadButton::a);
    press(tour, PadButton::a);
    press(tour, PadButton::x);
    press(tour, PadButton::y);
    press(tour, PadButton::left_shoulder);
    press(tour, PadButton::up);
    press(tour, PadButton::a);
    tour.keep("pad-letters");
    press(tour, PadButton::start);
    tour.frames(4);
    CHECK_FALSE(shows_letters());
    bool is_saved = false;
    for (const auto& file : std::filesystem::recursive_directory_iterator(folder.path()))
        is_saved = is_saved || file.path().filename().string().starts_with("qw2");
    CHECK(is_saved);
}

TEST_CASE("the letters are put away by B, and what was written stays", "[pad]") {
    const Folder folder("pad-letters-away");
    Tour tour({1280, 720, 1.0F}, table_of_two(folder.path()));
    open_save_page(tour);
    press(tour, PadButton::left_stick);
    REQUIRE(shows_letters());
    for (int i = 0; i < 3; ++i)
        press(tour, PadButton::a);
    press(tour, PadButton::b);
    tour.frames(2);
    CHECK_FALSE(shows_letters());
    CHECK(words_drawn::words().contains("qqq"));
    press(tour, PadButton::down);
    press(tour, PadButton::up);  // to the field once more
    press(tour, PadButton::a);
    tour.frames(2);
    CHECK(shows_letters());
    InputEvent click;
    click.kind = InputKind::mouse_pressed;
    click.at = {2.0F, 2.0F};
    tour.desk.frame({click}, 1.0F / 60.0F);
    click.kind = InputKind::mouse_released;
    tour.desk.frame({click}, 1.0F / 60.0F);
    tour.frames(2);
    CHECK_FALSE(shows_letters());
}

TEST_CASE("a vehicle is given a name by pad, and bears it once the letters are away", "[pad]") {
    const Folder folder("pad-letters-vehicle");
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    start.data_dirs.user = folder.path().string();
    Tour tour({1280, 720, 1.0F}, start);
    tour.frames(2);
    tour.press(Key::v);
    tour.frames(2);
    tour.press(Key::w);
    tour.frames(3);
    for (int i = 0; i < 6; ++i)
        press(tour, PadButton::up);
    press(tour, PadButton::y);  // to the panel, whose first field is that of the name
    tour.frames(2);
    REQUIRE(shows_letters());
    for (int i = 0; i < 3; ++i)
        press(tour, PadButton::a);
    press(tour, PadButton::b);
    tour.frames(3);
    CHECK_FALSE(shows_letters());
    press(tour, PadButton::y);
    press(tour, PadButton::down);  // another part: its panel has no field of words
    tour.frames(3);
    tour.keep("pad-letters-vehicle");
    CHECK(words_drawn::words().contains("qqq"));
}
