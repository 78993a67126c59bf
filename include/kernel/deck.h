// Cards: how many of each kind lie somewhere, and never in what order.
//
// A card is its kind, 0 upwards. What nobody knows of a deck is a bag, and a draw from it is a roll
// among what is left, seen by whoever draws: no state and no driver can look ahead. Only cards
// known to lie on top or at the bottom are kept one by one. Hands and discards are bags.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "kernel/dice.h"
#include "kernel/player.h"
#include "kernel/question.h"
#include "kernel/table.h"

namespace kernel {

using Card = std::uint8_t;

// Not a kind: a card whose kind the viewer does not know.
inline constexpr Card face_down = 0xFF;

// Up to 255 cards of each of `Kinds` kinds.
//
// In the view of a player, cards he cannot tell apart lie together in one bag, the pool: it holds
// more cards than really lie there, and each other bag knows how many of them are its own.
template <std::size_t Kinds>
class Bag {
    static_assert(Kinds > 0 && Kinds < face_down);

public:
    int size() const { return sum() + face_down_; }
    bool empty() const { return size() == 0; }
    // Of this kind; in a view, as far as they are known.
    int count(Card card) const { return counts_[card]; }
    bool has(Card card) const { return counts_[card] > 0; }
    // How many of each kind: what a draw weighs.
    const std::array<std::uint8_t, Kinds>& counts() const { return counts_; }

    void add(Card card, int count = 1) {
        assert(counts_[card] + count <= 0xFF);
        counts_[card] = static_cast<std::uint8_t>(counts_[card] + count);
    }
    // One that is there.
    void remove(Card card) {
        assert(has(card));
        --counts_[card];
    }
    // All cards of another, which is then empty: a discard shuffled back.
    void take_all(Bag& other) {
        for (std::size_t card = 0; card < Kinds; ++card)
            add(static_cast<Card>(card), other.counts_[card]);
        face_down_ = static_cast<std::int16_t>(face_down_ + other.face_down_);
        other = Bag();
    }

    // For a view: the known cards go to the pool, and only their number stays.
    void turn_face_down(Bag& pool) {
        const int cards = sum();
        for (std::size_t card = 0; card < Kinds; ++card)
            pool.add(static_cast<Card>(card), counts_[card]);
        counts_ = {};
        face_down_ = static_cast<std::int16_t>(face_down_ + cards);
        pool.face_down_ = static_cast<std::int16_t>(pool.face_down_ - cards);
    }
    // The number of cards whose kind the view does not tell.
    int unknown() const { return face_down_; }
    // The reverse of turning face down: cards from the pool, as chance has it.
    void redeal(Bag& pool, Chance& chance) {
        while (face_down_ > 0) {
            const Card card = pool.pick(chance);
            redeal(card, pool);
        }
    }
    // The same for one card that is known to lie here and is in the pool.
    void redeal(Card card, Bag& pool) {
        assert(face_down_ > 0);
        pool.hand_out(card);
        add(card);
        --face_down_;
    }

    // A card of the pool that lies elsewhere: any, or this one.
    Card pick(Chance& chance) const {
        return weighted_face(counts_, chance.number(total_weight(counts_)));
    }
    void hand_out(Card card) {
        remove(card);
        ++face_down_;
    }
    void take_back(Card card) {
        add(card);
        --face_down_;
    }

    friend bool operator==(const Bag&, const Bag&) = default;

private:
    int sum() const { return static_cast<int>(total_weight(counts_)); }

