// The set-up of a race, and what of it and of the options is kept for the next time.
#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <string>

#include "app/client/client.h"
#include "app/core/shipped_dirs.h"
#include "games/frothy/door/race_library.h"
#include "games/frothy/view/screens/remembered_plan.h"
#include "screen_tour.h"
#include "screens/shown_desk.h"
#include "ui/options/settings.h"
#include "view/words_drawn.h"

using shown_desk::Desk;
using shown_desk::Scene;
using stage::InputEvent;
using stage::InputKind;
using stage::Key;
using namespace screen_tour;

TEST_CASE("vehicles of one's own drive past on the title before those of the game") {
    const Folder folder("parade");
    const formats::DataDirs dirs{app::shipped_data_dir().string(), folder.path().string()};
    frothy::Licence own = frothy::read_offers({dirs.data, {}}, {}, {}).licences.front().licence;
    own.id = "my-sledge";
    std::filesystem::create_directories(folder.path() / "vehicles");
    std::ofstream(folder.path() / "vehicles/my-sledge.json") << frothy::write_licence(own);
    const auto pictures = frothy::parade_of(frothy::read_offers(dirs, {}, {}), dirs);
    CHECK(pictures.size() == frothy::max_vehicles);
    CHECK(pictures.front() == "my-sledge");
}

TEST_CASE("settings and the table of last time are read back as written") {
    const Folder folder("settings");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    const frothy::SetupOffers offers = frothy::read_offers(start.data_dirs, {}, {});
    frothy::SetupPlan plan = frothy::usual_plan(offers);
    plan.course = offers.courses.size() - 1;
    plan.seats[0].name = "Ada \"the\" fast\\slow";
    plan.seats[1].licence = offers.licences.size() - 1;
    plan.house_rules.stamina = frothy::Stamina::used;
    plan.house_rules.race_stall_rounds = 7;
    plan.terms.type = frothy::RaceType::furthest;
    plan.terms.rounds = 12;
    plan.terms.scoring.scoring = frothy::Scoring::used;
    plan.terms.fox = 1;
    plan.terms.head_start = 9;
    plan.terms.time_limit = frothy::TimeLimit::clock;
    plan.terms.scoring.runners = 2;
    plan.terms.scoring.places = {7, 4, 0};
    plan.minutes = 45;
    plan.fox_play = frothy::FoxPlay::in_turns;
    plan.grid_places = frothy::GridPlaces::by_seats;
    for (std::size_t i = 0; i < plan.seats.size(); ++i)
        plan.terms.teams[i] = static_cast<std::uint8_t>(1 + i / 2);
    frothy::fit_to(plan, offers);
    ui::Settings settings;
    settings.scale = 1.25F;
    settings.pace = ui::Pace::fast;
    settings.tables["frothy"] = frothy::table_of(plan, offers);
    const auto file = folder.path() / "settings.json";
    ui::save_settings(file, settings);
    const ui::Settings back = ui::load_settings(file);
    CHECK(back.scale == settings.scale);
    CHECK(back.pace == settings.pace);
    const frothy::SetupPlan again = frothy::remembered_plan(back.table("frothy"), offers);
    CHECK(again.course == plan.course);
    CHECK(again.seats == plan.seats);
    CHECK(again.house_rules == plan.house_rules);
    CHECK(again.laps == plan.laps);
    CHECK(again.terms == plan.terms);
    CHECK(again.minutes == plan.minutes);
    CHECK(again.fox_play == plan.fox_play);
    CHECK(again.grid_places == frothy::GridPlaces::by_seats);
    const frothy::RaceSetup setup = frothy::setup_of(again, offers, 1);
    CHECK(setup.time.minutes == 45);
    CHECK(setup.grid_places == frothy::GridPlaces::by_seats);
    CHECK_FALSE(setup.match);  // Furthest has no Fox
}

