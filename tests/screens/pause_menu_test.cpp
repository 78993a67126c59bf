// The menu over a race that is paused: the same for every game.
#include <catch2/catch.hpp>

#include <string>

#include "plain_desk.h"
#include "view/windows_shown.h"
#include "view/words_drawn.h"

namespace {

using namespace screen_tour;

stage::Rect menu_of(const std::string& game) {
    const Folder folder("pause-" + game);
    PlainDesk desk(game, folder.path());
    desk.press(Key::n);
    desk.press(Key::enter);
    REQUIRE(desk.top<ui::PlayScene>() != nullptr);
    desk.frames(30);
    desk.press(Key::escape);
    desk.keep("pause-" + game);
    // A team has no podium.
    CHECK(words_drawn::words().contains(game == "highway-heist" ? "went" : "podium"));
    const ImGuiWindow* sheet = windows_shown::window_named("race menu/sheet");
    REQUIRE(sheet != nullptr);
    return {sheet->Pos.x, sheet->Pos.y, sheet->Size.x, sheet->Size.y};
}

}  // namespace

TEST_CASE("the menu of a paused race has the same size and place in every game") {
    const stage::Rect first = menu_of("snails");
    CHECK(first.height < 720.0F);
    for (const char* game : {"grand-prix", "circus-maximus", "death-roads", "highway-heist"}) {
        INFO(game);
        const stage::Rect other = menu_of(game);
        CHECK(other.x == first.x);
        CHECK(other.y == first.y);
        CHECK(other.width == first.width);
        CHECK(other.height == first.height);
    }
}

TEST_CASE("news waits until the menu or the rules over a race are closed") {
    const Folder folder("pause-news");
    PlainDesk desk("highway-heist", folder.path(), {1280, 720, 1.0F}, "en",
                   [](ui::Settings& settings) { settings.has_coach = false; });
    desk.press(Key::f);
    REQUIRE(desk.top<ui::PlayScene>() != nullptr);
    desk.frames(30);
    const auto is_told = [] { return words_drawn::words().contains("Newsworthy"); };
    desk.played().tell("Newsworthy");
    desk.frames(3);
    REQUIRE(is_told());
    const auto wait_a_minute = [&desk] {
        for (int i = 0; i < 120; ++i)
            desk.frame({}, 0.5F);
    };
    desk.press(Key::escape);
    CHECK(windows_shown::window_named("race menu/sheet") != nullptr);
    CHECK_FALSE(is_told());
    wait_a_minute();
    desk.press(Key::escape);
    CHECK(is_told());
    // "Why?", and then its rule.
    desk.press(Key::f1);
    desk.press(Key::f1);
    REQUIRE(words_drawn::words().contains("Close"));
    CHECK_FALSE(is_told());
    desk.press(Key::escape);
    REQUIRE_FALSE(words_drawn::words().contains("Close"));
    CHECK(is_told());
    wait_a_minute();
    CHECK_FALSE(is_told());
}

TEST_CASE("the menu over a race that has ended says so, and does not offer to race on") {
    const Folder folder("pause-over");
    PlainDesk desk("snails", folder.path());
    desk.press(Key::n);
    desk.press(Key::enter);
    REQUIRE(desk.top<ui::PlayScene>() != nullptr);
    desk.race();
    desk.frames(60);
    desk.press(Key::b);
    REQUIRE(desk.top<ui::PlayScene>() != nullptr);
    desk.press(Key::escape);
    REQUIRE(windows_shown::window_named("race menu/sheet") != nullptr);
    const auto words = words_drawn::words();
    CHECK(words.contains("over"));
    CHECK_FALSE(words.contains("paused"));
    CHECK_FALSE(words.contains("Race"));
}
