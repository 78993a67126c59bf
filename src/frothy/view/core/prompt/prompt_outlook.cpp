// What becomes of the dice of a Control roll.
#include <algorithm>

#include "frothy/queries.h"
#include "frothy/rules.h"
#include "frothy/view/core/prompt/prompt_support.h"
#include "frothy/view/dice_chances.h"

namespace frothy {

IconTally tally_icons(std::span<const std::uint8_t> dice) {
    IconTally tally{};
    for (const std::uint8_t icon : dice)
        ++tally.at(icon);
    return tally;
}

ControlOutlook control_outlook(const Race& race, VehicleId v, const IconTally& dice) {
    ControlOutlook outlook;
    IconTally left = dice;
    const auto count = [&left](Icon icon) -> int& { return left[static_cast<std::size_t>(icon)]; };
    const auto strike_pairs = [&count](Icon one, Icon other) {
        const int pairs = std::min(count(one), count(other));
        count(one) -= pairs;
        count(other) -= pairs;
        return pairs;
    };
    outlook.spin_pairs = strike_pairs(Icon::left_spin, Icon::right_spin);
    outlook.speed_pairs = strike_pairs(Icon::slow, Icon::haste);
    outlook.points_for_pairs = outlook.spin_pairs;
    if (race.rules().stamina == Stamina::unused) {
        outlook.points_for_pairs += outlook.speed_pairs;
    } else {
        const int to_lose = race[v].stamina - race.licence(v).stamina_min;
        outlook.stamina_loss = std::clamp(outlook.speed_pairs, 0, std::max(0, to_lose));
    }
    const int most = *std::max_element(left.begin(), left.end());
    outlook.succeeds = most == 0;
    if (most > 0) {
        for (std::size_t icon = 0; icon < icon_count; ++icon) {
            if (left[icon] != most) continue;
            outlook.effects[icon] = most;
            ++outlook.points_for_effects;
        }
    }
    outlook.spin = (outlook.has(Icon::right_spin) ? 1 : 0) - (outlook.has(Icon::left_spin) ? 1 : 0);
    outlook.damage_dice = outlook.effects[static_cast<std::size_t>(Icon::damage)];
    outlook.points_after = race[v].control_loss + outlook.points();

    outlook.rating_before = rating(race, v);
    outlook.rating_after = outlook.rating_before;
    if (outlook.has(Icon::haste) || outlook.has(Icon::slow)) {
        Race after = race;
        prompting::SilentTable table;
        if (outlook.has(Icon::haste)) apply_haste(after, table, v, most);
        if (outlook.has(Icon::slow)) apply_slow(after, table, v, most);
        outlook.rating_after = rating(after, v);
    }
    return outlook;
}

}  // namespace frothy