TEST_CASE("a seat that moves takes its team along, and the Fox stays the Fox") {
    frothy::SetupPlan plan;
    for (const char* name : {"Ada", "Ben", "Cleo"})
        plan.seats.push_back({{name, static_cast<std::uint8_t>(plan.seats.size()), true}, 0});
    plan.terms.teams = {1, 2, 3};
    plan.terms.fox = 1;
    const auto order = [&] {
        std::string names;
        for (const frothy::SeatPlan& seat : plan.seats)
            names += seat.name.front();
        return names;
    };
    frothy::move_seat(plan, 1, -1);
    CHECK(order() == "BAC");
    CHECK(plan.terms.teams[0] == 2);
    CHECK(plan.terms.teams[1] == 1);
    CHECK(plan.terms.fox == 0);
    frothy::move_seat(plan, 0, -1);
    frothy::move_seat(plan, 2, 1);
    frothy::move_seat(plan, 3, -1);
    CHECK(order() == "BAC");
    frothy::move_seat(plan, 1, 1);
    CHECK(order() == "BCA");
    CHECK(plan.terms.teams[2] == 1);
    CHECK(plan.terms.fox == 0);
    frothy::move_seat(plan, 1, -1);
    CHECK(plan.terms.fox == 1);
}

TEST_CASE("Ctrl with an arrow moves the seat touched last") {
    const Folder folder("order");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    tour.frames(2);
    tour.press(Key::n);
    const auto strike = [&](Key key) {
        InputEvent event;
        event.key = key;
        event.modifiers.control = true;
        event.kind = InputKind::key_pressed;
        tour.desk.frame({event}, 1.0F / 60.0F);
        event.kind = InputKind::key_released;
        event.modifiers.control = false;
        tour.desk.frame({event}, 1.0F / 60.0F);
        tour.frames(2);
    };
    strike(Key::down);
    strike(Key::down);
    strike(Key::up);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    const auto seats = tour.desk.game()->record().seats;
    REQUIRE(seats.size() == 4);
    CHECK(seats[0].name == "Blue");
    CHECK(seats[1].name == "Red");
    CHECK(seats[2].name == "Green");
}

TEST_CASE("a race that cannot be held is refused with its reason") {
    const Folder folder("refused");
    const shown_desk::ClientStart usual = start_in(folder.path(), 1.0F);
    const frothy::SetupOffers offers = frothy::read_offers(usual.data_dirs, {}, {});
    frothy::SetupPlan plan = frothy::usual_plan(offers);
    REQUIRE(plan.seats.size() == 4);
    CHECK(frothy::race_trouble(plan, offers).empty());
    plan.terms.type = frothy::RaceType::pursuit;  // FR-RACE-04: two vehicles
    CHECK(frothy::race_trouble(plan, offers).find("exactly two") != std::string::npos);
    shown_desk::ClientStart start = usual;
    start.terms.type = frothy::RaceType::pursuit;
    start.scene = frothy::ClientScene::new_race;
    Tour tour({1280, 720, 1.0F}, start);
    tour.frames(2);
    tour.press(Key::f2);
    CHECK(tour.colours() > 40);
    tour.press(Key::enter);
    CHECK(tour.desk.scene() == Scene::setup);
    // Told as long as it is so: until another kind is chosen.
    const auto is_told = [] { return words_drawn::words().contains("exactly"); };
    CHECK(is_told());
    InputEvent event;
    event.at = {645.0F, 161.0F};  // Fastest
    for (const InputKind kind :
         {InputKind::mouse_moved, InputKind::mouse_pressed, InputKind::mouse_released}) {
        event.kind = kind;
        tour.desk.frame({event}, 1.0F / 60.0F);
        tour.frames(2);
    }
    CHECK(tour.desk.scene() == Scene::setup);
    CHECK_FALSE(is_told());
}

