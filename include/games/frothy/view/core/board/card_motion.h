// How cards go from one place to another. Knows nothing of windows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "games/frothy/rules/race.h"
#include "stage/core/geometry.h"
#include "ui/core/cards.h"

namespace frothy {

using ui::fan_pose;
using ui::FanPose;
using ui::LaidCard;

inline constexpr std::uint8_t plain_card = 0xFF;

// A card as its owner knows it.
struct CardFaceUp {
    CardType type = CardType::whip;
    std::uint8_t special = plain_card;  // place on the licence

    friend bool operator==(const CardFaceUp&, const CardFaceUp&) = default;
};

// A card that has gone from one pile to another.
struct PileMove {
    CardFaceUp card;
    Pile from = Pile::hand;
    Pile to = Pile::spent;

    friend bool operator==(const PileMove&, const PileMove&) = default;
};
// What became of the cards of a licence; those that were lost for good (FR-CARD-10) go nowhere.
std::vector<PileMove> moves_between(const Cards& before, const Cards& after);

// A card on its way over the screen. Pixels.
struct CardFlight {
    CardFaceUp card;
    Pile to_pile = Pile::spent;
    stage::Vec2 from;  // of its middle
    stage::Vec2 to;
    float from_height = 0.0F;
    float to_height = 0.0F;
    float from_degrees = 0.0F;
    float delay = 0.0F;  // seconds until it sets out
    bool fades = false;  // it goes out of sight
};

struct CardPose {
    stage::Vec2 centre;
    float height = 0.0F;
    float degrees = 0.0F;
    float opacity = 1.0F;
};

// Cards on their way, along arcs. All stay where they have come to until the last one has landed.
class CardFlights {
public:
    static constexpr float seconds = 0.34F;

    // Sets out now, beside those that are on their way.
    void add(CardFlight flight);
    // True while one is on its way.
    bool advance(float by);
    bool empty() const { return flights_.empty(); }
    void clear();

    std::span<const CardFlight> flights() const { return flights_; }
    CardPose pose(const CardFlight& flight) const;

private:
    std::vector<CardFlight> flights_;
    float elapsed_ = 0.0F;
};

}  // namespace frothy
