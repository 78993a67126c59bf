// Cards of any game as they are shown, and how they lie in a hand. Knows nothing of windows.
#pragma once

#include <cstddef>
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

}  // namespace ui
