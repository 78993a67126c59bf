// What a click on the board costs is told beside it, before it is made.
#include <catch2/catch.hpp>

#include <algorithm>

#include "open_questions.h"
#include "screen_tour.h"
#include "view/words_drawn.h"

using namespace screen_tour;

TEST_CASE("the pointer on a target, or keys on a path, tell what a click would cost",
          "[FR-ATK-06]") {
    const Folder data("price-data");
    const auto& races = open_questions::all(start_in(data.path(), 1.0F));
    const Folder folder("price");
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    start.scene = frothy::ClientScene::race;
    start.game =
        std::make_shared<frothy::Game>(frothy::Game::resume(races.at(frothy::Ask::drive), {}));
    Tour tour({1280, 720, 1.0F}, start);
    tour.frames(5);
    const auto& options = start.game->pending()->options;
    REQUIRE(std::ranges::find(options, frothy::OptionKind::attack_personal,
                              &frothy::Option::kind) != options.end());
    CHECK_FALSE(words_drawn::words().contains("pays"));
    // So many attacks stand behind one button.
    tour.press(Key::a);
    tour.frames(2);
    bool is_told = false;
    for (float y = 320.0F; y < 440.0F && !is_told; y += 12.0F) {
        for (float x = 380.0F; x < 520.0F && !is_told; x += 12.0F) {
            InputEvent event;
            event.kind = InputKind::mouse_moved;
            event.at = {x, y};
            tour.desk.frame({event}, 0.5F);
            tour.desk.frame({}, 0.5F);
            tour.window.present();
            is_told = words_drawn::words().contains("pays");
        }
    }
    CHECK(is_told);
    tour.keep("price-of-an-attack");
    // Along the path by keys: there Enter acts, and the note says so.
    tour.press(Key::backspace);
    tour.press(Key::period);
    tour.frames(2);
    tour.keep("path-by-keys");
    CHECK(words_drawn::words().contains("Enter:"));
    tour.press(Key::backspace);
    CHECK_FALSE(words_drawn::words().contains("Enter:"));
}
