// What Control dice would cost if they took effect as they lie.
#pragma once

#include <algorithm>
#include <array>

#include "games/frothy/ai/outlook.h"
#include "games/frothy/rules/dice_queries.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

// What the dice left after the discards would cost.
class Aftermath {
public:
    Aftermath(const Outlook& outlook, int planned_turn)
        : outlook_(outlook),
          rating_(outlook.rating()),
          pace_(outlook.next_pace(outlook.rating(), outlook.race().phase)) {
        const Vehicle& vehicle = outlook.vehicle();
        const hexgrid::Facing heading = vehicle.facing;
        const hexgrid::Direction way = slide_way(vehicle);
        const Cell slid = outlook.race().course().neighbour(vehicle.cell, way);
        const bool blocked = outlook.blocked(slid, Traffic::everybody);
        const Crossing crossing = outlook.race().course().crossing(vehicle.cell, way);
        for (int spin = -1; spin <= 1; ++spin) {
            const hexgrid::Facing facing = heading.turned(planned_turn + spin);
            const auto index = static_cast<std::size_t>(spin + 1);
            stay_[index] = outlook.cost_at_rest({vehicle.cell, facing, false}, pace_);
            if (crossing == Crossing::forwards &&
                outlook.race().setting->is_home(vehicle.laps + 1)) {
                slid_[index] = -40 * points_per_hex;
            } else if (blocked) {
                slid_[index] = stay_[index] + outlook.crash_cost(rating_);
            } else {
                slid_[index] =
                    outlook.entry_cost(slid, rating_) +
                    outlook.cost_at_rest({slid, facing, crossing == Crossing::forwards}, pace_);
            }
        }
    }

    // FR-CTRL-09 to 12.
    int cost(IconCounts counts) const {
        const Pairs pairs = strike_pairs(counts);
        int cost = point_cost * (pairs.spins + pairs.speeds);
        const IconCounts effects = effects_of(counts);
        const auto dice = [&](Icon icon) { return count_of(effects, icon); };
        const auto applies = [&](Icon icon) { return dice(icon) > 0; };
        for (const int count : effects) {
            if (count > 0) cost += point_cost;
        }
        if (applies(Icon::damage))
            cost += outlook_.damage_dice_cost(dice(Icon::damage), trait::failsafes);
        cost += (rating_ >= 4 ? 22 : 6) * dice(Icon::haste);
        cost += (rating_ >= 5 ? -4 : 18) * dice(Icon::slow);
        std::size_t spin = 1;
        if (applies(Icon::left_spin)) spin = 0;
        if (applies(Icon::right_spin)) spin = 2;
        return cost + (applies(Icon::slide) ? slid_[spin] : stay_[spin]);
    }

    // The cheapest way to discard up to so many dice, icons in rising order from `from`, and the
    // first icon of it; icon_count for none.
    struct Discard {
        int cost = 0;
        std::size_t first = icon_count;
    };
    Discard cheapest(IconCounts counts, int discards, std::size_t from = 0) const {
        Discard best{cost(counts), icon_count};
        if (discards <= 0) return best;
        for (std::size_t icon = from; icon < icon_count; ++icon) {
            if (counts[icon] == 0) continue;
            --counts[icon];
            const int left = cheapest(counts, discards - 1, icon).cost;
            ++counts[icon];
            if (left < best.cost) best = {left, icon};
        }
        return best;
    }

private:
    static hexgrid::Direction slide_way(const Vehicle& vehicle) {
        if (vehicle.facing.is_side()) return vehicle.facing.ahead();
        return vehicle.last_side == Side::left ? vehicle.facing.front_right()
                                               : vehicle.facing.front_left();
    }

    const Outlook& outlook_;
    int rating_;
    Pace pace_;
    std::array<int, 3> stay_{};  // by spin: left, none, right
    std::array<int, 3> slid_{};
};

}  // namespace frothy
