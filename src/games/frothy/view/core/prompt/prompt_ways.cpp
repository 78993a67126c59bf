#include "games/frothy/view/core/prompt/prompt_ways.h"

#include <algorithm>
#include <iterator>
#include <span>

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/card_plays.h"
#include "kernel/sheet.h"

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

std::vector<hexgrid::Direction> steps_ahead(const Course& course, Cell from, Facing facing,
                                            int most) {
    std::vector<hexgrid::Direction> steps;
    for (int step = 0; step < most; ++step) {
        const hexgrid::Direction way = facing.is_side() ? facing.ahead()
                                       : step % 2 == 0  ? facing.front_left()
                                                        : facing.front_right();
        from = course.neighbour(from, way);
        if (from == no_cell || course.is_solid(from)) break;
        steps.push_back(way);
    }
    return steps;
}

int lane_of(const Course& course, Cell cell) {
    int least = course.inside(0);  // a course may count its lanes from any number
    for (int i = 1; i < course.cell_count(); ++i)
        least = std::min<int>(least, course.inside(static_cast<Cell>(i)));
    return course.inside(cell) - least + 1;
}

int places_ahead(const Race& race, Cell from, Facing facing) {
    constexpr int steps = 3;
    const Course& course = race.course();
    int gained = 0;
    for (const hexgrid::Direction way : steps_ahead(course, from, facing, steps)) {
        const Cell to = course.neighbour(from, way);
        const Crossing crossing = course.crossing(from, way);
        const int laps = crossing == Crossing::forwards    ? 1
                         : crossing == Crossing::backwards ? -1
                                                           : 0;
        gained += course.place(to) - course.place(from) + laps * course.length();
        from = to;
    }
    return gained;
}

namespace {

// A chance that is gone once the move has gone on.
bool is_chance(OptionKind kind) {
    return kind == OptionKind::attack_personal || kind == OptionKind::attack_vehicle ||
           kind == OptionKind::jump;
}

void note_chances(const Decision& decision, const kernel::FrozenQuestion<Frothy>& question,
                  WholeWay& way) {
    for (const Option& option : question.options) {
        const bool is_known =
            !is_chance(option.kind) ||
            std::ranges::find(decision.options, option) != decision.options.end() ||
            std::ranges::find(way.chances, option, &WayChance::option) != way.chances.end();
        if (is_known) continue;
        way.chances.push_back({option, way.answers.size(), static_cast<int>(way.cells.size())});
    }
}

// What has been driven, as long as nothing happens but steps, cards and the line; false beyond
// that.
bool note_step(const Decision& decision, const Event& event, WholeWay& way) {
    if (event.who != decision.player) return false;
    if (event.is<LineCrossed, MovementCard, SpecialPlayed>()) return true;
    const auto* step = event.get_if<Stepped>();
    if (step == nullptr) return false;
    way.cells.push_back(step->to);
    if (step->kind != StepKind::drift) return true;
    const Facing facing = decision.now[decision.player].facing;
    const bool is_right = facing.turn_to(hexgrid::facing_along(step->direction)) >= 0;
    (is_right ? way.drifts_right : way.drifts_left) = true;
    return true;
}

}  // namespace

bool ends_move(OptionKind kind) {
    return kind == OptionKind::turn_left || kind == OptionKind::turn_right ||
           kind == OptionKind::end_move;
}

AnswerPlan WholeWay::without_end() const {
    const std::size_t count = is_whole() ? before_end : answers.size();
    return {answers.begin(), answers.begin() + static_cast<std::ptrdiff_t>(count)};
}

WholeWay whole_way(const Decision& decision, const AnswerPlan& plan) {
    if (decision.ask != Ask::drive || plan.empty()) return {};
    WholeWay reached;
    std::vector<Option> offered = decision.options;
    for (std::size_t count = 1; count <= plan.size(); ++count) {
        const Option answer = plan[count - 1];
        const bool is_move = answer.kind == OptionKind::step || is_card(answer.kind);
        if (std::ranges::find(offered, answer) == offered.end()) return reached;
        if (ends_move(answer.kind)) {
            reached.before_end = reached.answers.size();
            reached.answers = plan;
            std::ranges::copy_if(offered, std::back_inserter(reached.ends),
                                 [](Option one) { return ends_move(one.kind); });
        }
        if (!is_move) return reached;
        const auto consequence = kernel::consequence_of(decision, std::span(plan).first(count));
        WholeWay way;
        way.answers.assign(plan.begin(), plan.begin() + static_cast<std::ptrdiff_t>(count));
        way.cards = reached.cards + (is_card(answer.kind) ? 1 : 0);
        way.chances = reached.chances;
        for (const Event& event : consequence.told) {
            if (event.is<Finished>() && event.who == decision.player) return way;
            if (!note_step(decision, event, way)) return reached;
        }
        const bool goes_on = consequence.asked && consequence.asked->player == decision.player &&
                             consequence.asked->ask == Ask::drive;
        if (!goes_on) return reached;
        note_chances(decision, *consequence.asked, way);
        offered = consequence.asked->options;
        reached = std::move(way);
    }
    return reached;
}

}  // namespace frothy
