// Hands, discards and decks in the states of a game, written down; for the files where a game
// speaks JSON.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "formats/json_reader.h"
#include "kernel/deck.h"

namespace play {

// How many cards of each kind.
formats::OrderedJson counts_to_json(std::span<const std::uint8_t> counts);
std::vector<std::uint8_t> counts_from_json(const formats::Json& json, formats::Reader& reader,
                                           std::size_t kinds);

struct DeckParts {
    std::vector<std::uint8_t> unordered;
    std::vector<kernel::KnownCard> top;
    std::vector<kernel::KnownCard> bottom;
};
formats::OrderedJson deck_to_json(std::span<const std::uint8_t> unordered,
                                  std::span<const kernel::KnownCard> top,
                                  std::span<const kernel::KnownCard> bottom);
DeckParts deck_from_json(const formats::Json& json, formats::Reader& reader, std::size_t kinds,
                         std::size_t most_known);

template <std::size_t Kinds>
kernel::Bag<Kinds> bag_of(const std::vector<std::uint8_t>& counts) {
    kernel::Bag<Kinds> bag;
    for (std::size_t kind = 0; kind < counts.size() && kind < Kinds; ++kind)
        bag.add(static_cast<kernel::Card>(kind), counts[kind]);
    return bag;
}
template <class Deck>
Deck deck_of(const DeckParts& parts) {
    Deck deck;
    deck.pool() = bag_of<Deck::kinds>(parts.unordered);
    for (const kernel::KnownCard& card : parts.top)
        deck.put_on_top(card.card, card.known_to);
    // Each is put below those before it.
    for (std::size_t i = parts.bottom.size(); i-- > 0;)
        deck.put_at_bottom(parts.bottom[i].card, parts.bottom[i].known_to);
    return deck;
}

// A bag or deck of real cards, none of them face down.
template <std::size_t Kinds>
formats::OrderedJson to_json(const kernel::Bag<Kinds>& bag) {
    return counts_to_json(bag.counts());
}
template <std::size_t Kinds, std::size_t Known>
formats::OrderedJson to_json(const kernel::Deck<Kinds, Known>& deck) {
    return deck_to_json(deck.unordered().counts(), deck.known_on_top(), deck.known_at_bottom());
}
template <std::size_t Kinds>
void from_json(const formats::Json& json, formats::Reader& reader, kernel::Bag<Kinds>& bag) {
    bag = bag_of<Kinds>(counts_from_json(json, reader, Kinds));
}
template <std::size_t Kinds, std::size_t Known>
void from_json(const formats::Json& json, formats::Reader& reader,
               kernel::Deck<Kinds, Known>& deck) {
    deck = deck_of<kernel::Deck<Kinds, Known>>(deck_from_json(json, reader, Kinds, Known));
}

}  // namespace play
