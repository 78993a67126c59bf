// How lucky a Skid card is.
#include <catch2/catch.hpp>

#include <array>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

#include "app/core/shipped_dirs.h"
#include "games/death_roads/rules/procedures.h"
#include "games/death_roads/view/core/luck.h"
#include "games/death_roads/view/road_view.h"

namespace {

using namespace death_roads;

std::uint8_t skid_named(std::string_view name) {
    for (std::size_t card = 0; card < skid_cards.size(); ++card)
        if (skid_cards[card].name == name) return static_cast<std::uint8_t>(card);
    FAIL("no Skid card " << name);
    return 0;
}

// A Skid of the first of two cars in the middle of four lanes, with the whole Skid deck.
Race with_skids() {
    Race race = race_of({.players = 3, .is_drafted = false, .builds = first_builds});
    for (std::size_t card = 0; card < skid_cards.size(); ++card)
        race.skids.add(static_cast<Card>(card), skid_cards[card].copies);
    race.stage = Stage::race;
    race.turn.who = 0;
    for (PlayerId id = 0; id < 3; ++id) {
        race.order.at(id) = id;
        fit_out(race[id]);
        race[id].gear = 2;
    }
    race[0].was_thick_skinned = true;
    race[0].at = {2, 4};
    race[1].at = {4, 7};
    race[2].at = {1, 1};
    return race;
}

double rank_of(const Race& race, std::string_view name) {
    const std::array<std::uint8_t, 1> faces = {skid_named(name)};
    const auto luck = luck_in(race, Why::skid, faces);
    REQUIRE(luck);
    return luck->rank;
}

// Over all cards, each as often as it lies in the deck.
double mean_of(const Race& race) {
    double sum = 0.0;
    double all = 0.0;
    for (std::size_t card = 0; card < skid_cards.size(); ++card) {
        const double copies = race.skids.count(static_cast<Card>(card));
        sum += copies * rank_of(race, skid_cards[card].name);
        all += copies;
    }
    return sum / all;
}

}  // namespace

TEST_CASE("The less a Skid card takes, the luckier it is", "[death_roads][luck][DR-SKID-06]") {
    const Race race = with_skids();
    CHECK(rank_of(race, "Lucky Catch") == rank_of(race, "Slide Right"));
    CHECK(rank_of(race, "Slide Right") == rank_of(race, "Slide Left"));
    CHECK(rank_of(race, "Lucky Catch") > rank_of(race, "Lock-Up"));
    CHECK(rank_of(race, "Lock-Up") == rank_of(race, "Metal Fatigue"));
    CHECK(rank_of(race, "Lock-Up") == rank_of(race, "Stall"));
    CHECK(rank_of(race, "Lock-Up") > rank_of(race, "Spin-Out"));
}

TEST_CASE("A Skid card is as lucky as what it brings where the car stands",
          "[death_roads][luck][DR-SKID-06]") {
    SECTION("off the dirt, or into the Barrier") {
        Race race = with_skids();
        race[0].at = {0, 4};
        CHECK(rank_of(race, "Slide Right") > rank_of(race, "Lucky Catch"));
        CHECK(rank_of(race, "Lucky Catch") > rank_of(race, "Slide Left"));
    }
    SECTION("away from the Road Event, or under it") {
        Race race = with_skids();
        race.event = 0;
        race.event_lane = 3;
        REQUIRE(road_events[0].colour == Light::red);
        CHECK(rank_of(race, "Lucky Catch") > rank_of(race, "Slide Right"));
        race.event_lane = 2;
        CHECK(rank_of(race, "Slide Right") > rank_of(race, "Lucky Catch"));
    }
    SECTION("into a rival") {
        Race race = with_skids();
        race[1].at = {3, 4};
        CHECK(rank_of(race, "Swipe Right") > rank_of(race, "Slide Left"));
        CHECK(rank_of(race, "Slide Left") == rank_of(race, "Swipe Left"));
    }
    SECTION("off the back of the road") {
        Race race = with_skids();
        race[0].at = {2, 1};
        CHECK(rank_of(race, "Metal Fatigue") > rank_of(race, "Lock-Up"));
    }
}

TEST_CASE("Skid cards are lucky among those that are left, and over all of them as usual",
          "[death_roads][luck]") {
    Race race = with_skids();
    CHECK(std::abs(mean_of(race) - 0.5) < 1e-9);
    race[0].at = {0, 1};
    CHECK(std::abs(mean_of(race) - 0.5) < 1e-9);
    race = with_skids();
    race.skids = {};
    race.skids.add(skid_named("Lock-Up"), 1);
    race.skids.add(skid_named("Spin-Out"), 1);
    CHECK(rank_of(race, "Lock-Up") == 0.75);
    CHECK(rank_of(race, "Spin-Out") == 0.25);
}

TEST_CASE("What is drawn for all is nobody's luck", "[death_roads][luck]") {
    const std::array<std::uint8_t, 1> faces = {0};
    for (const Why why : {Why::order, Why::draw, Why::event, Why::final_stretch, Why::lane})
        CHECK_FALSE(luck_in(with_skids(), why, faces));
}

TEST_CASE("Cars are told apart on the podium", "[death_roads]") {
    Race race = race_of({.players = 4, .is_drafted = false, .builds = first_builds});
    for (PlayerId id = 0; id < 4; ++id) {
        const ui::PodiumPiece piece = View::podium_of(race, id);
        CHECK(piece.dyed == piece.picture + "-livery");
        CHECK(piece.over == piece.picture + "-over");
        for (PlayerId other = 0; other < id; ++other)
            CHECK(View::podium_of(race, other).picture != piece.picture);
    }
    for (const VehicleText& vehicle : vehicles)
        CHECK(std::filesystem::exists(app::shipped_data_dir() / "assets" /
                                      (View::podium_of_ride(vehicle.name).picture + ".svg")));
    CHECK(View::podium_of(race, 0).picture == View::podium_of_ride(race[0].vehicle().name).picture);
    race[2].build.vehicle = none;  // not taken yet
    CHECK(View::podium_of(race, 2).dyed.empty());
}
