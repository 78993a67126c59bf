// Dice of any game as they are shown, and how those that are thrown come to rest. Knows nothing of
// windows.
#pragma once

#include <cstddef>
#include <string>

#include "stage/core/geometry.h"

namespace ui {

inline constexpr int no_value = -1;

// What a side of a die shows: a picture, a value, or both.
struct DieFace {
    std::string body;          // sprite of the die itself
    std::string picture;       // sprite on it
    int value = 0;             // no_value: only its picture counts
    bool reads_value = false;  // the value is what counts, and is written large; else the picture

    friend bool operator==(const DieFace&, const DieFace&) = default;
};

// A die on its way: thrown from somebody's hand, hopping to its place.
struct DiePose {
    float away = 0.0F;    // 1 in the hand, 0 in its place
    float lift = 0.0F;    // above the table, in sizes of the die
    float angle = 0.0F;   // radians, clockwise
    int faces_left = 0;   // to be turned over before the one that was rolled
    float turned = 0.0F;  // 0 face to the viewer, towards 1 turning to the next one

    friend bool operator==(const DiePose&, const DiePose&) = default;
};

// `tumble` is 0 just thrown, 1 at rest, where every pose is DiePose{}. The same throw looks the
// same again; the dice of one throw come to rest one after the other.
DiePose pose_of_die(float tumble, std::size_t die, std::size_t dice, std::size_t thrown);

// A die as it was drawn last. Pixels.
struct LaidDie {
    DieFace face;
    stage::Vec2 centre;
    float size = 0.0F;
};

}  // namespace ui
