// What makes the screens comfortable: nothing moves away from under the pointer, everything can be
// reached at every scale, and high contrast is that of paper too.
#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

#include "games/frothy/rules/rules.h"
#include "open_questions.h"
#include "screen_walk.h"
#include "stage/core/contrast.h"
#include "support/colours_seen.h"
#include "view/panel_desk.h"
#include "view/windows_shown.h"
#include "view/words_drawn.h"

using namespace screen_tour;

namespace {

struct Place {
    ImVec2 at;
    ImVec2 size;
    bool operator==(const Place& other) const {
        return at.x == other.at.x && at.y == other.at.y && size.x == other.size.x &&
               size.y == other.size.y;
    }
};

Place place_of(const char* window) {
    const ImGuiWindow* found = windows_shown::window_named(window);
    if (found == nullptr) return {};
    return {found->Pos, found->Size};
}

// How far the colours of a licence sheet are from that of its paper.
struct SheetFigures {
    float ink = 0.0F;  // the contrast of the darkest
};

SheetFigures figures_of(stage::Contrast contrast) {
    const frothy::Setting setting = panel_desk::six_setting();
    panel_desk::Desk table(panel_desk::looks[0]);
    const frothy::Race race = frothy::set_up_race(setting, {0, 1, 2, 3, 4, 5});
    frothy::LicenceSheet sheet;
    sheet.set(race, table.seating, 1);
    sheet.set_contrast(contrast);
    table.window.set_watched(true);
    table.window.canvas().clear(stage::theme::night);
    sheet.draw(table.window.canvas(), table.sprites, {20.0F, 10.0F, 560.0F, 700.0F}, 1.0F);
    const stage::Image image = table.window.snapshot();
    std::map<int, int> seen;
    const auto colour_at = [&](int x, int y) { return image.at(x, y); };
    // The speed table and the tracks: no pictures there but the clips.
    for (int y = 90; y < 560; ++y)
        for (int x = 40; x < 560; ++x) {
            const stage::Colour c = colour_at(x, y);
            ++seen[c.r << 16 | c.g << 8 | c.b];
        }
    const auto most =
        std::ranges::max_element(seen, {}, [](const auto& one) { return one.second; });
    const stage::Colour paper = stage::Colour::hex(static_cast<std::uint32_t>(most->first));
    SheetFigures figures;
    for (const auto& [rgb, count] : seen) {
        const stage::Colour colour = stage::Colour::hex(static_cast<std::uint32_t>(rgb));
        figures.ink = std::max(figures.ink, seen::contrast_ratio(colour, paper));
    }
    return figures;
}

}  // namespace

TEST_CASE("the options keep their size and their tabs whatever page is open") {
    for (const Look& look : {Look{1280, 720, 1.0F}, Look{1280, 720, 2.0F}, Look{1280, 720, 3.0F}}) {
        const Folder folder("options-size");
        Tour tour(look, start_in(folder.path(), look.scale));
        tour.press(Key::o);
        tour.frames(3);
        const Place sheet = place_of("/sheet_");
        const Place body = place_of("/body_");
        REQUIRE(sheet.size.y > 0.0F);
        REQUIRE(body.size.y > 0.0F);
        for (const Key page : {Key::f4, Key::f2, Key::f3, Key::f1}) {
            tour.press(page);
            tour.frames(3);
            INFO(stage::name_of(page) << " at " << look.scale);
            CHECK(place_of("/sheet_") == sheet);
            CHECK(place_of("/body_") == body);
            // The tabs do not scroll away with a long page.
            tour.press(Key::page_down);
            CHECK(windows_shown::window_named("/body_")->ScrollMax.y <= 0.0F);
            CHECK(words_drawn::words().contains("Display"));
            if (look.scale == 1.0F && page != Key::f4)
                CHECK(windows_shown::window_named("/page_")->ScrollMax.y <= 0.0F);
        }
    }
}

