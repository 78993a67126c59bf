// Why a card came to what it did, and whom it meant.
#include <catch2/catch.hpp>

#include <string>
#include <vector>

#include "games/grand_prix/view/grand_prix_view.h"
#include "grand_prix_view/cars_on_road.h"

namespace grand_prix::because_test {

namespace {

using testing::race_on;
using testing::three_seats;

Event event_of(Fact fact, CarId who, int value = 0, int due = 0) {
    Event event;
    event.fact = fact;
    event.who = who;
    event.value = static_cast<std::int16_t>(value);
    event.due = static_cast<std::uint8_t>(due);
    return event;
}

std::string told(const Event& event, const Race& race) {
    return View::event_words(event, race, three_seats()).text;
}

std::string nothing(Because because, const Race& race, CarId other = no_car) {
    Event event = event_of(Fact::nothing_happened, 0);
    event.because = because;
    event.other = other;
    return told(event, race);
}

}  // namespace

TEST_CASE("Where nothing comes of a card it is told what of it did not apply [GP-X45]", "[words]") {
    Race race = race_on({20, 19, 4});
    race.car(0).tyre = Tyre::hard;
    CHECK(nothing(Because::other_tyre, race) == "Nothing comes of it: Red is on HARD.");
    CHECK(nothing(Because::tyre_adds_nothing, race) ==
          "Nothing comes of it: HARD adds nothing to the rolls of Red.");
    CHECK(nothing(Because::stop_made, race) == "Nothing comes of it: Red has made its stop.");
    CHECK(nothing(Because::leads, race) == "Nothing comes of it: Red leads.");
    CHECK(nothing(Because::nobody_near_behind, race) ==
          "Nothing comes of it: no car is close enough behind Red.");
    CHECK(nothing(Because::is_close, race, 1) ==
          "Nothing comes of it: White is right behind Red already.");
    CHECK(nothing(Because::is_elsewhere, race, 2) ==
          "Nothing comes of it: it is meant for Gold, off the track.");
    race.car(2).place.in_lane = true;
    CHECK(nothing(Because::is_elsewhere, race, 2) ==
          "Nothing comes of it: it is meant for Gold, in the pits.");
    // Each has words of its own.
    for (int because = static_cast<int>(Because::other_tyre);
         because <= static_cast<int>(Because::is_elsewhere); ++because) {
        INFO(because);
        CHECK(nothing(static_cast<Because>(because), race, 1) != "Nothing comes of it.");
    }
}

TEST_CASE("Whoever moves up less far than a card says is told who stands in the way [GP-X31]",
          "[words]") {
    const Race race = race_on({15, 16, 4});
    CHECK(told(event_of(Fact::advanced, 0, 2, 2), race) == "Red moves up 2 spaces.");
    CHECK(told(event_of(Fact::advanced, 0, 1, 2), race) ==
          "Red moves up 1 of 2 spaces: White is in the way.");
    CHECK(told(event_of(Fact::advanced, 0, 0, 2), race) ==
          "Red cannot move up: White is in the way.");
    CHECK(told(event_of(Fact::safety_car, 0, 3, 6), race) ==
          "Safety car: Red gains 3 of 6 spaces: White is in the way.");
}

TEST_CASE("The car ahead or behind that is not seen there is said to be so round the lap [GP-X33]",
          "[words]") {
    Event event = event_of(Fact::next_roll, 1, 1);
    event.because = Because::is_behind;
    CHECK(told(event, race_on({20, 21})) ==
          "White, the next car behind round the lap, has +1 on a roll to come.");
    CHECK(told(event, race_on({20, 18})) == "White has +1 on a roll to come.");
    event.because = Because::is_ahead;
    CHECK(told(event, race_on({20, 18})) ==
          "White, the next car ahead round the lap, has +1 on a roll to come.");
    event.because = Because::plain;
    CHECK(told(event, race_on({20, 21})) == "White has +1 on a roll to come.");
    event = event_of(Fact::kept_boost, 1);
    event.because = Because::is_behind;
    CHECK(told(event, race_on({20, 21})) ==
          "White, the next car behind round the lap, keeps an Overtake Boost.");
}

}  // namespace grand_prix::because_test
