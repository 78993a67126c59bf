// What a player prefers is found again; what a file says wrongly is passed over.
#include "games/frothy/door/race_library.h"
#include "games/frothy/view/screens/remembered_plan.h"
#include "screen_tour.h"
#include "ui/options/settings.h"

#include <catch2/catch.hpp>

#include <fstream>

using screen_tour::Folder;

TEST_CASE("a window is opened as large as it was left") {
    const Folder folder("settings");
    const auto file = folder.path() / "settings.json";
    CHECK(ui::load_settings(file).window == stage::PixelSize{});
    ui::Settings settings;
    settings.window = {1444, 901};
    settings.is_fullscreen = true;
    ui::save_settings(file, settings);
    CHECK(ui::load_settings(file).window == stage::PixelSize{1444, 901});
    CHECK(ui::load_settings(file).is_fullscreen);
}

TEST_CASE("volumes, commentator and replays are kept, and there where no file says otherwise") {
    const Folder folder("settings");
    const auto file = folder.path() / "settings.json";
    ui::Settings settings = ui::load_settings(file);
    CHECK(settings.comfort.has_commentator);
    CHECK(settings.comfort.has_replays);
    settings.volume = 80;
    settings.music_volume = 0;
    settings.crowd_volume = 30;
    settings.effects_volume = 70;
    settings.comfort.has_commentator = false;
    settings.comfort.has_replays = false;
    ui::save_settings(file, settings);
    const ui::Settings read = ui::load_settings(file);
    CHECK(ui::volumes_of(read) == stage::Volumes{0.8F, 0.0F, 0.3F, 0.7F});
    CHECK(read.comfort == settings.comfort);
    ui::Settings muted = read;
    muted.is_muted = true;
    CHECK(ui::volumes_of(muted).all == 0.0F);
}

TEST_CASE("a window of no size that can be is opened as it suits") {
    const Folder folder("settings");
    const auto file = folder.path() / "settings.json";
    std::ofstream(file) << R"({"window.width": "-3", "window.height": "wide"})";
    CHECK(ui::load_settings(file).window == stage::PixelSize{});
}

TEST_CASE("a seed that was fixed is kept with the table, and none where chance decides") {
    const Folder folder("settings");
    const shown_desk::ClientStart start = screen_tour::start_in(folder.path(), 1.0F);
    const frothy::SetupOffers offers = frothy::read_offers(start.data_dirs, {}, {});
    const auto file = folder.path() / "settings.json";
    frothy::SetupPlan plan = frothy::usual_plan(offers);
    ui::Settings settings;
    plan.seed = 18'446'744'073'709'551'615U;  // the largest there is
    settings.tables["frothy"] = frothy::table_of(plan, offers);
    ui::save_settings(file, settings);
    CHECK(frothy::remembered_plan(ui::load_settings(file).table("frothy"), offers).seed ==
          plan.seed);
    plan.seed.reset();
    settings.tables["frothy"] = frothy::table_of(plan, offers);
    ui::save_settings(file, settings);
    CHECK_FALSE(frothy::remembered_plan(ui::load_settings(file).table("frothy"), offers).seed);
    for (const char* wrong : {"-1", "12 or so", "", "99999999999999999999999"}) {
        INFO(wrong);
        settings.tables["frothy"]["seed"] = wrong;
        CHECK_FALSE(frothy::remembered_plan(settings.table("frothy"), offers).seed);
    }
}

TEST_CASE("The table of last time is kept by game; one without a name was Frothy's", "[settings]") {
    const Folder folder("settings-tables");
    const shown_desk::ClientStart start = screen_tour::start_in(folder.path(), 1.0F);
    const std::filesystem::path file = start.user_dirs.settings_file();
    std::ofstream(file) << R"({"pace": "instant", "table.seed": 5, "dash.table.laps": 2})";
    const ui::Settings read = ui::load_settings(file);
    CHECK(read.table("dash") == formats::FlatJson{{"laps", "2"}});
    CHECK(read.table("frothy").empty());
    CHECK(read.table("caravan").empty());
    ui::save_settings(file, read);
    CHECK(ui::load_settings(file).tables == read.tables);

    screen_tour::Tour tour({1280, 720, 1.0F}, start);
    tour.press(stage::Key::n);
    tour.press(stage::Key::enter);
    REQUIRE(tour.desk.game() != nullptr);
    CHECK(tour.desk.game()->seed() == 5);
    const ui::Settings kept = ui::load_settings(file);
    CHECK(kept.table("frothy").at("seed") == "5");
    CHECK(kept.table("dash") == read.table("dash"));
    CHECK(kept.tables.size() == 2);
}
