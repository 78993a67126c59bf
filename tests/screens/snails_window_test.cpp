// The smallest game in the window: everything that any game has there.
#include <catch2/catch.hpp>

#include "plain_desk.h"
#include "play/autosave.h"
#include "play/library.h"
#include "ui/scenes/replay_scene.h"

namespace {

using namespace screen_tour;

struct Snails : PlainDesk {
    explicit Snails(const std::filesystem::path& folder) : PlainDesk("snails", folder) {}
};

}  // namespace

TEST_CASE("a game that gives its rules and words alone is set up, raced, told and kept",
          "[small]") {
    const Folder folder("snails");
    Snails snails(folder.path());
    snails.press(Key::n);
    REQUIRE(snails.top<ui::PlainSetupScene>() != nullptr);
    snails.press(Key::enter);
    REQUIRE(snails.top<ui::PlayScene>() != nullptr);
    snails.frames(30);

    const play::OpenGame& game = snails.played().open_game();
    REQUIRE(game.human_decides());
    const auto first = game.question();
    snails.press(Key::enter);
    snails.frames(30);
    CHECK(game.undo_terms());
    snails.press(Key::z, true);
    // Past a die the table is asked.
    snails.press(Key::enter);
    snails.frames(10);
    CHECK(game.can_redo());
    CHECK(game.question()->player == first->player);

    const auto unfinished = play::unfinished_files(snails.dirs());
    CHECK(unfinished.empty());  // it is being played
    snails.race();
    REQUIRE(snails.top<ui::PlainResultsScene>() != nullptr);
    snails.press(Key::s);
    CHECK(play::saved_files(snails.dirs()).size() == 1);
    snails.press(Key::w);
    const auto* replay = snails.top<ui::ReplayScene>();
    REQUIRE(replay != nullptr);
    CHECK(replay->replay().is_over());
    CHECK(replay->replay().mark_count() > 0);
    snails.press(Key::right);
    CHECK(replay->stop() == 1);
    snails.press(Key::end);
    CHECK(replay->stop() == replay->replay().last());
    snails.press(Key::escape);
    CHECK(snails.top<ui::PlainResultsScene>() != nullptr);
}

TEST_CASE("a game left in the middle is offered again", "[small]") {
    const Folder folder("snails-left");
    {
        Snails snails(folder.path());
        snails.press(Key::f);
        snails.frames(30);
        snails.press(Key::enter);
        REQUIRE(snails.top<ui::PlayScene>() != nullptr);
    }
    Snails again(folder.path());
    CHECK(play::unfinished_files(again.dirs()).size() == 1);
    again.press(Key::c);
    REQUIRE(again.top<ui::PlayScene>() != nullptr);
    CHECK(again.played().open_game().undo_terms());
}

TEST_CASE("people throw their own dice and tell what they show", "[small]") {
    const Folder folder("snails-dice");
    PlainDesk snails("snails", folder.path(), {1280, 720, 1.0F}, "en",
                     [](ui::Settings& settings) { settings.has_own_dice = true; });
    snails.press(Key::f);
    snails.frames(30);
    snails.press(Key::enter);
    REQUIRE(snails.top<ui::PlayScene>() != nullptr);
    const play::OpenGame& game = snails.played().open_game();
    int told = 0;
    for (int i = 0; i < 1000 && snails.top<ui::PlainResultsScene>() == nullptr; ++i) {
        if (game.awaited_dice()) {
            CHECK_FALSE(game.is_over());
            CHECK(game.is_human_seat(game.awaited_dice()->player));
            const auto revision = game.awaited_dice()->revision;
            snails.press(Key::enter);  // no die falls by itself
            REQUIRE(game.awaited_dice());
            CHECK(game.awaited_dice()->revision == revision);
            snails.keep("own-dice");
            snails.press(Key::digit_6);
            ++told;
        } else if (snails.top<ui::PlayScene>() != nullptr) {
            snails.press(Key::enter);
        }
        snails.frames(10);
    }
    CHECK(snails.top<ui::PlainResultsScene>() != nullptr);
    CHECK(told > 1);
}
