// The way out of a race in the window: what is asked before, and what comes of it.
#include <catch2/catch.hpp>

#include <string>
#include <string_view>

#include "games/frothy/door/core/unasked.h"
#include "pad_hands.h"
#include "screen_walk.h"
#include "support/catalogue.h"
#include "ui/table/top_strip.h"
#include "view/windows_shown.h"
#include "view/words_drawn.h"

namespace way_out_window_test {

using shown_desk::Scene;
using namespace screen_tour;
using windows_shown::window_named;

namespace {

// Those of the usual table, two people and two drivers, or as many people.
shown_desk::ClientStart table_with(const std::filesystem::path& folder, float scale,
                                   std::size_t people, const std::string& language = "en") {
    shown_desk::ClientStart start = start_in(folder, scale);
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    const frothy::SetupOffers offers = frothy::read_offers(start.data_dirs, {}, {});
    frothy::SetupPlan plan = frothy::usual_plan(offers);
    for (std::size_t i = 0; i < offers.courses.size(); ++i)
        if (offers.courses[i].id == "training-loop") plan.course = i;
    for (std::size_t i = 0; i < plan.seats.size(); ++i)
        plan.seats[i].is_human = i < people;
    plan.laps = 1;
    settings.language = language;
    settings.tables["frothy"] = frothy::table_of(plan, offers);
    settings.tables["frothy"]["seed"] = "5";
    ui::save_settings(start.user_dirs.settings_file(), settings);
    return start;
}

void begin_race(Tour& tour) {
    tour.frames(2);
    tour.press(Key::n);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    wait_for_people(tour);
    tour.frames(3);
}

// Upon the first of the buttons that a game adds to the strip.
bool click_strip(Tour& tour) {
    const std::string name =
        "strip" + std::to_string(static_cast<int>(ui::StripCommand::more)) + "/0";
    InputEvent event;
    for (float x = 1270.0F; x > 200.0F; x -= 15.0F) {
        event.kind = InputKind::mouse_moved;
        event.at = {x, 24.0F};
        event.by = {1.0F, 1.0F};
        tour.desk.frame({event}, 1.0F / 60.0F);
        const ImGuiContext& context = *ImGui::GetCurrentContext();
        if (context.HoveredWindow == nullptr) continue;
        const ImGuiID button = ImHashStr("##button", 0, context.HoveredWindow->GetID(name.c_str()));
        if (context.HoveredId != button) continue;
        for (const auto kind : {InputKind::mouse_pressed, InputKind::mouse_released}) {
            event.kind = kind;
            tour.desk.frame({event}, 1.0F / 60.0F);
        }
        tour.frames(2);
        return true;
    }
    return false;
}

}  // namespace

TEST_CASE("The question whether all end their races shows its buttons whole", "[ending]") {
    for (const char* language : {"en", "xx"}) {
        for (const Look& look : {Look{1280, 720, 1.0F}, Look{1920, 1080, 1.5F}}) {
            INFO(language << ' ' << look.width);
            const Folder folder("ending-width");
            shown_desk::ClientStart start = table_with(folder.path(), look.scale, 2, language);
            // As long as in German.
            catalogue::write(folder.path(), "xx",
                             {{"Race on", "Weiterfahren"},
                              {"End our races here", "Unsere Rennen hier beenden"}});
            start.catalogues = folder.path();
            Tour tour(look, start);
            begin_race(tour);
            tour.press(Key::escape);
            tour.press(Key::g);
            tour.frames(3);
            tour.keep(std::string("ending-width-") + language + std::to_string(look.width));
            const ImGuiWindow* sheet = window_named("ending menu/sheet");
            REQUIRE(sheet != nullptr);
            CHECK(words_drawn::words().contains("Unsere") == (std::string_view(language) == "xx"));
            CHECK(sheet->ScrollMax.x == 0.0F);
            for (int i = 0; i < 4; ++i) {
                tour.press(Key::tab);
                CHECK(sheet->Scroll.x == 0.0F);
            }
        }
    }
}

TEST_CASE("Whoever plays alone may end the race", "[ending][FR-EDGE-32]") {
    const Folder folder("ending-alone");
    shown_desk::ClientStart start = table_with(folder.path(), 1.0F, 1);
    Tour tour({1280, 720, 1.0F}, start);
    begin_race(tour);
    tour.press(Key::escape);
    tour.press(Key::g);
    tour.frames(3);
    CHECK(window_named("ending menu/sheet") != nullptr);
    CHECK(words_drawn::words().contains("leaves"));
    tour.press(Key::g);
    for (int i = 0; i < 300 && tour.desk.scene() == Scene::race; ++i)
        tour.desk.frame({}, 0.2F);
    CHECK(tour.desk.scene() == Scene::results);
}

TEST_CASE("Whoever has the race finished for them may hurry it", "[ending]") {
    const Folder folder("finished-for");
    shown_desk::ClientStart start = table_with(folder.path(), 1.0F, 1);
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    settings.pace = ui::Pace::normal;
    ui::save_settings(start.user_dirs.settings_file(), settings);
    Tour tour({1280, 720, 1.0F}, start);
    begin_race(tour);
    frothy::Game& game = *tour.desk.game();
    const auto is_settled = [&] {
        return game.human_decides() && frothy::is_settled_for(game.now(), 0);
    };
    for (int i = 0; i < 5000 && !game.is_over() && !is_settled(); ++i) {
        if (game.human_decides()) {
            game.submit_all(game.advice());
        } else {
            (void)game.let_driver_answer();
        }
    }
    REQUIRE(is_settled());
    for (int i = 0; i < 60; ++i)
        tour.desk.frame({}, 0.2F);
    tour.keep("finished-for-offered");
    REQUIRE(click_strip(tour));
    REQUIRE_FALSE(game.is_human_seat(0));
    REQUIRE_FALSE(game.is_over());
    tour.frames(2);
    tour.keep("finished-for");
    // Not by an Enter that was meant for what was there before.
    tour.press(Key::enter);
    tour.desk.frame({}, 1.0F / 60.0F);
    REQUIRE_FALSE(game.is_over());
    tour.frames(60);
    tour.press(Key::enter);
    // With every move shown the drivers would take minutes.
    for (int i = 0; i < 120 && !game.is_over(); ++i)
        tour.desk.frame({}, 1.0F / 60.0F);
    CHECK(game.is_over());
}

TEST_CASE("Nobody tells dice of whoever has ended the race", "[ending][dice]") {
    const Folder folder("ending-dice");
    shown_desk::ClientStart start = table_with(folder.path(), 1.0F, 2);
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    settings.has_own_dice = true;
    ui::save_settings(start.user_dirs.settings_file(), settings);
    Tour tour({1280, 720, 1.0F}, start);
    begin_race(tour);
    tour.press(Key::escape);
    tour.press(Key::g);
    tour.press(Key::g);
    for (int i = 0; i < 300 && tour.desk.scene() == Scene::race; ++i) {
        tour.desk.frame({}, 0.2F);
        REQUIRE_FALSE(tour.desk.game()->awaited_dice());
    }
    CHECK(tour.desk.scene() == Scene::results);
}

}  // namespace way_out_window_test
