// A desk in a window in memory, with a folder of its own: what the tests of whole screens share.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "app/client/client.h"
#include "app/core/shipped_dirs.h"
#include "screens/shown_desk.h"
#include "stage/screen.h"
#include "ui/options/settings.h"
#include "view/canvas_texts.h"

namespace screen_tour {

using shown_desk::Desk;
using stage::InputEvent;
using stage::InputKind;
using stage::Key;

struct Look {
    int width;
    int height;
    float scale;
};

// A folder of its own, removed at the end.
class Folder {
public:
    explicit Folder(const std::string& name)
        : path_(std::filesystem::temp_directory_path() /
                ("hippodrome-screens-" + name + '-' + std::to_string(std::random_device{}()))) {
        std::filesystem::remove_all(path_);
        std::filesystem::create_directories(path_);
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

inline shown_desk::ClientStart start_in(const std::filesystem::path& folder, float scale) {
    shown_desk::ClientStart start;
    start.user_dirs = {folder, folder, folder};
    const std::filesystem::path data = app::shipped_data_dir();
    start.data_dirs.data = data.string();
    start.assets = data / "assets";
    start.ledgers = data / "docs" / "rules";
    ui::Settings settings;
    settings.scale = scale;
    settings.pace = ui::Pace::instant;
    settings.tables["frothy"]["seed"] = "7";  // every run sees the same dice
    ui::save_settings(start.user_dirs.settings_file(), settings);
    return start;
}

struct Tour {
    Tour(const Look& look, const shown_desk::ClientStart& start)
        : window({look.width, look.height}, start.assets), desk(window, start) {
        window.canvas().set_witness(&texts);
        window.set_watched(false);
    }

    void frames(int count) {
        for (int i = 0; i < count; ++i) {
            desk.frame({}, 1.0F / 60.0F);
            window.present();
        }
    }
    void press(Key key) {
        InputEvent event;
        event.kind = InputKind::key_pressed;
        event.key = key;
        desk.frame({event}, 1.0F / 60.0F);
        event.kind = InputKind::key_released;
        desk.frame({event}, 1.0F / 60.0F);
        frames(2);
    }
    // It listens once nothing was struck for a moment.
    void open_curtain() {
        for (int i = 0; i < 10; ++i)
            desk.frame({}, 0.1F);
        press(Key::enter);
    }
    // What is seen, painted in a frame that takes no time: nobody watches the others.
    stage::Image picture() {
        window.set_watched(true);
        desk.frame({}, 0.0F);
        window.present();
        window.set_watched(false);
        return window.snapshot();
    }
    // How many colours a coarse grid of pixels shows: a picture that failed has few.
    std::size_t colours() {
        const stage::Image image = picture();
        std::map<int, int> seen;
        for (int y = 0; y < image.size.height; y += 5) {
            for (int x = 0; x < image.size.width; x += 5) {
                const stage::Colour c = image.at(x, y);
                ++seen[(c.r << 16) | (c.g << 8) | c.b];
            }
        }
        return seen.size();
    }

    // The picture as it is, where HIPPODROME_PICTURES names a folder for pictures.
    void keep(const std::string& name) {
        if (const char* folder = std::getenv("HIPPODROME_PICTURES")) {
            stage::save_png(picture(), std::filesystem::path(folder) / (name + ".png"));
        }
    }

    critic::CanvasTexts texts;
    stage::OffscreenWindow window;
    Desk desk;
};

}  // namespace screen_tour
