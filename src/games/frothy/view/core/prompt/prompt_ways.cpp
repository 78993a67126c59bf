#include "games/frothy/view/core/prompt/prompt_ways.h"

#include <algorithm>

#include "games/frothy/rules/queries.h"

namespace frothy {

using hexgrid::Facing;

int side_of(const Race& race, VehicleId v, Option step) {
    const int turn = Facing(2 * step.a - race[v].facing.number()).number();
    if (turn == 0 || turn == 6) return 0;
    return turn < 6 ? 1 : -1;
}

namespace {

enum class InRow : std::uint8_t { left, right, anywhere };

InRow in_row(const Race& race, VehicleId v, const PromptChoice& choice) {
    switch (option_of(choice).kind) {
    case OptionKind::step: {
        const int side = side_of(race, v, option_of(choice));
        return side < 0 ? InRow::left : side > 0 ? InRow::right : InRow::anywhere;
    }
    case OptionKind::turn_left:
    case OptionKind::slide_left: return InRow::left;
    case OptionKind::turn_right:
    case OptionKind::slide_right: return InRow::right;
    default: return InRow::anywhere;
    }
}

}  // namespace

void set_in_rows(const Race& race, VehicleId v, std::vector<PromptChoice>& choices) {
    if (v >= race.vehicle_count) return;
    const auto place_of = [&](const PromptChoice& one) { return in_row(race, v, one); };
    std::ranges::stable_sort(choices, {}, place_of);
    const bool are_both = std::ranges::count(choices, InRow::left, place_of) > 0 &&
                          std::ranges::count(choices, InRow::right, place_of) > 0;
    for (PromptChoice& choice : choices)
        choice.keeps_place = are_both && place_of(choice) != InRow::anywhere;
}

int places_ahead(const Race& race, Cell from, Facing facing) {
    constexpr int steps = 3;
    const Course& course = race.setting->course;
    int gained = 0;
    for (int step = 0; step < steps; ++step) {
        const hexgrid::Direction way = facing.is_side() ? facing.ahead()
                                       : step % 2 == 0  ? facing.front_left()
                                                        : facing.front_right();
        const Cell to = course.neighbour(from, way);
        if (to == no_cell || course.is_solid(to)) break;
        const Crossing crossing = course.crossing(from, way);
        const int laps = crossing == Crossing::forwards    ? 1
                         : crossing == Crossing::backwards ? -1
                                                           : 0;
        gained += course.place(to) - course.place(from) + laps * course.length();
        from = to;
    }
    return gained;
}

}  // namespace frothy
