// A race of Circus Maximus in the window, from the title to the replay.
#include <catch2/catch.hpp>

#include "plain_desk.h"
#include "play/library.h"
#include "ui/scenes/replay_scene.h"

namespace {

using namespace screen_tour;

struct Circus : PlainDesk {
    explicit Circus(const Folder& folder, const Look& look = {1280, 720, 1.0F},
                    const std::string& language = "en")
        : PlainDesk("circus-maximus", folder.path(), look, language) {}

    // On until this many answers were asked of the person, each but the last as advised.
    void to_question(int count) {
        for (int i = 0; i < 600 && count > 0; ++i) {
            frames(2);
            if (!played().open_game().human_decides()) {
                press(Key::space);
                continue;
            }
            if (--count > 0) press(Key::enter);
        }
        frames(20);
    }
};

}  // namespace

TEST_CASE("Circus Maximus begins with a coach, is raced to the end and told again", "[large]") {
    const Folder folder("circus");
    Circus circus(folder);
    circus.press(Key::f);
    REQUIRE(circus.top<ui::PlayScene>() != nullptr);
    circus.to_question(1);
    const play::OpenGame& game = circus.played().open_game();
    REQUIRE(game.human_decides());
    circus.race();
    REQUIRE(circus.top<ui::PlainResultsScene>() != nullptr);
    circus.press(Key::w);
    const auto* replay = circus.top<ui::ReplayScene>();
    REQUIRE(replay != nullptr);
    CHECK(replay->replay().is_over());
    CHECK(replay->replay().mark_count() > 0);
}
