// The special dice (DICE): six icons, and the value that sits with each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/frothy/rules/house_rules.h"

namespace frothy {

// A side of a die, by its icon (FR-DICE-02). Rolled faces are stored as icons.
enum class Icon : std::uint8_t { slide, haste, slow, left_spin, right_spin, damage };

inline constexpr std::size_t icon_count = 6;
inline constexpr std::array<Icon, icon_count> all_icons = {
    Icon::slide, Icon::haste, Icon::slow, Icon::left_spin, Icon::right_spin, Icon::damage};

// Some of the icons, one bit each.
struct IconSet {
    std::uint8_t bits = 0;

    constexpr bool has(Icon icon) const { return ((bits >> static_cast<int>(icon)) & 1) != 0; }
    constexpr void add(Icon icon) {
        bits = static_cast<std::uint8_t>(bits | 1 << static_cast<int>(icon));
    }

    friend constexpr bool operator==(IconSet, IconSet) = default;
};

// The value beside an icon (FR-DICE-01, FR-DICE-04): printed 0,1,2,2,3,3 or mirrored 0,1,1,2,2,3.
constexpr int value_of(Icon icon, DiceFaces faces) {
    constexpr std::array<std::uint8_t, icon_count> printed = {0, 3, 1, 2, 2, 3};
    constexpr std::array<std::uint8_t, icon_count> mirrored = {0, 1, 1, 2, 2, 3};
    const auto index = static_cast<std::size_t>(icon);
    return faces == DiceFaces::printed ? printed[index] : mirrored[index];
}

inline constexpr int max_die_value = 3;

}  // namespace frothy
