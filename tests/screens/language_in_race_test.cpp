// The language is changed while a race runs: the sheet, which is painted once and kept, follows.
#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

#include "plain_desk.h"
#include "ui/options/settings.h"

namespace {

using namespace screen_tour;

void without_coach(ui::Settings& settings) { settings.has_coach = false; }

}  // namespace

TEST_CASE("a sheet on the table is told in the language chosen in the middle of a race",
          "[language]") {
    for (const std::string game : {"circus-maximus", "death-roads"}) {
        INFO(game);
        const Folder folder("language-in-race");
        PlainDesk desk(game, folder.path(), {1280, 720, 1.0F}, "en", without_coach);
        desk.press(Key::n);
        desk.press(Key::enter);
        REQUIRE(desk.top<ui::PlayScene>() != nullptr);
        desk.frames(30);
        // The sheet is the only layer with words: the seat is called by its colour.
        const auto on_a_layer = [&](const std::string& words) {
            (void)desk.picture();
            return desk.texts.show_on_layers(words);
        };
        CHECK(on_a_layer("Red"));
        CHECK_FALSE(on_a_layer("Rot"));
        desk.press(Key::escape);
        desk.press(Key::o);
        const auto wish = [&] { return ui::load_settings(desk.dirs().settings_file()).language; };
        for (float y = 100.0F; y < 700.0F && wish() == "en"; y += 14.0F) {
            desk.press(Key::f1);
            desk.click({640.0F + ui::OptionsPanel::width / 2.0F - 40.0F, y});
        }
        REQUIRE(wish() == "de");
        desk.press(Key::escape);
        desk.press(Key::escape);
        desk.frames(10);
        CHECK(on_a_layer("Rot"));
    }
}
