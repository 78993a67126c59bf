// How cards lie in a hand, and which of them went where.
#include <catch2/catch.hpp>

#include <algorithm>

#include "games/frothy/view/core/board/card_motion.h"

using namespace frothy;

namespace {

Cards cards(int hand, int spent, int recovery) {
    Cards cards;
    cards.count(Pile::hand, CardType::whip) = static_cast<std::uint8_t>(hand);
    cards.count(Pile::spent, CardType::whip) = static_cast<std::uint8_t>(spent);
    cards.count(Pile::recovery, CardType::whip) = static_cast<std::uint8_t>(recovery);
    return cards;
}

std::ptrdiff_t gone(const std::vector<PileMove>& moves, Pile from, Pile to) {
    return std::ranges::count_if(
        moves, [&](const PileMove& move) { return move.from == from && move.to == to; });
}

}  // namespace

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

TEST_CASE("cards that are played go from the hand to Spent") {
    const auto moves = moves_between(cards(3, 1, 2), cards(1, 3, 2));
    REQUIRE(moves.size() == 2);
    CHECK(gone(moves, Pile::hand, Pile::spent) == 2);
}

TEST_CASE("at the end of a round Recovery goes to the hand and Spent to Recovery") {
    const auto moves = moves_between(cards(1, 3, 2), cards(3, 0, 3));
    CHECK(moves.size() == 5);
    CHECK(gone(moves, Pile::recovery, Pile::hand) == 2);
    CHECK(gone(moves, Pile::spent, Pile::recovery) == 3);
    CHECK(gone(moves_between(cards(1, 2, 2), cards(3, 0, 2)), Pile::recovery, Pile::hand) == 2);
    CHECK(moves_between(cards(1, 2, 3), cards(1, 2, 3)).empty());
}

TEST_CASE("what is taken back goes back, and a card lost for good goes nowhere") {
    CHECK(gone(moves_between(cards(1, 2, 0), cards(2, 1, 0)), Pile::spent, Pile::hand) +
              gone(moves_between(cards(1, 2, 0), cards(2, 1, 0)), Pile::recovery, Pile::hand) ==
          1);
    CHECK(moves_between(cards(2, 0, 0), cards(1, 0, 0)).empty());
}

TEST_CASE("special cards go by themselves") {
    Cards before;
    before.special = {0b101, 0, 0};
    Cards after;
    after.special = {0b001, 0b100, 0};
    const auto moves = moves_between(before, after);
    REQUIRE(moves.size() == 1);
    CHECK(moves[0] == PileMove{{CardType::whip, 2}, Pile::hand, Pile::spent});
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