TEST_CASE("the seed of a new race can be given at every scale") {
    for (const float scale : {1.0F, 1.5F, 2.0F, 3.0F}) {
        const Folder folder("seed");
        Tour tour({1280, 720, scale}, start_in(folder.path(), scale));
        tour.press(Key::n);
        tour.press(Key::f3);
        bool is_found = false;
        for (int i = 0; i < 30 && !is_found; ++i) {
            is_found = words_drawn::words().contains("Dice");
            InputEvent pointer;
            pointer.kind = InputKind::mouse_moved;
            pointer.at = {500.0F, 300.0F};
            InputEvent wheel = pointer;
            wheel.kind = InputKind::wheel;
            wheel.by = {0.0F, -3.0F};
            tour.desk.frame({pointer}, 1.0F / 60.0F);
            tour.desk.frame({wheel}, 1.0F / 60.0F);
            tour.frames(2);
        }
        tour.keep("seed-at-" + std::to_string(static_cast<int>(scale * 100.0F)));
        INFO(scale);
        CHECK(is_found);
    }
}

TEST_CASE("high contrast is that of the licence too") {
    const SheetFigures usual = figures_of(stage::Contrast::usual);
    const SheetFigures high = figures_of(stage::Contrast::high);
    CHECK(high.ink > usual.ink + 2.0F);
    // Ink on paper gains, whatever its colour; what is nearly white stays so.
    namespace theme = stage::theme;
    for (const stage::Colour ink : {theme::stone, theme::grid_line, theme::red, theme::laurel,
                                    theme::faience, theme::brick, theme::ink}) {
        const float before = seen::contrast_ratio(ink, theme::parchment);
        const float after =
            seen::contrast_ratio(stage::inked(ink, stage::Contrast::high),
                                 stage::toned(theme::parchment, stage::Contrast::high));
        CHECK(after > before * 1.3F);
        CHECK(after >= 7.0F);
        CHECK(stage::inked(ink, stage::Contrast::usual) == ink);
    }
    CHECK(seen::contrast_ratio(stage::inked(theme::ivory, stage::Contrast::high), theme::umber) >=
          seen::contrast_ratio(theme::ivory, theme::umber));
}

TEST_CASE("after the race the board tells of nobody's move and holds no note", "[long]") {
    const Folder folder("after");
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    start.scene = frothy::ClientScene::race;
    start.game = std::make_shared<frothy::Game>(
        frothy::Game::start(open_questions::full_race(start, 3), {}));
    Tour tour({1280, 720, 1.0F}, start);
    // Everybody has answered once before the drivers take over.
    for (int i = 0; i < 40; ++i)
        tour.press(Key::enter);
    frothy::Game& game = *tour.desk.game();
    for (kernel::PlayerId seat = 0; seat < game.now().vehicle_count; ++seat)
        game.set_driver(seat, "steady");
    for (int i = 0; i < 20000 && tour.desk.scene() == shown_desk::Scene::race; ++i)
        tour.desk.frame({}, 0.2F);
    REQUIRE(tour.desk.scene() == shown_desk::Scene::results);
    tour.frames(2);
    tour.press(Key::b);
    REQUIRE(tour.desk.scene() == shown_desk::Scene::race);
    tour.press(Key::f4);
    tour.frames(4);
    const auto words = words_drawn::words();
    CHECK(words.contains("podium."));
    CHECK(words.contains("far"));          // the race so far
    CHECK_FALSE(words.contains("since"));  // nobody's last move
    CHECK_FALSE(words.contains("Got"));
}

TEST_CASE("the standings of six need no scrolling and tell laps") {
    const Folder data("standings");
    const shown_desk::ClientStart first = start_in(data.path(), 1.0F);
    for (const Look& look : {Look{1280, 720, 1.0F}, Look{1280, 720, 1.5F}, Look{1280, 720, 2.0F}}) {
        const Folder folder("standings");
        shown_desk::ClientStart start = start_in(folder.path(), look.scale);
        start.scene = frothy::ClientScene::race;
        start.game = std::make_shared<frothy::Game>(
            frothy::Game::start(open_questions::full_race(first, 3), {}));
        Tour tour(look, start);
        tour.frames(2);
        tour.press(Key::f5);
        tour.frames(4);
        INFO(look.scale);
        const ImGuiWindow* panel = windows_shown::window_named("standings panel");
        REQUIRE(panel != nullptr);
        CHECK(panel->ScrollMax.y <= panel->WindowPadding.y);
        const auto words = words_drawn::words();
        CHECK(words.contains("Lap"));
    }
}

