// Control dice by what they show.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "frothy/dice.h"

namespace frothy {

using IconSpread = std::array<int, icon_count>;

constexpr std::size_t at(Icon icon) { return static_cast<std::size_t>(icon); }

inline IconSpread spread_of(std::span<const std::uint8_t> dice) {
    IconSpread counts{};
    for (const std::uint8_t icon : dice) {
        if (icon < icon_count) ++counts[icon];
    }
    return counts;
}

// What pairs strike out of the dice (FR-CTRL-09, FR-CTRL-10), and how many there were.
struct PairsStruck {
    int spins = 0;
    int speeds = 0;
};
inline PairsStruck strike_pairs(IconSpread& counts) {
    const auto strike = [&counts](Icon one, Icon other) {
        const int pairs = std::min(counts[at(one)], counts[at(other)]);
        counts[at(one)] -= pairs;
        counts[at(other)] -= pairs;
        return pairs;
    };
    const int spins = strike(Icon::left_spin, Icon::right_spin);
    return {spins, strike(Icon::slow, Icon::haste)};
}

}  // namespace frothy
