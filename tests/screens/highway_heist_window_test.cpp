// A game of Highway Heist in the window, from the title to the replay.
#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

#include "plain_desk.h"
#include "play/library.h"
#include "ui/scenes/replay_scene.h"
#include "view/windows_shown.h"
#include "view/words_drawn.h"

namespace {

using namespace screen_tour;

struct Chase : PlainDesk {
    explicit Chase(
        const Folder& folder, const Look& look = {1280, 720, 1.0F},
        const std::string& language = "en", void (*prefer)(ui::Settings&) = [](ui::Settings&) {})
        : PlainDesk("highway-heist", folder.path(), look, language, prefer) {}

    void answer(int count) {
        for (int i = 0; i < count; ++i) {
            press(Key::enter);
            frames(15);
        }
    }
    // Advice is given to whoever is asked, and to nobody else.
    static bool is_asked() { return words_drawn::words().contains("Why?"); }
    // How large the road is seen: what stands west of it.
    float board_seen() {
        const auto& all = texts.on_window();
        const auto at = std::ranges::find(all, "Tank", &critic::CanvasText::words);
        return at == all.end() ? 0.0F : at->where.width;
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

TEST_CASE("The sheet tells what character and car can do besides, and is read much larger "
          "[HH-PWR-01]",
          "[small]") {
    const Folder folder("heist-sheet");
    Chase chase(folder);
    chase.press(Key::f);
    chase.frames(30);
    CHECK(chase.texts.show("Loose Tail: "));
    const float at_the_side = chase.texts.tallest("Follow Through: ");
    REQUIRE(at_the_side > 0.0F);
    chase.click({1100.0F, 300.0F});
    chase.frames(5);
    CHECK(chase.texts.tallest("Follow Through: ") > 1.4F * at_the_side);
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

TEST_CASE("A blow is seen nearer, and the question after it with the whole road", "[large]") {
    const Folder folder("heist-near");
    Chase chase(folder, {1280, 720, 1.0F}, "en",
                [](ui::Settings& settings) { settings.pace = ui::Pace::fast; });
    chase.press(Key::f);
    chase.press(Key::l);
    chase.frames(60);
    const float whole = chase.board_seen();
    REQUIRE(whole > 0.0F);
    int nearer = 0;
    int asked = 0;
    for (int quiet = 0; asked < 40 && quiet < 100; ++quiet) {
        chase.frames(6);
        if (chase.top<ui::PlayScene>() == nullptr) break;
        nearer += chase.board_seen() > 1.1F * whole ? 1 : 0;
        // Dice, and what is asked in between, once it is there.
        if (!Chase::is_asked() && quiet % 20 == 19) chase.press(Key::enter);
        if (!Chase::is_asked()) continue;
        chase.frames(30);  // until an eye has found the answers
        ++asked;
        CHECK(chase.board_seen() == Approx(whole).epsilon(0.01));
        chase.press(Key::enter);
        quiet = 0;
    }
    CHECK(asked > 20);
    CHECK(nearer > 0);
}
