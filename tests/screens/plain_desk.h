// A desk in a window in memory on which one of the plain games lies open.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "app/client/desk.h"
#include "screen_tour.h"
#include "ui/plain/plain_scenes.h"
#include "ui/scenes/play_scene.h"

namespace screen_tour {

class PlainDesk {
public:
    PlainDesk(
        const std::string& game, const std::filesystem::path& folder,
        const Look& look = {1280, 720, 1.0F}, const std::string& language = "en",
        void (*prefer)(ui::Settings&) = [](ui::Settings&) {})
        : start_(start_in(folder, look.scale)), window_({look.width, look.height}, start_.assets) {
        window_.canvas().set_witness(&texts);
        window_.set_watched(false);
        start_.catalogues = app::shipped_catalogues_dir();
        play::ClientStart start = start_;
        start.game_id = game;
        const auto file = start.user_dirs.settings_file();
        ui::Settings settings = ui::load_settings(file);
        settings.language = language;
        settings.tables[game]["seed"] = "7";  // in every run the same dice
        prefer(settings);
        ui::save_settings(file, settings);
        desk_ = std::make_unique<Opened>(window_, start);
        frames(3);
    }

    void frame(const std::vector<InputEvent>& struck, float seconds) {
        desk_->frame(struck, seconds);
        window_.present();
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
    // A curtain listens once nothing was struck for a moment.
    void wait_a_second() {
        for (int i = 0; i < 10; ++i)
            desk_->frame({}, 0.1F);
    }
    void press(stage::PadButton button) {
        InputEvent event;
        event.kind = InputKind::pad_pressed;
        event.pad_button = button;
        desk_->frame({event}, 1.0F / 60.0F);
        event.kind = InputKind::pad_released;
        desk_->frame({event}, 1.0F / 60.0F);
        frames(3);
    }
    void point_at(stage::Vec2 at) {
        InputEvent event;
        event.kind = InputKind::mouse_moved;
        event.at = at;
        desk_->frame({event}, 1.0F / 60.0F);
        frames(3);
    }
    // With the mouse.
    void click(stage::Vec2 at) {
        InputEvent event;
        event.at = at;
        for (const InputKind kind :
             {InputKind::mouse_moved, InputKind::mouse_pressed, InputKind::mouse_released}) {
            event.kind = kind;
            desk_->frame({event}, 1.0F / 60.0F);
        }
        frames(3);
    }
    template <class Kind>
    Kind* top() const {
        return dynamic_cast<Kind*>(desk_->top());
    }
    ui::PlayScene& played() const { return *top<ui::PlayScene>(); }
    // The person does what is advised, until it is over.
    void race() {
        for (int i = 0; i < 1000 && top<ui::PlainResultsScene>() == nullptr; ++i) {
            if (top<ui::PlayScene>() != nullptr) press(Key::enter);
            frames(10);
        }
    }
    const play::UserDirs& dirs() const { return start_.user_dirs; }

    // What is seen, painted in a frame that takes no time: nobody watches the others.
    stage::Image picture() {
        window_.set_watched(true);
        desk_->frame({}, 0.0F);
        window_.present();
        window_.set_watched(false);
        return window_.snapshot();
    }
    // The picture as it is, where HIPPODROME_PICTURES names a folder for pictures.
    void keep(const std::string& name) {
        if (const char* folder = std::getenv("HIPPODROME_PICTURES")) {
            stage::save_png(picture(), std::filesystem::path(folder) / (name + ".png"));
        }
    }

    critic::CanvasTexts texts;

private:
    struct Opened : app::Desk {
        using app::Desk::Desk;
        ui::Scene* top() const { return shown().back().get(); }
    };

    shown_desk::ClientStart start_;
    stage::OffscreenWindow window_;
    std::unique_ptr<Opened> desk_;
};

}  // namespace screen_tour
