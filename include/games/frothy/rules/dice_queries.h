// Pure questions about dice as they lie: which of a value roll are kept, which of a Control roll
// pair off and take effect, how many of a damage roll get through. The rules ask them too.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "games/frothy/rules/dice.h"
#include "games/frothy/rules/rules.h"

namespace frothy {

// ---- Values (FR-DICE-03) ----------------------------------------------------------------------

// How many dice show each value 0 to 3.
using ValueCounts = std::array<int, max_die_value + 1>;
ValueCounts count_values(std::span<const std::uint8_t> icons, DiceFaces faces);

// What is kept of a value roll.
enum class Keep : std::uint8_t {
    any_two,     // FR-SPD-06, FR-ATK-08
    one_lowest,  // FR-SPD-07, FR-SPD-09
    two_lowest,  // FR-SPD-08, FR-SPD-10
    any_one,     // FR-ALT-01
};
// That of a Speed roll, with so many cards played as each type; Reins of a tired team among them
// (FR-EDGE-49).
Keep keep_in_check(const Race& race, VehicleId v, SpeedDirection direction, int whips, int reins);
// The highest sum that may be kept of at least one die; a single die is the sum.
int most_kept(const ValueCounts& values, Keep keep);

// The points of Damage that get through (FR-DMG-03); `resilience` as printed, blank_resilience to
// 2.
int points_through(std::span<const std::uint8_t> icons, int resilience, DiceFaces faces);

// ---- Icons ------------------------------------------------------------------------------------

// How many dice show each icon.
using IconCounts = std::array<int, icon_count>;

inline int& count_of(IconCounts& counts, Icon icon) {
    return counts[static_cast<std::size_t>(icon)];
}
inline int count_of(const IconCounts& counts, Icon icon) {
    return counts[static_cast<std::size_t>(icon)];
}
inline IconCounts count_icons(std::span<const std::uint8_t> icons) {
    IconCounts counts{};
    for (const std::uint8_t icon : icons)
        ++counts[icon];
    return counts;
}

struct Pairs {
    int spins = 0;   // Left with Right Spin (FR-CTRL-09)
    int speeds = 0;  // Slow with Haste (FR-CTRL-10)
};
// FR-PDE-14: while Haste or Slow is in force as damage such pairs do not form.
enum class SpeedPairs : std::uint8_t { form, do_not_form };

// Takes all pairs out of the dice: discarding them is compulsory and exhaustive (FR-DICE-05).
inline Pairs strike_pairs(IconCounts& counts, SpeedPairs speeds = SpeedPairs::form) {
    const auto strike = [&counts](Icon one, Icon other) {
        const int pairs = std::min(count_of(counts, one), count_of(counts, other));
        count_of(counts, one) -= pairs;
        count_of(counts, other) -= pairs;
        return pairs;
    };
    const int spins = strike(Icon::left_spin, Icon::right_spin);
    return {spins, speeds == SpeedPairs::form ? strike(Icon::slow, Icon::haste) : 0};
}

// Of dice without pairs those that take effect: the icon with most of them, icons tied for most all
// (FR-CTRL-12). All 0 where no die is left.
inline IconCounts effects_of(const IconCounts& counts) {
    const int most = *std::max_element(counts.begin(), counts.end());
    IconCounts effects{};
    for (std::size_t icon = 0; icon < icon_count; ++icon) {
        if (counts[icon] == most) effects[icon] = counts[icon];
    }
    return effects;
}

// Dice of a Control roll that stay when all pairs are gone (FR-CTRL-09, FR-CTRL-10) and as many
// others as may be discarded (FR-CTRL-08); where no Damage keeps a pair from forming.
int dice_staying(IconCounts counts, int discards);

}  // namespace frothy
