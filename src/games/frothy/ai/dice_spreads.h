// Ways in which dice may fall, whichever of them shows what.
#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>

#include "games/frothy/rules/dice_queries.h"

namespace frothy {

constexpr std::int64_t factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }

// Every way so many dice may fall, from `counts` of none and its first icon on, and how many ways
// each is.
template <class Visit>
void each_spread(IconCounts& counts, std::size_t icon, int left, const Visit& visit) {
    if (icon + 1 == icon_count) {
        counts[icon] = left;
        const int dice = std::accumulate(counts.begin(), counts.end(), 0);
        std::int64_t ways = factorial(dice);
        for (const int count : counts)
            ways /= factorial(count);
        visit(counts, ways);
        return;
    }
    for (int here = 0; here <= left; ++here) {
        counts[icon] = here;
        each_spread(counts, icon + 1, left - here, visit);
    }
}

}  // namespace frothy
