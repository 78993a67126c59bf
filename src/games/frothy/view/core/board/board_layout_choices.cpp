#include "games/frothy/view/core/board/board_layout_choices.h"

#include <algorithm>
#include <numbers>

#include "hexgrid/pixel_layout.h"

namespace frothy {

namespace {

constexpr float degree = std::numbers::pi_v<float> / 180.0F;

float angle_of(hexgrid::Facing facing) { return static_cast<float>(hexgrid::radians(facing)); }

constexpr float of_turn = 30 * degree;  // FR-TURN-03

ChoiceArrow turn_arrow(OptionKind kind, hexgrid::Facing facing, float aside) {
    const float way = kind == OptionKind::turn_left ? -1.0F : 1.0F;
    const float ahead = angle_of(facing);
    return {{kind, 0, 0}, ahead + way * of_turn, ahead + way * aside};
}

ChoiceArrow arrow_along(Option option, hexgrid::Facing facing) {
    return {option, angle_of(facing), angle_of(facing)};
}

// Where an option that only gives a side or a facing points.
bool add_arrow(const Race& race, VehicleId v, Option option, std::vector<ChoiceArrow>& arrows) {
    if (v >= race.vehicle_count) return false;
    const hexgrid::Facing facing = race[v].facing;
    switch (option.kind) {
    case OptionKind::turn_left:
    case OptionKind::turn_right: arrows.push_back(turn_arrow(option.kind, facing, of_turn)); break;
    case OptionKind::slide_left:
        arrows.push_back(arrow_along(option, hexgrid::facing_along(facing.front_left())));
        break;
    case OptionKind::slide_right:
        arrows.push_back(arrow_along(option, hexgrid::facing_along(facing.front_right())));
        break;
    case OptionKind::face: arrows.push_back(arrow_along(option, hexgrid::Facing(option.a))); break;
    default: return false;
    }
    return true;
}

void light(BoardChoices& choices) {
    for (std::size_t p = 0; p < choices.paths.size(); ++p) {
        const DrivenPath& path = choices.paths[p];
        for (std::size_t i = 0; i < path.cells.size(); ++i) {
            const int steps = static_cast<int>(i) + 1;
            const bool is_end = i + 1 == path.cells.size();
            const auto same = std::ranges::find(choices.lit, path.cells[i], &LitCell::cell);
            if (same == choices.lit.end()) {
                choices.lit.push_back({path.cells[i], steps, is_end, false, p});
            } else if (is_end && !same->is_end) {
                *same = {path.cells[i], steps, true, false, p};
            }
        }
    }
    std::ranges::stable_sort(choices.lit, {}, &LitCell::steps);
}

void mark_crashes(const Decision& decision, BoardChoices& choices) {
    const Race& race = decision.now;
    for (const Option& option : decision.options) {
        const auto crash = crash_of_step(race, choices.vehicle, option);
        if (!crash) continue;
        choices.crashes.push_back(*crash);
        const auto lit = std::ranges::find(choices.lit, crash->to, &LitCell::cell);
        if (crash->to != no_cell && lit != choices.lit.end()) lit->is_crash = true;
    }
    if (!choices.crashes.empty() || !is_bound_to_crash(race)) return;
    if (const auto crash = crash_straight_on(race)) choices.crashes.push_back(*crash);
}

}  // namespace

const LitCell* BoardChoices::lit_at(Cell cell) const {
    const auto found = std::ranges::find(lit, cell, &LitCell::cell);
    return cell == no_cell || found == lit.end() ? nullptr : &*found;
}

DrivenPath BoardChoices::path_to(const LitCell& to) const {
    DrivenPath result = paths[to.path];
    const auto length = static_cast<std::size_t>(to.steps);
    result.options.resize(std::min(length, result.options.size()));
    result.cells.resize(std::min(length, result.cells.size()));
    return result;
}

std::vector<ChoiceArrow> turn_arrows(hexgrid::Facing facing) {
    // Off the hexes ahead.
    constexpr float aside = 60 * degree;
    return {turn_arrow(OptionKind::turn_left, facing, aside),
            arrow_along({OptionKind::end_move}, facing),
            turn_arrow(OptionKind::turn_right, facing, aside)};
}

BoardChoices choices_of(const Decision& decision) {
    BoardChoices choices;
    const Race& race = decision.now;
    choices.vehicle = decision.about.vehicle;
    bool has_step = false;
    for (const Option& option : decision.options) {
        has_step = has_step || option.kind == OptionKind::step;
        if (option.kind == OptionKind::attack_personal ||
            option.kind == OptionKind::attack_vehicle) {
            choices.attacks.push_back(option);
        }
        add_arrow(race, choices.vehicle, option, choices.arrows);
    }
    for (const Refusal& refusal : decision.refused) {
        if (refusal.option.kind == OptionKind::step && choices.vehicle < race.vehicle_count) {
            const Cell cell = race.course().neighbour(race[choices.vehicle].cell,
                                                      hexgrid::direction(refusal.option.a));
            if (cell != no_cell) choices.refused.push_back({cell, refusal});
        }
        if (refusal.option.kind == OptionKind::attack_personal ||
            refusal.option.kind == OptionKind::attack_vehicle) {
            choices.refused_attacks.push_back(refusal);
        }
    }
    if (decision.ask != Ask::drive || !has_step) return choices;
    choices.paths = drivable_paths(race);
    // Only what the question offers: with no clear path left the first step may be into a crash.
    std::erase_if(choices.paths, [&](const DrivenPath& path) {
        return path.options.empty() ||
               std::ranges::find(decision.options, path.options.front()) == decision.options.end();
    });
    light(choices);
    for (const Option& option : decision.options) {
        if (option.kind != OptionKind::step) continue;
        const Cell cell =
            race.course().neighbour(race[choices.vehicle].cell, hexgrid::direction(option.a));
        if (cell == no_cell || choices.lit_at(cell) != nullptr) continue;
        choices.paths.push_back({{option}, {cell}});
        choices.lit.insert(choices.lit.begin(), {cell, 1, true, false, choices.paths.size() - 1});
    }
    mark_crashes(decision, choices);
    choices.may_turn_at_end = true;
    choices.spaces = decision.about.number;
    return choices;
}

}  // namespace frothy
