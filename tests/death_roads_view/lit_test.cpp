// Where a click on the road leads.
#include <catch2/catch.hpp>

#include <algorithm>
#include <vector>

#include "games/death_roads/rules/procedures.h"
#include "games/death_roads/view/road_shape.h"
#include "games/death_roads/view/road_view.h"
#include "kernel/session.h"
#include "kernel/view.h"

namespace {

using namespace death_roads;

// Its first car is asked with these cards in hand, the others stand where they are put.
View::Decision asked_with(const std::vector<Card>& hand, Space own, Space second, Space third) {
    Race race = race_of({.players = 3, .is_drafted = false, .builds = first_builds});
    race.stage = Stage::race;
    race.round = 1;
    race.event = static_cast<std::uint8_t>(RoadEvent::toxic_rain);
    for (PlayerId id = 0; id < 3; ++id) {
        fit_out(race[id]);
        race[id].is_aside = false;
        race[id].handling = 7;
        race[id].gear = 2;
        race.order.at(id) = id;
    }
    race[0].at = own;
    race[1].at = second;
    race[2].at = third;
    for (const Card card : hand) {
        race[0].deck.pool().remove(card);
        race[0].hand.add(card);
    }
    kernel::Session<DeathRoads> session(race, 1);
    REQUIRE(session.pending() != nullptr);
    REQUIRE(session.pending()->ask == Ask::step);
    return kernel::view_of<DeathRoads>(*session.pending(), 0);
}

// What a click there plays while no card is touched.
std::vector<Option> clicked(const std::vector<ui::LitSpace>& lit, Space space) {
    std::vector<Option> options;
    for (const ui::LitSpace& one : lit)
        if (one.at == point_of(space) && !one.is_of_card)
            options.push_back(one.answers.front().as<Option>());
    return options;
}

}  // namespace

TEST_CASE("a click on a space plays the cheapest card that drives there",
          "[death_roads][DR-CARD-02]") {
    const Card throttle = card_of(VehicleCard::throttle);
    const Card floor_it = card_of(VehicleCard::floor_it);
    const Card ramming = card_of(VehicleCard::ramming_speed);
    const auto lit = View::lit(asked_with({throttle, floor_it, ramming}, {2, 3}, {4, 7}, {1, 7}));
    CHECK(clicked(lit, {2, 4}) == std::vector<Option>{{Choice::play, throttle, 0}});
    CHECK(clicked(lit, {2, 5}) == std::vector<Option>{{Choice::play, floor_it, 0}});
    CHECK(clicked(lit, {3, 3}).empty());  // a card would have to pay: which one is said first
    const bool is_offered = std::ranges::any_of(lit, [&](const ui::LitSpace& one) {
        return one.at == point_of({3, 3}) &&
               one.answers.front().as<Option>() ==
                   Option{Choice::change_lane, throttle, static_cast<std::uint8_t>(Side::right)};
    });
    CHECK(is_offered);
}

TEST_CASE("a click on a car shoots at it, if anything does", "[death_roads][DR-WPN-03]") {
    const Card burst = weapon_card(0, 0);
    const Card floor_it = card_of(VehicleCard::floor_it);
    const Card slam = card_of(VehicleCard::side_slam);
    const auto lit = View::lit(asked_with({burst, floor_it, slam}, {2, 3}, {2, 4}, {3, 3}));
    CHECK(clicked(lit, {2, 4}) == std::vector<Option>{{Choice::play, burst, 0}});
    CHECK(clicked(lit, {3, 3}) ==
          std::vector<Option>{{Choice::play, slam, static_cast<std::uint8_t>(Side::right)}});
}
