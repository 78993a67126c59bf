// What a player prefers is found again; what a file says wrongly is passed over.
#include "app/client/options/settings.h"
#include "view/screen_tour.h"

#include <catch2/catch.hpp>

#include <fstream>

using screen_tour::Folder;

TEST_CASE("a window is opened as large as it was left") {
    const Folder folder("settings");
    const auto file = folder.path() / "settings.json";
    CHECK(app::load_settings(file).window == stage::PixelSize{});
    app::Settings settings;
    settings.window = {1444, 901};
    settings.is_fullscreen = true;
    app::save_settings(file, settings);
    CHECK(app::load_settings(file).window == stage::PixelSize{1444, 901});
    CHECK(app::load_settings(file).is_fullscreen);
}

TEST_CASE("a window of no size that can be is opened as it suits") {
    const Folder folder("settings");
    const auto file = folder.path() / "settings.json";
    std::ofstream(file) << R"({"window.width": "-3", "window.height": "wide"})";
    CHECK(app::load_settings(file).window == stage::PixelSize{});
}
