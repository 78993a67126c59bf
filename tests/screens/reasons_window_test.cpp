// "Why?" in the window, where a game has more to say than the rule.
#include <catch2/catch.hpp>

#include "plain_desk.h"
#include "view/words_drawn.h"

namespace {

using namespace screen_tour;

}  // namespace

TEST_CASE("asked why, a Grand Prix tells what the gold tyre has over the other", "[small]") {
    const Folder folder("why-tyre");
    PlainDesk desk("grand-prix", folder.path());
    desk.press(Key::n);
    desk.press(Key::enter);
    REQUIRE(desk.top<ui::PlayScene>() != nullptr);
    desk.frames(30);
    // Spaces a turn on HARD, which is not what is pointed at.
    CHECK_FALSE(words_drawn::words().contains("3.5."));
    desk.press(Key::f1);
    CHECK(words_drawn::words().contains("\"HARD\""));
    CHECK(words_drawn::words().contains("3.5."));
}
