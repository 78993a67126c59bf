// What is told before an answer is what the rules then do (section 9 of the ledger).
#include <catch2/catch.hpp>

#include <algorithm>

#include "games/death_roads/rules/procedures.h"
#include "games/death_roads/view/core/forecast.h"
#include "kernel/session.h"

namespace {

using namespace death_roads;

// Three cars in a row, the first alone in front, with one card each to spend.
Race some_race() {
    Terms terms;
    terms.players = 3;
    terms.rounds = short_race;
    terms.is_drafted = false;
    terms.builds = first_builds;
    Race race = race_of(terms);
    for (PlayerId id = 0; id < 3; ++id) {
        Car& car = race[id];
        fit_out(car);
        car.at = {static_cast<std::int8_t>(id + 1), 4};
        car.is_aside = false;
        car.handling = static_cast<std::int8_t>(car.most_handling());
        race.order.at(id) = id;
    }
    race.stage = Stage::race;
    race.round = 1;
    race.event = static_cast<std::uint8_t>(RoadEvent::toxic_rain);
    return race;
}

// Alone on its part of the road, its Handling spent.
Race spent_at(Space space, int gear) {
    Race race = some_race();
    race[1].at = {3, 7};
    race[2].at = {4, 7};
    race[0].at = space;
    race[0].gear = static_cast<std::uint8_t>(gear);
    race[0].handling = 0;
    race[0].build.driver = static_cast<std::uint8_t>(Driver::dusty);  // of no Thick Skin
    return race;
}

void hold(Race& race, PlayerId id, Card card) {
    Cards deck;
    for (Card each = 0; each < card_kinds; ++each)
        deck.add(each, race[id].deck.unordered().count(each));
    deck.remove(card);
    race[id].hand.add(card);
    race[id].deck = {};
    race[id].deck.shuffle_in(deck);
}

}  // namespace

TEST_CASE("a Road Event is foreseen as all stand, if no card decides",
          "[death_roads][DR-RES-02][DR-E-14]") {
    Race race = some_race();
    race.event = static_cast<std::uint8_t>(RoadEvent::sandstorm);
    race[0].gear = top_gear;
    race[1].gear = 2;
    const auto after = after_event(race);
    REQUIRE(after);
    CHECK((*after)[0].condition == race[0].condition - 1);
    CHECK((*after)[1].condition == race[1].condition);
    race.event = none;
    CHECK_FALSE(after_event(race));
}

TEST_CASE("a Skid of one card is weighed by the eighteen", "[death_roads][DR-SKID-06]") {
    const auto middle = skid_chances(spent_at({2, 4}, 1), 0);
    REQUIRE(middle);
    CHECK(middle->cards == 1);
    CHECK(middle->harm == Approx(1.0 / 18));  // Metal Fatigue
    CHECK(middle->far_behind == 0.0);
    // Five cards of the deck go left, into the Barrier.
    const auto at_barrier = skid_chances(spent_at({0, 4}, 1), 0);
    CHECK(at_barrier->harm == Approx(6.0 / 18));
    // Seven go back.
    const auto at_back = skid_chances(spent_at({2, 1}, 1), 0);
    CHECK(at_back->far_behind == Approx(7.0 / 18));
    CHECK(at_back->out == 0.0);
    Race weak = spent_at({2, 1}, 1);
    weak[0].condition = 2;
    CHECK(skid_chances(weak, 0)->out == Approx(7.0 / 18));
}

TEST_CASE("a Skid of a higher Gear turns up more cards", "[death_roads][DR-SKID-04]") {
    const auto second = skid_chances(spent_at({2, 2}, 2), 0);
    const auto third = skid_chances(spent_at({2, 2}, 3), 0);
    REQUIRE(second);
    CHECK(third->cards == 3);
    CHECK(third->harm > second->harm);
    CHECK(third->far_behind > second->far_behind);
}

TEST_CASE("Skid cards for Veer or a Controlled Slide are weighed by the eighteen",
          "[death_roads][DR-VEER-01][DR-O-102]") {
    Race race = spent_at({2, 1}, 3);
    race[0].handling = 3;
    const auto one = slide_chances(race, 0, 1);
    REQUIRE(one);
    CHECK(one->cards == 1);
    // Lock-Up three times, Spin-Out, both Fishtails and the Tail Slam; in whatever Gear.
    CHECK(one->far_behind == Approx(7.0 / 18));
    CHECK(one->barrier == 0.0);
    const auto two = slide_chances(race, 0, 2);
    REQUIRE(two);
    CHECK(two->far_behind == Approx(1 - 11.0 / 18 * 10 / 17));
    race[0].at = {0, 4};
    const auto scraped = slide_chances(race, 0, 1);
    REQUIRE(scraped);
    // Slide Left three times, Fishtail and Swipe.
    CHECK(scraped->barrier == Approx(5.0 / 18));
    CHECK_FALSE(slide_chances(race, 0, 0));
    CHECK_FALSE(slide_chances(race, 0, 9));
}

TEST_CASE("who has Handling left does not skid", "[death_roads][DR-STEP-01]") {
    Race race = spent_at({2, 4}, 1);
    race[0].handling = 1;
    CHECK_FALSE(skid_chances(race, 0));
    race[0].handling = -1;
    race[0].is_aside = true;
    CHECK_FALSE(skid_chances(race, 0));
}

TEST_CASE("an answer is followed as far as nothing is drawn", "[death_roads][DR-ACT-01]") {
    Race race = some_race();
    race[1].at = {1, 5};
    hold(race, 0, card_of(VehicleCard::floor_it));
    hold(race, 0, weapon_card(0, 0));
    race[0].gear = 2;
    kernel::Session<DeathRoads> session(race, 1);
    REQUIRE(session.pending() != nullptr);
    const auto asked = kernel::view_of<DeathRoads>(*session.pending(), 0);
    REQUIRE(asked.ask == Ask::step);
    const Option floor{Choice::play, card_of(VehicleCard::floor_it), 0};
    const Forecast leads = forecast(asked, floor);
    CHECK(leads.then[0].at == Space{1, 6});
    CHECK(leads.then[1].at == Space{1, 7});
    CHECK(leads.then[1].condition == race[1].condition - 2);
    CHECK(leads.then[0].handling == race[0].handling - 3);
    // Twin Guns, Burst: three cells ahead; the nearest car is hit, the others are out of the line.
    const Aim aim = aim_of(asked, {Choice::play, weapon_card(0, 0), 0});
    CHECK(aim.cells == std::vector<Space>{{1, 5}, {1, 6}, {1, 7}});
    CHECK(aim.hit == std::vector<PlayerId>{1});
}

TEST_CASE("cells off the road are no cells of a pattern", "[death_roads][DR-O-51]") {
    Race race = some_race();
    race[0].at = {0, 7};
    hold(race, 0, weapon_card(0, 1));
    kernel::Session<DeathRoads> session(race, 1);
    const auto asked = kernel::view_of<DeathRoads>(*session.pending(), 0);
    const Aim aim = aim_of(asked, {Choice::play, weapon_card(0, 1), 1});
    CHECK(aim.cells.empty());
    CHECK(aim.hit.empty());
}
