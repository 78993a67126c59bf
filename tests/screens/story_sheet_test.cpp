// The story of a race that is over: the ways to it by keys, and back.
#include <catch2/catch.hpp>

#include <algorithm>

#include "games/frothy/door/race_library.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/standings.h"
#include "recorded_race.h"
#include "screen_walk.h"

using shown_desk::Scene;
using namespace screen_tour;
using recorded_race::golden;

namespace {

// With the keyboard's cursor: down to the first button below the page's name, and press it.
void press_first_moment(Tour& tour) {
    tour.press(Key::down);
    tour.press(Key::down);
    tour.press(Key::enter);
}

}  // namespace

TEST_CASE("the story covers the podium, leads to moments and back") {
    const Look look{1280, 720, 1.0F};
    const Folder folder("story");
    Tour tour(look, start_in(folder.path(), 1.0F));
    tour.press(Key::n);
    tour.press(Key::enter);
    drive_home(tour);
    tour.frames(70);  // Enter is not heard on the podium at once
    tour.press(Key::d);
    CHECK(tour.colours() > 30);
    // The podium's keys mean nothing under it.
    for (const Key key : {Key::n, Key::a, Key::w, Key::b, Key::h, Key::next_tab})
        tour.press(key);
    CHECK(tour.desk.scene() == Scene::results);
    for (int i = 0; i < 4; ++i)
        tour.press(Key::next_tab);
    press_first_moment(tour);
    REQUIRE(tour.desk.scene() == Scene::replay);
    CHECK(tour.desk.replay()->stop() > 0);
    tour.press(Key::escape);
    REQUIRE(tour.desk.scene() == Scene::results);
    tour.press(Key::escape);
    tour.press(Key::w);
    CHECK(tour.desk.scene() == Scene::replay);
}

TEST_CASE("the story of a replay leads to its moments, and only a race that is over has one") {
    const Look look{1280, 720, 1.0F};
    const Folder folder("story-replay");
    frothy::Record record = golden("circus-parvus");
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    start.scene = frothy::ClientScene::replay;
    start.record = record;
    {
        Tour tour(look, start);
        tour.frames(3);
        tour.press(Key::d);
        CHECK(tour.desk.replay()->is_covered());
        tour.press(Key::right);
        tour.press(Key::escape);
        REQUIRE(tour.desk.scene() == Scene::replay);
        CHECK_FALSE(tour.desk.replay()->is_covered());
        CHECK(tour.desk.replay()->stop() == 0);
        tour.press(Key::d);
        press_first_moment(tour);
        CHECK_FALSE(tour.desk.replay()->is_covered());
        CHECK(tour.desk.replay()->stop() > 0);
    }
    record.journal.truncate(record.journal.size() / 2);
    start.record = record;
    Tour tour(look, start);
    tour.frames(3);
    tour.press(Key::d);
    CHECK_FALSE(tour.desk.replay()->is_covered());
}

TEST_CASE("who is passed on the way home has been passed") {
    const Folder folder("story-home");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    const frothy::SetupOffers offers = frothy::read_offers(start.data_dirs, {}, {});
    frothy::SetupPlan plan = frothy::first_plan(offers);
    for (frothy::SeatPlan& seat : plan.seats)
        seat.is_human = false;
    int passed = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        frothy::Game game = frothy::Game::start(frothy::setup_of(plan, offers, seed), {});
        while (game.let_driver_answer())
            ;
        const frothy::RaceReplay replay(game.record());
        const std::size_t last_round = replay.rounds().back().stop;
        const frothy::Race before = replay.race_at(last_round);
        const frothy::Race end = replay.race_at(replay.last());
        const auto places = frothy::race_places(end);
        for (frothy::VehicleId a = 0; a < end.vehicle_count; ++a) {
            if (end[a].status != frothy::VehicleStatus::finished || !before[a].is_running())
                continue;
            for (frothy::VehicleId b = 0; b < end.vehicle_count; ++b) {
                const bool is_home = end[b].status == frothy::VehicleStatus::finished;
                const bool was_ahead = before[b].is_running() &&
                                       frothy::progress(before, b) > frothy::progress(before, a);
                if (!was_ahead || places[a] >= places[b] || !(is_home || end[b].is_running()))
                    continue;
                CAPTURE(seed, static_cast<int>(a), static_cast<int>(b));
                ++passed;
                CHECK(std::ranges::any_of(replay.marks(), [&](const frothy::ReplayMark& mark) {
                    return mark.kind == frothy::MarkKind::overtake && mark.who == a &&
                           mark.stop > last_round &&
                           mark.text.find(replay.names().of(b)) != std::string::npos;
                }));
            }
        }
    }
    CHECK(passed > 0);
}