    std::array<std::uint8_t, Kinds> counts_{};
    std::int16_t face_down_ = 0;  // below 0 in a pool: so many of its cards lie elsewhere
};

// A card known to these players to lie on top of a deck or at its bottom.
struct KnownCard {
    Card card = 0;
    PlayerSet known_to = 0;
    friend bool operator==(const KnownCard&, const KnownCard&) = default;
};

// A deck of `Kinds` kinds of cards of which up to `Known` on top and `Known` at the bottom may be
// known to somebody.
template <std::size_t Kinds, std::size_t Known = 4>
class Deck {
public:
    int size() const { return bag_.size() + top_.size + bottom_.size; }
    bool empty() const { return size() == 0; }
    // What lies between top and bottom, in an order nobody knows.
    const Bag<Kinds>& unordered() const { return bag_; }
    // What is known to somebody, from the bottom upwards.
    std::span<const KnownCard> known_on_top() const { return top_.known(); }
    std::span<const KnownCard> known_at_bottom() const { return bottom_.known(); }
    static constexpr std::size_t kinds = Kinds;
    // The pool of a view, see Bag.
    Bag<Kinds>& pool() { return bag_; }

    // Cards shuffled in: nothing is known any more of where any card lies.
    void shuffle_in(Bag<Kinds>& cards) {
        bag_.take_all(cards);
        forget(top_);
        forget(bottom_);
    }
    // Onto what lies there. Where more are known than there is room for, put no more (asserted).
    void put_on_top(Card card, PlayerSet known_to) { top_.push({card, known_to}); }
    void put_at_bottom(Card card, PlayerSet known_to) {
        assert(bottom_.size < Known);
        for (std::size_t i = bottom_.size++; i > 0; --i)
            bottom_.cards[i] = bottom_.cards[i - 1];
        bottom_.cards[0] = {card, known_to};
    }

    // Takes the top card: a roll among what may lie there, also where but one card may, so that
    // whoever imagines another deal finds every draw in the journal. `roll` says why, what about
    // and who sees it. The deck is not empty, and no view that has not been dealt out.
    template <class G>
    Card draw(Table<G>& table, Roll<G> roll) {
        assert(!empty());
        std::array<std::uint8_t, Kinds> left{};
        Run* run = top_.size > 0 ? &top_ : bag_.empty() ? &bottom_ : nullptr;
        if (run != nullptr) {
            left[run->last().card] = 1;
        } else {
            left = bag_.counts();
        }
        roll.count = 1;
        roll.sides = static_cast<std::uint8_t>(Kinds);
        roll.weights = left;
        Faces faces;
        table.roll(roll, faces);
        if (run != nullptr) {
            run->pop();
        } else {
            bag_.remove(faces[0]);
        }
        return faces[0];
    }

    // For a view: what this player does not know of top and bottom goes to the pool.
    void turn_face_down(PlayerId viewer) {
        for (Run* run : {&top_, &bottom_}) {
            for (std::size_t i = 0; i < run->size; ++i) {
                KnownCard& known = run->cards[i];
                if (known.card == face_down || includes(known.known_to, viewer)) continue;
                bag_.take_back(known.card);
                known.card = face_down;
            }
        }
    }
    void redeal(Chance& chance) {
        for (Run* run : {&top_, &bottom_}) {
            for (std::size_t i = 0; i < run->size; ++i) {
                if (run->cards[i].card != face_down) continue;
                run->cards[i].card = bag_.pick(chance);
                bag_.hand_out(run->cards[i].card);
            }
        }
    }

    friend bool operator==(const Deck&, const Deck&) = default;

private:
    // From the bottom upwards. What is beyond `size` is blank, so that equal decks are equal.
    struct Run {
        std::array<KnownCard, Known> cards{};
        std::uint8_t size = 0;

        std::span<const KnownCard> known() const { return std::span(cards).first(size); }
        const KnownCard& last() const { return cards[size - 1U]; }
        void push(KnownCard card) {
            assert(size < Known);
            cards[size++] = card;
        }
        void pop() { cards[--size] = {}; }
        friend bool operator==(const Run&, const Run&) = default;
    };

    void forget(Run& run) {
        while (run.size > 0) {
            bag_.add(run.last().card);
            run.pop();
        }
    }

    Bag<Kinds> bag_;
    Run top_;
    Run bottom_;
};

}  // namespace kernel