TEST_CASE("Undo names what it takes back beside six vehicles too") {
    const Folder folder("undo");
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    start.scene = frothy::ClientScene::race;
    start.game = std::make_shared<frothy::Game>(
        frothy::Game::start(open_questions::full_race(start, 3), {}));
    Tour tour({1280, 720, 1.0F}, start);
    for (int i = 0; i < 3; ++i)
        tour.press(Key::enter);
    REQUIRE(tour.desk.game()->undo_offer());
    CHECK(words_drawn::words().contains("Undo:"));
}

TEST_CASE("beside a race left in the middle everything on the title is in sight", "[long]") {
    for (const Look& look : {Look{1280, 720, 1.0F}, Look{1536, 864, 1.5F}, Look{1536, 864, 2.0F},
                             Look{1280, 720, 2.0F}}) {
        CAPTURE(look.width, look.scale);
        const Folder folder("left");
        const shown_desk::ClientStart start = start_in(folder.path(), look.scale);
        {
            Tour tour(look, start);
            tour.press(Key::n);
            tour.press(Key::enter);
            REQUIRE(tour.desk.scene() == shown_desk::Scene::race);
            for (int i = 0; i < 20; ++i)
                tour.press(Key::enter);
        }
        Tour tour(look, start);
        tour.frames(4);
        REQUIRE(tour.desk.scene() == shown_desk::Scene::title);
        tour.keep("title-race-left");
        REQUIRE(windows_shown::window_named("interrupted") != nullptr);
        const ImGuiWindow* doors = windows_shown::window_named("title");
        REQUIRE(doors != nullptr);
        CHECK(doors->ScrollMax.y == 0.0F);
    }
}

TEST_CASE("the title keeps its place and all of it fits whatever those who race are called",
          "[long]") {
    for (const Look& look : {Look{1280, 720, 1.0F}, Look{1280, 720, 1.5F}, Look{1280, 720, 2.0F}}) {
        CAPTURE(look.scale);
        float top = -1.0F;
        for (const bool is_long : {false, true}) {
            const Folder folder("left-names");
            const shown_desk::ClientStart start = start_in(folder.path(), look.scale);
            ui::Settings settings;
            settings.scale = look.scale;
            settings.pace = ui::Pace::instant;
            settings.tables["frothy"] = {
                {"course", "circus-parvus"}, {"seed", "7"}, {"seats", "6"}};
            for (int seat = 1; seat <= 6; ++seat) {
                const std::string key = "seat." + std::to_string(seat);
                settings.tables["frothy"][key + ".person"] = "true";
                settings.tables["frothy"][key + ".livery"] = std::to_string(seat);
                settings.tables["frothy"][key + ".name"] =
                    is_long ? "Philomena the Great " + std::to_string(seat)
                            : "P" + std::to_string(seat);
            }
            ui::save_settings(start.user_dirs.settings_file(), settings);
            {
                Tour tour(look, start);
                tour.press(Key::n);
                tour.press(Key::enter);
                REQUIRE(tour.desk.scene() == shown_desk::Scene::race);
                for (int i = 0; i < 4; ++i)
                    tour.press(Key::enter);
            }
            Tour tour(look, start);
            tour.frames(4);
            tour.keep("title-left-" + std::to_string(static_cast<int>(100.0F * look.scale)) +
                      (is_long ? "-long" : "-short"));
            REQUIRE(windows_shown::window_named("interrupted") != nullptr);
            const ImGuiWindow* doors = windows_shown::window_named("title");
            REQUIRE(doors != nullptr);
            CHECK(doors->ScrollMax.y == 0.0F);
            if (top >= 0.0F) CHECK(doors->Pos.y == top);  // under the name of the game
            top = doors->Pos.y;
        }
    }
}

TEST_CASE("the name of the game stays in the strip all through a round, or is never there",
          "[long]") {
    for (const int width : {1366, 1440, 1536, 1600, 1680, 1760, 1920}) {
        CAPTURE(width);
        const Look look{width, 900, 1.0F};
        const Folder folder("brand");
        shown_desk::ClientStart start = start_in(folder.path(), look.scale);
        start.scene = frothy::ClientScene::race;
        start.game = std::make_shared<frothy::Game>(
            frothy::Game::start(open_questions::full_race(start, 3), {}));
        Tour tour(look, start);
        tour.frames(3);
        const bool is_there = words_drawn::words().contains("HIPPODROME");
        for (int i = 0; i < 40; ++i) {
            tour.press(Key::enter);
            CHECK(words_drawn::words().contains("HIPPODROME") == is_there);
        }
    }
}
