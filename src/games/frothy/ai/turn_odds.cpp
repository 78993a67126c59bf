#include "games/frothy/ai/turn_odds.h"

#include <algorithm>
#include <cstdlib>

#include "games/frothy/ai/dice_spreads.h"
#include "games/frothy/rules/dice_queries.h"

namespace frothy {

namespace {

// What is left to take effect of the dice on the table.
struct Effects {
    int spin = 0;
    int slide = 0;
    int speed = 0;
    int damage_dice = 0;
    int points = 0;

    // What is to be spared first by discards, wherever the vehicle stands.
    int weight() const {
        return 100 * damage_dice + 70 * slide + 45 * std::abs(spin) + (speed > 0 ? 40 : 0) +
               (speed < 0 ? 25 : 0) + 20 * points;
    }
};

Effects effects_left(IconCounts counts) {
    Effects effects;
    const Pairs pairs = strike_pairs(counts);
    effects.points = pairs.spins + pairs.speeds;
    const IconCounts left = frothy::effects_of(counts);
    const auto applies = [&](Icon icon) { return count_of(left, icon) > 0; };
    for (const int count : left)
        effects.points += count > 0 ? 1 : 0;
    effects.spin = applies(Icon::right_spin) ? 1 : applies(Icon::left_spin) ? -1 : 0;
    effects.slide = applies(Icon::slide) ? 1 : 0;
    effects.speed = applies(Icon::haste) ? 1 : applies(Icon::slow) ? -1 : 0;
    effects.damage_dice = count_of(left, Icon::damage);
    return effects;
}

Effects best_effects(IconCounts counts, int discards) {
    Effects best = effects_left(counts);
    if (discards == 0) return best;
    for (std::size_t icon = 0; icon < icon_count; ++icon) {
        if (counts[icon] == 0) continue;
        --counts[icon];
        const Effects effects = best_effects(counts, discards - 1);
        ++counts[icon];
        if (effects.weight() < best.weight()) best = effects;
    }
    return best;
}

// The ways of all rolls of so many dice, added up.
struct Ways {
    std::array<std::int64_t, 18> effects{};
    std::int64_t damage_dice = 0;
    std::int64_t points = 0;
    std::int64_t all = 0;
};

TurnOdds::Entry shares_of(const Ways& ways) {
    TurnOdds::Entry entry;
    const auto share = [&](std::int64_t part) {
        return static_cast<std::int32_t>(part * TurnOdds::whole / ways.all);
    };
    std::int32_t rest = TurnOdds::whole;
    for (std::size_t i = 0; i < ways.effects.size(); ++i)
        rest -= entry.shares[i] = share(ways.effects[i]);
    *std::max_element(entry.shares.begin(), entry.shares.end()) += rest;
    entry.damage_dice = share(ways.damage_dice);
    entry.points = share(ways.points);
    return entry;
}

}  // namespace

TurnOdds::TurnOdds() {
    for (int dice = 1; dice <= max_dice; ++dice) {
        for (int discards = 0; discards <= std::min(max_discards, dice); ++discards) {
            Ways ways;
            IconCounts counts{};
            each_spread(counts, 0, dice, [&](const IconCounts& spread, std::int64_t here) {
                const Effects effects = best_effects(spread, discards);
                ways.all += here;
                ways.damage_dice += here * effects.damage_dice;
                ways.points += here * effects.points;
                ways.effects[index(effects.slide != 0, effects.spin, effects.speed)] += here;
            });
            entries_[static_cast<std::size_t>(dice)][static_cast<std::size_t>(discards)] =
                shares_of(ways);
        }
    }
}

const TurnOdds::Entry& TurnOdds::of(int dice, int discards) const {
    const int cast = std::clamp(dice, 1, max_dice);
    return entries_[static_cast<std::size_t>(cast)][static_cast<std::size_t>(
        std::clamp(discards, 0, std::min(max_discards, cast)))];
}

}  // namespace frothy
