#include "games/frothy/view/core/prompt/whole_way.h"

#include <algorithm>

#include "hexgrid/facing.h"
#include "kernel/sheet.h"

namespace frothy::prompting {

namespace {

// A chance that is gone once the move has gone on.
bool is_chance(OptionKind kind) {
    return kind == OptionKind::attack_personal || kind == OptionKind::attack_vehicle ||
           kind == OptionKind::jump;
}

bool offers_new_chance(const Decision& decision, const kernel::FrozenQuestion<Frothy>& question) {
    return std::ranges::any_of(question.options, [&](const Option& option) {
        return is_chance(option.kind) &&
               std::ranges::find(decision.options, option) == decision.options.end();
    });
}

// What has been driven, as long as nothing happens but steps and the line; false beyond that.
bool note_step(const Decision& decision, const Event& event, WholeWay& way) {
    if (event.who != decision.player) return false;
    if (event.is<LineCrossed>()) return true;
    const auto* step = event.get_if<Stepped>();
    if (step == nullptr) return false;
    way.cells.push_back(step->to);
    if (step->kind != StepKind::drift) return true;
    const hexgrid::Facing facing = decision.now[decision.player].facing;
    const bool is_right = facing.turn_to(hexgrid::facing_along(step->direction)) >= 0;
    (is_right ? way.drifts_right : way.drifts_left) = true;
    return true;
}

}  // namespace

WholeWay whole_way(const Decision& decision, const AnswerPlan& plan) {
    if (decision.ask != Ask::drive || plan.empty() || plan.front().kind != OptionKind::step)
        return {};
    if (std::ranges::find(decision.options, plan.front()) == decision.options.end()) return {};
    WholeWay reached;
    for (std::size_t steps = 1; steps <= plan.size(); ++steps) {
        if (plan[steps - 1].kind != OptionKind::step) return reached;
        const std::span<const Option> answers(plan.data(), steps);
        const auto consequence = kernel::consequence_of(decision, answers);
        if (consequence.taken.size() < steps) return reached;
        WholeWay way;
        way.answers.assign(answers.begin(), answers.end());
        for (const Event& event : consequence.told) {
            if (event.is<Finished>() && event.who == decision.player) return way;
            if (!note_step(decision, event, way)) return reached;
        }
        const bool goes_on = consequence.asked && consequence.asked->player == decision.player &&
                             consequence.asked->ask == Ask::drive;
        if (!goes_on) return reached;
        reached = std::move(way);
        if (offers_new_chance(decision, *consequence.asked)) return reached;
    }
    return reached;
}

}  // namespace frothy::prompting
