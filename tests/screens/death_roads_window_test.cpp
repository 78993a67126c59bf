// A race of Death Roads in the window, from the title to the replay.
#include <catch2/catch.hpp>

#include "plain_desk.h"
#include "ui/scenes/replay_scene.h"
#include "view/words_drawn.h"

namespace {

using namespace screen_tour;

}  // namespace

TEST_CASE("Death Roads begins with a coach, is raced to the end and told again", "[large]") {
    const Folder folder("roads");
    PlainDesk roads("death-roads", folder.path());
    roads.press(Key::f);
    REQUIRE(roads.top<ui::PlayScene>() != nullptr);
    roads.race();
    REQUIRE(roads.top<ui::PlainResultsScene>() != nullptr);
    roads.press(Key::w);
    const auto* replay = roads.top<ui::ReplayScene>();
    REQUIRE(replay != nullptr);
    CHECK(replay->replay().is_over());
    CHECK(replay->replay().mark_count() > 0);
}

TEST_CASE("Where nothing is rolled the set-up speaks of cards") {
    for (const char* game : {"death-roads", "grand-prix"}) {
        const Folder folder("roads");
        PlainDesk desk(game, folder.path());
        desk.press(Key::n);
        const auto words = words_drawn::words();
        INFO(game);
        const bool has_dice = std::string(game) == "grand-prix";
        CHECK(words.contains("Dice") == has_dice);
        CHECK(words.contains("Cards") == !has_dice);
    }
}
