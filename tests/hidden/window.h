// A program with a window in memory for the scenes of any game.
#pragma once

#include <filesystem>
#include <string>
#include <utility>

#include "app/core/shipped_dirs.h"
#include "stage/imgui_frame.h"
#include "stage/screen.h"
#include "stage/sprite_store.h"
#include "ui/options/options_panel.h"
#include "ui/options/settings.h"
#include "ui/rules_window.h"
#include "ui/scene.h"

namespace hidden {

class Window final : public ui::Program {
public:
    Window()
        : window_({1280, 720}, assets()),
          sprites_(window_.canvas(), assets()),
          frame_(window_, 1.0F) {
        settings_.pace = ui::Pace::instant;
    }

    stage::Screen& screen() override { return window_; }
    stage::SpriteStore& sprites() override { return sprites_; }
    stage::SoundBox* sounds() override { return nullptr; }
    ui::Settings& settings() override { return settings_; }
    ui::OptionsPanel& options() override { return options_; }
    ui::RulesWindow& rules() override { return rules_; }
    ui::SceneStack& scenes() override { return scenes_; }
    const ui::Seating& nobody() const override { return nobody_; }
    const play::UserDirs& user_dirs() const override { return dirs_; }
    const formats::DataDirs& data_dirs() const override { return data_; }
    std::string language() const override { return "en"; }
    bool paints_beside_frames() const override { return false; }
    void settings_changed() override {}
    bool is_covered() const override { return false; }
    void show_options() override {}
    void tell(std::string news) override { news_ = std::move(news); }
    void quit() override {}

    void frames(int count) {
        for (int i = 0; i < count; ++i) {
            scenes_.settle();
            scenes_.top().advance(1.0F / 60.0F);
            frame_.begin(1.0F / 60.0F);
            scenes_.top().show(
                {frame_, sprites_, scenes_.top().seating(), scenes_.top().rulebook()});
            frame_.end();
            window_.present();
        }
    }
    void press(stage::Key key) {
        stage::InputEvent event;
        event.kind = stage::InputKind::key_pressed;
        event.key = key;
        scenes_.top().feed(event, false);
        frames(3);
    }
    stage::Image picture() {
        scenes_.top().settle();
        frames(3);
        return window_.snapshot();
    }

private:
    static std::filesystem::path assets() { return app::shipped_data_dir() / "assets"; }

    stage::OffscreenWindow window_;
    stage::SpriteStore sprites_;
    stage::ImGuiFrame frame_;
    ui::Settings settings_;
    ui::OptionsPanel options_;
    ui::RulesWindow rules_;
    ui::SceneStack scenes_;
    ui::Seating nobody_;
    play::UserDirs dirs_;
    formats::DataDirs data_;
    std::string news_;
};

// Something at the bottom of the stack.
class Ground final : public ui::Scene {
public:
    explicit Ground(ui::Program& program) : program_(program) {}
    void show(const ui::Kit&) override {}
    const ui::Seating& seating() const override { return program_.nobody(); }
    const formats::Rulebook& rulebook() const override { return book_; }

private:
    ui::Program& program_;
    formats::Rulebook book_;
};

}  // namespace hidden
