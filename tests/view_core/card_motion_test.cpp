// How cards lie in a hand, and which of them went where.
#include <catch2/catch.hpp>

#include <algorithm>

#include "games/frothy/view/core/board/card_motion.h"

namespace card_motion_test {

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

}  // namespace card_motion_test
