// Keeping two dice of a value roll (FR-SPD-06, FR-ATK-08).
#pragma once

#include <algorithm>

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/dice_queries.h"
#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/telling.h"

namespace frothy {

// The values rolled, each once, lowest first.
inline kernel::FixedVector<int, max_die_value + 1> values_rolled(const ValueCounts& counts) {
    kernel::FixedVector<int, max_die_value + 1> values;
    for (int value = 0; value <= max_die_value; ++value) {
        if (counts[static_cast<std::size_t>(value)] > 0) values.push_back(value);
    }
    return values;
}

// What a keep limit demands of the two dice kept, and the rule that says so.
struct KeepLimit {
    int lowest = 0;  // how many of the two must be the lowest rolled: 0, 1 or 2
    Rule rule;
};

// Calls `visit(low, high, fits)` for every pair of values that two of the dice show, with whether
// the limit allows it; of at least two dice.
template <class Visit>
void each_pair(const ValueCounts& counts, const KeepLimit& limit, const Visit& visit) {
    const auto rolled = values_rolled(counts);
    const int lowest = rolled[0];
    const auto has_two = [&](int value) { return counts[static_cast<std::size_t>(value)] >= 2; };
    const int second = has_two(lowest) ? lowest : rolled[1];
    for (std::size_t i = 0; i < rolled.size(); ++i) {
        for (std::size_t j = has_two(rolled[i]) ? i : i + 1; j < rolled.size(); ++j) {
            const int low = rolled[i];
            const int high = rolled[j];
            const bool fits = limit.lowest == 0 || (limit.lowest == 1 && low == lowest) ||
                              (low == lowest && high == second);
            visit(low, high, fits);
        }
    }
}

// Asks which two dice to keep; dice of equal value are interchangeable. Returns the sum. A single
// die is the sum.
inline int keep_two(Table& table, VehicleId v, const kernel::Faces& faces, DiceFaces dice,
                    const KeepLimit& limit, About about, Why why) {
    const auto value = [&](std::size_t die) {
        return value_of(static_cast<Icon>(faces[die]), dice);
    };
    if (faces.size() == 1) return value(0);
    if (faces.size() == 2 && !table.hears_of(1)) {  // nothing to choose
        const auto [low, high] = std::minmax({value(0), value(1)});
        tell(table, v, about.rule, DiceKept{low, high, why});
        return low + high;
    }
    const ValueCounts counts = count_values({faces.begin(), faces.size()}, dice);
    Offer offer(table);
    each_pair(counts, limit, [&](int low, int high, bool fits) {
        const Option pair{OptionKind::keep, low, high};
        if (fits) {
            offer.add(pair);
        } else {
            offer.refuse(pair, limit.rule);
        }
    });
    about.vehicle = v;
    const Option kept = offer.ask_about_dice(table, v, Ask::keep_dice, about, faces);
    tell(table, v, about.rule, DiceKept{kept.a, kept.b, why});
    return kept.a + kept.b;
}

// Asks which one die to keep (FR-ALT-01). Returns its value.
inline int keep_one(Table& table, VehicleId v, const kernel::Faces& faces, DiceFaces dice,
                    About about) {
    const ValueCounts counts = count_values({faces.begin(), faces.size()}, dice);
    Offer offer;
    for (int value = 0; value <= max_die_value; ++value) {
        if (counts[static_cast<std::size_t>(value)] == 0) continue;
        offer.add({OptionKind::keep_one, value});
    }
    about.vehicle = v;
    const Option kept = offer.ask_about_dice(table, v, Ask::keep_dice, about, faces);
    tell(table, v, about.rule, DiceKept{kept.a, 0, Why::speed_check});
    return kept.a;
}

}  // namespace frothy
