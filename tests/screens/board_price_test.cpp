// What a click on the board costs is told beside it, before it is made.
#include <catch2/catch.hpp>

#include <algorithm>

#include "open_questions.h"
#include "screen_tour.h"
#include "view/words_drawn.h"

using namespace screen_tour;

namespace {

bool is_attack(const frothy::Option& option) {
    return option.kind == frothy::OptionKind::attack_personal ||
           option.kind == frothy::OptionKind::attack_vehicle;
}

// Where chance leads to somebody on the move who may attack in several ways.
std::shared_ptr<frothy::Game> amid_rivals(const shown_desk::ClientStart& start) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        frothy::Game game = frothy::Game::start(open_questions::full_race(start, seed), {});
        frothy::RandomDriver random(seed);
        for (int i = 0; i < 1500 && !game.is_over(); ++i) {
            const auto& pending = *game.pending();
            if (pending.ask == frothy::Ask::drive &&
                std::ranges::count_if(pending.options, is_attack) >= 4) {
                return std::make_shared<frothy::Game>(frothy::Game::resume(game.record(), {}));
            }
            game.submit(static_cast<std::size_t>(random(pending.now, pending.question())));
        }
    }
    return nullptr;
}

}  // namespace

TEST_CASE("the pointer on a target, or keys on a path, tell what a click would cost",
          "[FR-ATK-06]") {
    const Folder folder("price");
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    start.scene = frothy::ClientScene::race;
    start.game = amid_rivals(start);
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
