// What a click on the board costs is told beside it, before it is made.
#include <catch2/catch.hpp>

#include "open_questions.h"
#include "screen_tour.h"
#include "view/words_drawn.h"

using namespace screen_tour;

TEST_CASE("the pointer on a target, or keys on a path, tell what a click would cost",
          "[FR-ATK-06]") {
    const Folder folder("price");
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    start.scene = frothy::ClientScene::race;
    start.game = open_questions::amid_rivals(start);
    REQUIRE(start.game != nullptr);
    Tour tour({1280, 720, 1.0F}, start);
    tour.frames(5);
    CHECK_FALSE(words_drawn::words().contains("pays"));
    // So many attacks stand behind one button.
    tour.press(Key::a);
    tour.frames(2);
    bool is_told = false;
    for (float y = 140.0F; y < 480.0F && !is_told; y += 20.0F) {
        for (float x = 40.0F; x < 720.0F && !is_told; x += 20.0F) {
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
