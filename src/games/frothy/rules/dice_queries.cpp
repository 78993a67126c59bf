// DICE: what dice come to as they lie.
#include "games/frothy/rules/dice_queries.h"

#include <numeric>

#include "games/frothy/rules/keeping.h"

namespace frothy {

ValueCounts count_values(std::span<const std::uint8_t> icons, DiceFaces faces) {
    ValueCounts counts{};
    for (const std::uint8_t icon : icons)
        ++counts[static_cast<std::size_t>(value_of(static_cast<Icon>(icon), faces))];
    return counts;
}

int most_kept(const ValueCounts& values, Keep keep) {
    const auto rolled = values_rolled(values);
    const int dice = std::accumulate(values.begin(), values.end(), 0);
    if (dice == 1 || keep == Keep::any_one) return rolled[rolled.size() - 1];
    KeepLimit limit;
    if (keep == Keep::one_lowest) limit.lowest = 1;
    if (keep == Keep::two_lowest) limit.lowest = 2;
    int most = 0;
    each_pair(values, limit, [&](int low, int high, bool fits) {
        if (fits) most = std::max(most, low + high);
    });
    return most;
}

int points_through(std::span<const std::uint8_t> icons, int resilience, DiceFaces faces) {
    return static_cast<int>(std::ranges::count_if(icons, [&](std::uint8_t icon) {
        return value_of(static_cast<Icon>(icon), faces) > resilience;
    }));
}

}  // namespace frothy