TEST_CASE("a race knows by which set of house rules it is held") {
    const Folder folder("sets");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    const frothy::SetupOffers offers = frothy::read_offers(start.data_dirs, {}, {});
    REQUIRE_FALSE(offers.rule_sets.empty());
    frothy::SetupPlan plan = frothy::usual_plan(offers);
    for (const frothy::NamedHouseRules& set : offers.rule_sets) {
        frothy::choose_set(plan, &set);
        CHECK(frothy::set_in_force(plan, offers) == &set);
        CHECK(frothy::setup_of(plan, offers, 1).rule_set == set.name);
        if (!set.laps) continue;
        // With other laps it is another race; one lap by the book is no set by itself.
        ++plan.laps;
        CHECK(frothy::setup_of(plan, offers, 1).rule_set.empty());
        --plan.laps;
        frothy::choose_set(plan, nullptr);
        CHECK(plan.house_rules == frothy::HouseRules{});
        CHECK(frothy::setup_of(plan, offers, 1).rule_set.empty());
        frothy::choose_set(plan, &set);
        ui::Settings settings;
        settings.tables["frothy"] = frothy::table_of(plan, offers);
        const frothy::SetupPlan next = frothy::remembered_plan(settings.table("frothy"), offers);
        CHECK(frothy::set_in_force(next, offers) == &set);
    }
    plan.house_rules.race_stall_rounds = 77;
    CHECK(frothy::setup_of(plan, offers, 1).rule_set.empty());
    plan.terms.type = frothy::RaceType::fox_and_hounds;
    plan.fox_play = frothy::FoxPlay::in_turns;
    plan.terms.fox = 1;
    const frothy::RaceSetup setup = frothy::setup_of(plan, offers, 1);
    REQUIRE(setup.match);
    CHECK(setup.terms.fox == 0);
}

TEST_CASE("a course that is gone leaves its laps behind with it") {
    frothy::SetupOffers offers =
        frothy::read_offers({app::shipped_data_dir().string(), {}}, {}, {});
    frothy::SetupPlan plan = frothy::usual_plan(offers);
    plan.laps = 9;
    formats::FlatJson table = frothy::table_of(plan, offers);
    CHECK(frothy::remembered_plan(table, offers).laps == 9);
    table["course"] = "gone.json";
    const frothy::SetupPlan other = frothy::remembered_plan(table, offers);
    CHECK(other.course == 0);
    CHECK(other.laps == frothy::usual_plan(offers).laps);
}

TEST_CASE("a settings file of any content gives settings") {
    for (const char* text : {"", "{", "[]", "{\"scale\": 99}", "{\"scale\": \"x\", \"pace\": 3}",
                             "{\"table.seats\": 5, \"table.course\": \"nowhere\"}", "\xFF\xFE"}) {
        const Folder folder("hostile");
        const auto file = folder.path() / "settings.json";
        REQUIRE(play::replace_file(file.string(), text).empty());
        const ui::Settings settings = ui::load_settings(file);
        CHECK(settings.scale == 0.0F);  // as it suits the screen
        const frothy::SetupOffers offers =
            frothy::read_offers({app::shipped_data_dir().string(), {}}, {}, {});
        const frothy::SetupPlan plan = frothy::remembered_plan(settings.table("frothy"), offers);
        CHECK(plan.seats.size() >= frothy::least_seats);
    }
}

TEST_CASE("the keys of the set-up's tabs are the same at every size") {
    const Folder folder("tabs");
    const auto pages = [&](const Look& look, Key first, std::vector<const char*> expected) {
        CAPTURE(look.width);
        Tour tour(look, start_in(folder.path(), 1.0F));
        tour.frames(2);
        tour.press(Key::n);
        int key = static_cast<int>(first);
        for (const char* word : expected) {
            CAPTURE(word);
            tour.press(static_cast<Key>(key++));
            CHECK(words_drawn::words().contains(word));
        }
    };
    // A word that only this page has.
    pages({1280, 720, 1.0F}, Key::f2, {"Another", "Furthest", "book"});
    pages({900, 1200, 1.0F}, Key::f1, {"Circuit", "Another", "Furthest", "book"});
    // F1 is the course also where it stands beside them, and leads back to the vehicle.
    pages({1280, 720, 1.0F}, Key::f1, {"Whips"});
}
