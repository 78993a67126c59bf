// How dice that are thrown come to rest, and what of a roll still counts. Knows nothing of windows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "games/frothy/rules/dice.h"
#include "games/frothy/rules/vocabulary.h"
#include "stage/core/geometry.h"

namespace frothy {

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
    Icon icon = Icon::slide;
    stage::Vec2 centre;
    float size = 0.0F;
};

// What lies on top of a die that shows `rolled` in the end.
Icon icon_on_top(Icon rolled, const DiePose& pose);

// A Control roll is read by its icons, everything else by values (FR-DICE-03).
enum class DiceRead : std::uint8_t { icons, values };
DiceRead dice_read(Why why);

// The dice that no longer count after the event, one bit each; `gone` are those from before.
std::uint32_t dice_gone(std::span<const std::uint8_t> faces, std::uint32_t gone, const Event& event,
                        DiceFaces printed);

// Whether the dice of `roller` are taken up when this happens.
bool clears_the_dice(const Event& event, VehicleId roller);

}  // namespace frothy
