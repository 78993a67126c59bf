// Cards of any game as they are shown, how they lie in a hand, and how they go from one place to
// another. Knows nothing of windows.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "stage/core/geometry.h"
#include "ui/core/token.h"

namespace ui {

// Pictures of 5 to 7, and what is written on them.
struct CardFace {
    Token card;                         // which it is, in the game's own terms
    std::vector<std::string> pictures;  // sprites, one over the other
    std::string words;                  // often empty
    bool is_labelled = false;           // the words stand on a label, in two lines if need be; else
                                        // in one line across the top of the card

    friend bool operator==(const CardFace&, const CardFace&) = default;
};

// A card of a hand that is held as a fan.
struct FanPose {
    int degrees = 0;    // tilt, clockwise
    float drop = 0.0F;  // 0 as high as the middle one, 1 as low as the outermost of a full hand

    friend bool operator==(const FanPose&, const FanPose&) = default;
};
FanPose fan_pose(std::size_t card, std::size_t cards);

// A card as it was drawn last. Pixels.
struct LaidCard {
    Token card;  // of its face
    stage::Vec2 centre;
    float height = 0.0F;
    float degrees = 0.0F;
};

// A card on its way over the screen. Pixels.
struct CardFlight {
    Token card;        // of its face
    Token to_pile;     // in the game's own terms
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

}  // namespace ui
