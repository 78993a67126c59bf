#include <catch2/catch.hpp>

#include <vector>

#include "caravan.h"
#include "kernel/deck.h"

namespace caravan {

namespace {

// Casts what it is told to, and keeps what was asked for.
class Dealer final : public Table {
public:
    explicit Dealer(std::vector<Card> cards) : cards_(std::move(cards)) {}
    std::vector<std::vector<std::uint8_t>> weights;
    std::vector<PlayerSet> seen_by;

protected:
    int answer(const Question&) override { return 0; }
    void cast(const kernel::Roll<Caravan>& roll, kernel::Faces& faces) override {
        weights.emplace_back(roll.weights.begin(), roll.weights.end());
        seen_by.push_back(roll.seen_by);
        faces.resize(1);
        faces[0] = cards_.at(weights.size() - 1);
    }
    void announce(const Event&) override {}

private:
    std::vector<Card> cards_;
};

using Deck = kernel::Deck<kinds>;
using Weights = std::vector<std::uint8_t>;

Deck deck_of(std::initializer_list<Card> cards) {
    Bag bag;
    for (const Card card : cards)
        bag.add(card);
    Deck deck;
    deck.shuffle_in(bag);
    return deck;
}

kernel::Roll<Caravan> seen(PlayerSet seen_by) {
    kernel::Roll<Caravan> roll;
    roll.seen_by = seen_by;
    return roll;
}

}  // namespace

TEST_CASE("A draw is a roll among what is left, seen by whoever draws", "[kernel][deck]") {
    Deck deck = deck_of({0, 0, 3, 5});
    Dealer table({3, 0});
    CHECK(deck.draw(table, seen(only(2))) == 3);
    CHECK(deck.draw(table, seen(only(1))) == 0);
    CHECK(table.weights == std::vector<Weights>{{2, 0, 0, 1, 0, 1}, {2, 0, 0, 0, 0, 1}});
    CHECK(table.seen_by == std::vector<PlayerSet>{only(2), only(1)});
    CHECK(deck == deck_of({0, 5}));
}

TEST_CASE("No order is kept of what was drawn or discarded", "[kernel][deck]") {
    const auto after = [](std::vector<Card> cards) {
        Deck deck = deck_of({0, 1, 2, 3});
        Bag discard;
        Dealer table(cards);
        for (std::size_t i = 0; i < cards.size(); ++i)
            discard.add(deck.draw(table, seen(kernel::everybody)));
        return std::pair(deck, discard);
    };
    CHECK(after({0, 2, 3}) == after({3, 0, 2}));
    auto [deck, discard] = after({2, 1});
    deck.shuffle_in(discard);
    CHECK(deck == deck_of({0, 1, 2, 3}));
    CHECK(discard == Bag());
}

TEST_CASE("Cards known on top come first, those at the bottom last", "[kernel][deck]") {
    Deck deck = deck_of({0, 1});
    deck.put_at_bottom(4, only(0));
    deck.put_at_bottom(5, only(0));  // below it
    deck.put_on_top(2, kernel::everybody);
    deck.put_on_top(3, only(1));  // above it
    CHECK(deck.size() == 6);
    Dealer table({3, 2, 1, 0, 4, 5});
    for (const int card : {3, 2, 1, 0, 4, 5})
        CHECK(deck.draw(table, seen(kernel::everybody)) == card);
    CHECK(table.weights[0] == Weights{0, 0, 0, 1, 0, 0});
    CHECK(table.weights[2] == Weights{1, 1, 0, 0, 0, 0});
    CHECK(table.weights[5] == Weights{0, 0, 0, 0, 0, 1});
    CHECK(deck == Deck());
}

TEST_CASE("After a shuffle nobody knows where a card lies", "[kernel][deck]") {
    Deck deck = deck_of({0, 1});
    deck.put_on_top(2, only(0));
    deck.put_at_bottom(3, only(1));
    Bag discard;
    discard.add(5);
    deck.shuffle_in(discard);
    CHECK(deck == deck_of({0, 1, 2, 3, 5}));
}

TEST_CASE("A view tells how many cards lie where, and no more", "[kernel][deck]") {
    const auto seen_by_0 = [](Card on_top, Card in_hand, Card left) {
        Deck deck = deck_of({left, 5});
        deck.put_on_top(4, only(0));
        deck.put_on_top(on_top, only(1));
        Bag hand;
        hand.add(in_hand);
        hand.turn_face_down(deck.pool());
        deck.turn_face_down(0);
        return std::pair(deck, hand);
    };
    const auto [deck, hand] = seen_by_0(0, 1, 2);
    CHECK(std::pair(deck, hand) == seen_by_0(1, 2, 0));
    CHECK(std::pair(deck, hand) == seen_by_0(2, 0, 1));
    CHECK(deck.size() == 4);
    CHECK(hand.size() == 1);
    CHECK(hand.unknown() == 1);

    auto again = std::pair(deck, hand);
    again.second.turn_face_down(again.first.pool());
    again.first.turn_face_down(0);
    CHECK(again == std::pair(deck, hand));  // nothing more to blank

    std::array<int, kinds> held{};
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        auto [dealt, held_hand] = std::pair(deck, hand);
        kernel::Chance chance(seed);
        held_hand.redeal(dealt.pool(), chance);
        dealt.redeal(chance);
        REQUIRE(held_hand.unknown() == 0);
        REQUIRE(dealt.unordered().unknown() == 0);
        REQUIRE(dealt.size() == 4);
        for (std::size_t card = 0; card < kinds; ++card)
            held[card] += held_hand.count(static_cast<Card>(card));
    }
    CHECK(held[4] == 0);  // known on top
    for (const std::size_t card : {0U, 1U, 2U, 5U})
        CHECK(std::abs(held[card] - 1000) < 120);
}

}  // namespace caravan
