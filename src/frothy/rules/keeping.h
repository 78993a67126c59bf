// Keeping two dice of a value roll (FR-SPD-06, FR-ATK-08).
#pragma once

#include <array>

#include "asking.h"
#include "frothy/frothy.h"
#include "telling.h"

namespace frothy {

// How many dice show each value 0 to 3.
using ValueCounts = std::array<int, max_die_value + 1>;

// FR-DICE-03: value rolls ignore icons.
inline ValueCounts count_values(const kernel::Faces& faces, DiceFaces dice) {
    ValueCounts counts{};
    for (const std::uint8_t face : faces) {
        ++counts[static_cast<std::size_t>(value_of(static_cast<Icon>(face), dice))];
    }
    return counts;
}

// What a keep limit demands of the two dice kept, and the rule that says so.
struct KeepLimit {
    int lowest = 0;  // how many of the two must be the lowest rolled: 0, 1 or 2
    Rule rule;
};

// Asks which two dice to keep; dice of equal value are interchangeable. Returns the sum. A single
// die is the sum.
inline int keep_two(Table& table, VehicleId v, const kernel::Faces& faces, DiceFaces dice,
                    const KeepLimit& limit, About about, Why why) {
    const ValueCounts counts = count_values(faces, dice);
    int lowest = 0;
    while (lowest < max_die_value && counts[static_cast<std::size_t>(lowest)] == 0)
        ++lowest;
    if (faces.size() == 1) return lowest;
    int second = lowest;
    if (counts[static_cast<std::size_t>(lowest)] < 2) {
        ++second;
        while (second < max_die_value && counts[static_cast<std::size_t>(second)] == 0)
            ++second;
    }
    Offer offer;
    for (int low = lowest; low <= max_die_value; ++low) {
        for (int high = low; high <= max_die_value; ++high) {
            const int needed = low == high ? 2 : 1;
            if (counts[static_cast<std::size_t>(low)] < needed ||
                counts[static_cast<std::size_t>(high)] < 1) {
                continue;
            }
            const Option pair{OptionKind::keep, static_cast<std::uint8_t>(low),
                              static_cast<std::uint8_t>(high)};
            const bool fits = limit.lowest == 0 || (limit.lowest == 1 && low == lowest) ||
                              (low == lowest && high == second);
            if (fits) {
                offer.add(pair);
            } else {
                offer.refuse(pair, limit.rule);
            }
        }
    }
    about.vehicle = v;
    const Option kept = offer.ask_about_dice(table, v, Ask::keep_dice, about, faces);
    tell(table, EventKind::dice_kept, v, about.rule,
         {.a = kept.a, .b = kept.b, .c = static_cast<int>(why)});
    return kept.a + kept.b;
}

// Asks which one die to keep (FR-ALT-01). Returns its value.
inline int keep_one(Table& table, VehicleId v, const kernel::Faces& faces, DiceFaces dice,
                    About about) {
    const ValueCounts counts = count_values(faces, dice);
    Offer offer;
    for (int value = 0; value <= max_die_value; ++value) {
        if (counts[static_cast<std::size_t>(value)] == 0) continue;
        offer.add({OptionKind::keep_one, static_cast<std::uint8_t>(value), 0});
    }
    about.vehicle = v;
    const Option kept = offer.ask_about_dice(table, v, Ask::keep_dice, about, faces);
    tell(table, EventKind::dice_kept, v, about.rule,
         {.a = kept.a, .b = 0, .c = static_cast<int>(Why::speed_check)});
    return kept.a;
}

}  // namespace frothy
