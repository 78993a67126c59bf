// How cards lie in a hand, and how they go from one place to another.
#include <catch2/catch.hpp>

#include "ui/core/cards.h"

using namespace ui;

TEST_CASE("a hand is a fan about its middle, and hardly one with few cards") {
    CHECK(fan_pose(0, 1) == FanPose{});
    for (const std::size_t count : {2U, 3U, 7U, 15U}) {
        for (std::size_t i = 0; i < count; ++i) {
            const FanPose pose = fan_pose(i, count);
            const FanPose other = fan_pose(count - 1 - i, count);
            CHECK(pose.degrees == -other.degrees);
            CHECK(pose.drop == Approx(other.drop));
            CHECK(pose.drop >= 0.0F);
            CHECK(pose.drop <= 1.0F);
            if (i > 0) CHECK(pose.degrees >= fan_pose(i - 1, count).degrees);
        }
        CHECK(fan_pose(0, count).degrees < 0);
    }
    CHECK(fan_pose(1, 2).degrees < fan_pose(6, 7).degrees);
    CHECK(fan_pose(3, 7) == FanPose{});
}

TEST_CASE("cards fly along an arc from where they lay to where they belong") {
    CardFlights flights;
    CHECK_FALSE(flights.advance(1.0F));
    CardFlight flight;
    flight.from = {100.0F, 400.0F};
    flight.to = {500.0F, 300.0F};
    flight.from_height = 100.0F;
    flight.to_height = 30.0F;
    flights.add(flight);
    const auto pose = [&] { return flights.pose(flights.flights().front()); };
    CHECK(pose().centre == flight.from);
    CHECK(flights.advance(CardFlights::seconds / 2.0F));
    CHECK(pose().centre.x == Approx(300.0F).margin(2.0F));
    CHECK(pose().centre.y < 300.0F);
    flight.delay = 0.05F;
    flights.add(flight);
    CHECK(flights.advance(CardFlights::seconds / 2.0F));
    CHECK(pose().centre.x == Approx(500.0F).margin(0.01F));  // waits for the last one
    CHECK(pose().height == Approx(30.0F));
    CHECK_FALSE(flights.empty());
    CHECK(flights.advance(1.0F));
    CHECK(flights.empty());
    CHECK_FALSE(flights.advance(1.0F));
}
