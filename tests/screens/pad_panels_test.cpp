// What a pad reaches beside the board: long texts, menus that go on, panels and the way back.
#include <catch2/catch.hpp>

#include <imgui_internal.h>

#include "pad_hands.h"
#include "plain_desk.h"
#include "view/windows_shown.h"
#include "view/words_drawn.h"

using shown_desk::Scene;
using namespace screen_tour;
using namespace pad_hands;

namespace {

bool sees(const char* word) { return words_drawn::words().contains(word); }

void start_race(Tour& tour) {
    tour.frames(2);
    press(tour, PadButton::left);  // New race
    press(tour, PadButton::a);
    REQUIRE(tour.desk.scene() == Scene::setup);
    press(tour, PadButton::start);
    REQUIRE(tour.desk.scene() == Scene::race);
}

}  // namespace

TEST_CASE("Start begins the race that is set up, opens the menu and puts it away", "[pad]") {
    const Folder folder("pad-start");
    Tour tour({1280, 720, 1.0F}, table_of_two(folder.path()));
    tour.frames(2);
    press(tour, PadButton::start);
    CHECK(tour.desk.scene() == Scene::title);
    start_race(tour);
    press(tour, PadButton::start);
    CHECK(sees("paused"));
    press(tour, PadButton::start);
    tour.frames(2);
    CHECK_FALSE(sees("paused"));
    CHECK(tour.desk.scene() == Scene::race);
}

TEST_CASE("places of a plain game's board are chosen by the cross as by its keys", "[pad]") {
    const auto told = [](bool by_pad) {
        const Folder folder("pad-places");
        PlainDesk desk("circus-maximus", folder.path(), {1280, 720, 1.0F}, "en",
                       [](ui::Settings& settings) { settings.has_coach = false; });
        desk.press(Key::n);
        desk.press(Key::enter);
        REQUIRE(desk.top<ui::PlayScene>() != nullptr);
        for (int i = 0; i < 40; ++i) {
            desk.frames(10);
            if (desk.top<ui::PlayScene>() == nullptr) break;
            if (!desk.played().open_game().human_decides()) continue;
            if (by_pad) {
                desk.press(PadButton::down);
                desk.press(PadButton::down);
                desk.press(PadButton::a);
            } else {
                desk.press(Key::comma);
                desk.press(Key::comma);
                desk.press(Key::enter);
            }
            desk.press(Key::enter);  // what costs something is confirmed
        }
        desk.frames(10);
        return words_drawn::words();
    };
    CHECK(told(true) == told(false));
}
