// The smallest game in the window: everything that any game has there.
#include <catch2/catch.hpp>

#include <memory>

#include "app/client/desk.h"
#include "play/autosave.h"
#include "play/library.h"
#include "screen_tour.h"
#include "ui/plain/plain_scenes.h"
#include "ui/scenes/replay_scene.h"

namespace {

using namespace screen_tour;

// A desk on which it lies open.
class Snails {
public:
    explicit Snails(const std::filesystem::path& folder)
        : start_(start_in(folder, 1.0F)), window_({1280, 720}, start_.assets) {
        play::ClientStart start = start_;
        start.game_id = "snails";
        const auto file = start.user_dirs.settings_file();
        ui::Settings settings = ui::load_settings(file);
        settings.tables["snails"]["seed"] = "7";  // in every run the same dice
        ui::save_settings(file, settings);
        desk_ = std::make_unique<Opened>(window_, start);
        frames(3);
    }

    void frames(int count) {
        for (int i = 0; i < count; ++i) {
            desk_->frame({}, 1.0F / 60.0F);
            window_.present();
        }
    }
    void press(Key key, bool control = false) {
        InputEvent event;
        event.kind = InputKind::key_pressed;
        event.key = key;
        event.modifiers.control = control;
        desk_->frame({event}, 1.0F / 60.0F);
        event.kind = InputKind::key_released;
        desk_->frame({event}, 1.0F / 60.0F);
        frames(3);
    }
    template <class Kind>
    Kind* top() const {
        return dynamic_cast<Kind*>(desk_->top());
    }
    ui::PlayScene& played() const { return *top<ui::PlayScene>(); }
    // The person does what is advised, until it is over.
    void race() {
        for (int i = 0; i < 400 && top<ui::PlainResultsScene>() == nullptr; ++i) {
            if (top<ui::PlayScene>() != nullptr) press(Key::enter);
            frames(10);
        }
    }
    const play::UserDirs& dirs() const { return start_.user_dirs; }

private:
    struct Opened : app::Desk {
        using app::Desk::Desk;
        ui::Scene* top() const { return shown().back().get(); }
    };

    shown_desk::ClientStart start_;
    stage::OffscreenWindow window_;
    std::unique_ptr<Opened> desk_;
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
