// Cards as their owner knows them, and how they go from one pile to another.
#pragma once

#include <cstdint>
#include <vector>

#include "games/frothy/rules/race.h"

namespace frothy {

inline constexpr std::uint8_t plain_card = 0xFF;

// A card as its owner knows it.
struct CardFaceUp {
    CardType type = CardType::whip;
    std::uint8_t special = plain_card;  // place on the licence

    friend bool operator==(const CardFaceUp&, const CardFaceUp&) = default;
};

// The special card at this place of a licence.
CardFaceUp special_card(const Licence& licence, std::uint8_t place);
// As they lie in a pile: plain cards by type, then special ones by place.
std::vector<CardFaceUp> cards_in(const Licence& licence, const Cards& cards, Pile pile);

// A card that has gone from one pile to another.
struct PileMove {
    CardFaceUp card;
    Pile from = Pile::hand;
    Pile to = Pile::spent;

    friend bool operator==(const PileMove&, const PileMove&) = default;
};
// What became of the cards of a licence; those that were lost for good (FR-CARD-10) go nowhere.
std::vector<PileMove> moves_between(const Cards& before, const Cards& after);

}  // namespace frothy
