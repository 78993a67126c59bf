// A game of Highway Heist in the window, from the title to the replay.
#include <catch2/catch.hpp>

#include <string>

#include "plain_desk.h"
#include "play/library.h"
#include "ui/scenes/replay_scene.h"
#include "view/windows_shown.h"

namespace {

using namespace screen_tour;

struct Chase : PlainDesk {
    explicit Chase(const Folder& folder, const Look& look = {1280, 720, 1.0F},
                   const std::string& language = "en")
        : PlainDesk("highway-heist", folder.path(), look, language) {}

    void answer(int count) {
        for (int i = 0; i < count; ++i) {
            press(Key::enter);
            frames(15);
        }
    }
};

}  // namespace

TEST_CASE("Highway Heist begins with a coach, is played to its end and told again", "[large]") {
    const Folder folder("heist");
    Chase chase(folder);
    chase.press(Key::f);
    REQUIRE(chase.top<ui::PlayScene>() != nullptr);
    const play::OpenGame& game = chase.played().open_game();
    REQUIRE(game.human_decides());
    // What the coach says stands under the team, and covers nothing of the road.
    chase.frames(30);
    const ImGuiWindow* lesson = windows_shown::window_named("lesson");
    REQUIRE(lesson != nullptr);
    CHECK(lesson->Pos.x > 0.68F * 1280.0F);
    CHECK(lesson->Pos.y > 0.75F * 720.0F);
    chase.answer(4);
    CHECK(game.undo_terms());
    chase.race();
    REQUIRE(chase.top<ui::PlainResultsScene>() != nullptr);
    chase.keep("heist-results");
    chase.press(Key::w);
    const auto* replay = chase.top<ui::ReplayScene>();
    REQUIRE(replay != nullptr);
    CHECK(replay->replay().is_over());
    CHECK(replay->replay().mark_count() > 0);
}

TEST_CASE("A team of one is set up, and its game is offered again where it was left", "[small]") {
    const Folder folder("heist-left");
    {
        Chase chase(folder, {1920, 1080, 1.0F}, "de");
        chase.press(Key::n);
        REQUIRE(chase.top<ui::PlainSetupScene>() != nullptr);
        chase.press(Key::f3);
        chase.keep("heist-agreed");
        chase.press(Key::enter);
        REQUIRE(chase.top<ui::PlayScene>() != nullptr);
        chase.answer(5);
        chase.keep("heist-1080-de");
    }
    Chase again(folder, {1920, 1080, 2.0F});
    CHECK(play::unfinished_files(again.dirs()).size() == 1);
    again.press(Key::c);
    REQUIRE(again.top<ui::PlayScene>() != nullptr);
    again.frames(20);
    again.keep("heist-200");
}
