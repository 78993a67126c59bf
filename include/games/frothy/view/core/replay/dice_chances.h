// What Frothy dice were to be expected to come to, counted exactly.
#pragma once

#include "games/frothy/rules/dice_queries.h"
#include "play/luck.h"

namespace frothy {

// Casts of more dice are not judged: counting them would take long, and nobody rolls so many.
inline constexpr int most_dice_judged = 20;

// Of 1 to most_dice_judged dice: the most that may be kept of them (most_kept).
inline play::Chances chances_of_kept(int dice, Keep keep, DiceFaces printed) {
    return play::chances_of(dice, icon_count, [&](std::span<const std::uint8_t> faces) {
        return most_kept(count_values(faces, printed), keep);
    });
}

// Points of Damage that get through (FR-DMG-03); `resilience` as printed, blank_resilience to 2.
inline play::Chances chances_of_damage(int dice, int resilience, DiceFaces printed) {
    return play::chances_of(dice, icon_count, [&](std::span<const std::uint8_t> faces) {
        return points_through(faces, resilience, printed);
    });
}

// Dice of a Control roll that stay when all pairs are gone (FR-CTRL-09, FR-CTRL-10) and as many
// others as may be discarded (FR-CTRL-08), as dice_staying counts them.
inline play::Chances chances_of_staying(int dice, int discards) {
    return play::chances_of(dice, icon_count, [&](std::span<const std::uint8_t> faces) {
        return dice_staying(count_icons(faces), discards);
    });
}

}  // namespace frothy
