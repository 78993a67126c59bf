// A plain oval to drive on, made without reading a file: straights of `straight` hexes, lanes from
// `inner` to `outer` hexes off the middle.
#pragma once

#include <algorithm>
#include <utility>

#include "games/frothy/rules/setting.h"
#include "hexgrid/hex.h"

namespace frothy::testing {

inline CoursePlan oval_plan(int straight, int inner, int outer) {
    using hexgrid::Hex;
    const auto hex_at = [](int q, int r) {
        return Hex{static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)};
    };
    CoursePlan plan;
    plan.id = "oval";
    plan.name = "Oval";
    plan.circuit = true;
    plan.laps = 1;
    for (int r = -outer; r <= outer; ++r) {
        for (int q = -2 * outer; q <= straight + 2 * outer; ++q) {
            int nearest = outer + 1;
            for (int middle = 0; middle <= straight; ++middle) {
                nearest = std::min(nearest, hexgrid::distance(hex_at(q, r), hex_at(middle, 0)));
            }
            if (nearest >= inner && nearest <= outer) plan.hexes.push_back(hex_at(q, r));
        }
    }
    plan.features.resize(plan.hexes.size());
    const int middle = straight / 2;
    for (int row = inner; row <= outer; ++row) {
        plan.finish.push_back(hex_at(middle + row / 2, -row));
    }
    for (int back = 1; back <= 2; ++back) {
        for (int row = inner; row < inner + 3; ++row) {
            plan.grid.push_back({hex_at(middle + row / 2 - back, -row), hexgrid::Facing(0)});
        }
    }
    plan.finish_heading = hexgrid::Facing(0);
    return plan;
}

// The basic chariot, without a file.
inline Licence plain_chariot() {
    Licence licence;
    licence.id = "plain";
    licence.name = "Plain chariot";
    const auto column = [](std::vector<Block> blocks, std::array<std::uint8_t, phase_count> move,
                           int control) {
        SpeedColumn result;
        result.blocks = std::move(blocks);
        result.move = move;
        result.control = static_cast<std::int8_t>(control);
        return result;
    };
    licence.speeds = {column({{1, 1}}, {0, 0, 0, 0}, safe),
                      column({{2, 1}}, {1, 0, 1, 0}, safe),
                      column({{1, 2}, {2, 1}}, {1, 2, 1, 0}, safe),
                      column({{1, 1}, {1, 1}}, {2, 2, 2, 0}, 1),
                      column({{2, 1}}, {3, 2, 0, 3}, 2),
                      column({{2, 1}}, {3, 3, 0, 4}, 3),
                      column({{1, 2}}, {4, 0, 4, 4}, 4)};
    licence.resilience = 1;
    licence.damage_max = 10;
    const auto affect = [](int at, Rule rule, int n) {
        Affect result;
        result.at = static_cast<std::uint8_t>(at);
        result.kind.rule = rule;
        result.kind.n = static_cast<std::int8_t>(n);
        return result;
    };
    licence.affects = {affect(1, "FR-PDE-17", 1), affect(4, "FR-PDE-11", -1),
                       affect(6, "FR-PDE-10", 1), affect(7, "FR-PDE-15", 1),
                       affect(8, "FR-PDE-08", 5), affect(10, "FR-PDE-16", 0)};
    licence.whips = 3;
    licence.reins = 3;
    licence.duals = 1;
    prepare(licence);
    return licence;
}

inline Setting oval_setting(int vehicles) {
    Setting setting;
    setting.course = Course(oval_plan(14, 4, 8));
    setting.licences.assign(static_cast<std::size_t>(vehicles), plain_chariot());
    setting.laps = 1;
    return setting;
}

}  // namespace frothy::testing
