// What Control dice would cost if they took effect as they lie.
#pragma once

#include <algorithm>
#include <array>

#include "games/frothy/ai/outlook.h"
#include "games/frothy/ai/speed_trial.h"
#include "games/frothy/rules/dice_queries.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

// What the dice left after the discards would cost.
class Aftermath {
public:
    Aftermath(const Outlook& outlook, int planned_turn)
        : outlook_(outlook),
          planned_turn_(planned_turn),
          rating_(outlook.rating()),
          knows_speeds_(outlook.is_careful() && outlook.book() != nullptr) {}

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
        int boxes = 0;
        if (knows_speeds_) {
            boxes = dice(Icon::haste) - dice(Icon::slow);
        } else {
            cost += (rating_ >= 4 ? 22 : 6) * dice(Icon::haste);
            cost += (rating_ >= 5 ? -4 : 18) * dice(Icon::slow);
        }
        std::size_t spin = 1;
        if (applies(Icon::left_spin)) spin = 0;
        if (applies(Icon::right_spin)) spin = 2;
        const Leaving& left = leaving(boxes);
        return cost + (applies(Icon::slide) ? left.slid[spin] : left.stay[spin]);
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
    // What lies ahead of where it is left, by spin: left, none, right.
    struct Leaving {
        bool is_known = false;
        std::array<int, 3> stay{};
        std::array<int, 3> slid{};
    };
    static constexpr int most_boxes = 9;

    // With its Speed so many boxes up or down.
    const Leaving& leaving(int boxes) const {
        const int changed = std::clamp(boxes, -most_boxes, most_boxes);
        Leaving& left = leavings_[static_cast<std::size_t>(changed + most_boxes)];
        if (!left.is_known) left = look(changed);
        return left;
    }

    Leaving look(int boxes) const {
        const Vehicle& vehicle = outlook_.vehicle();
        const int rating = boxes == 0 ? rating_
                                      : SpeedTrial(outlook_.race(), outlook_.me())
                                            .after_icons(std::max(boxes, 0), std::max(-boxes, 0));
        const Pace pace = outlook_.next_pace(rating, outlook_.race().phase);
        Leaving left{.is_known = true};
        for (int spin = -1; spin <= 1; ++spin) {
            const hexgrid::Facing facing = vehicle.facing.turned(planned_turn_ + spin);
            const auto index = static_cast<std::size_t>(spin + 1);
            left.stay[index] = outlook_.cost_at_rest({vehicle.cell, facing, false}, pace);
            left.slid[index] = cost_of_slide(facing, pace, left.stay[index]);
        }
        return left;
    }

    int cost_of_slide(hexgrid::Facing facing, Pace pace, int stay) const {
        const Vehicle& vehicle = outlook_.vehicle();
        const hexgrid::Facing heading = vehicle.facing;
        if (heading.is_side()) return cost_of_slide(heading.ahead(), facing, pace, stay);
        const auto to_the_left = [&] {
            return cost_of_slide(heading.front_left(), facing, pace, stay);
        };
        const auto to_the_right = [&] {
            return cost_of_slide(heading.front_right(), facing, pace, stay);
        };
        if (vehicle.last_side == Side::left) return to_the_right();
        if (vehicle.last_side == Side::right || !knows_speeds_) return to_the_left();
        return std::min(to_the_left(), to_the_right());  // FR-EDGE-10: it may choose
    }

    int cost_of_slide(hexgrid::Direction way, hexgrid::Facing facing, Pace pace, int stay) const {
        const Vehicle& vehicle = outlook_.vehicle();
        const Race& race = outlook_.race();
        const Cell to = race.course().neighbour(vehicle.cell, way);
        const Crossing crossing = race.course().crossing(vehicle.cell, way);
        const bool crosses = crossing == Crossing::forwards;
        if (crosses && race.setting->is_home(vehicle.laps + 1)) return -40 * points_per_hex;
        if (outlook_.blocked(to, Traffic::everybody)) return stay + outlook_.crash_cost(rating_);
        const bool loses_lap = knows_speeds_ && crossing == Crossing::backwards;
        return outlook_.entry_cost(to, rating_) +
               outlook_.cost_at_rest({to, facing, crosses}, pace) +
               (loses_lap ? outlook_.cost_of_a_lap_lost() : 0);
    }

    const Outlook& outlook_;
    int planned_turn_;
    int rating_;
    // Whether the book says what a Speed is worth; without it goes by rules of thumb.
    bool knows_speeds_;
    mutable std::array<Leaving, 2 * most_boxes + 1> leavings_{};
};

}  // namespace frothy
