#include "games/frothy/view/core/prompt/prompt.h"

#include <algorithm>
#include <span>
#include <utility>

#include "games/frothy/view/core/prompt/odds_plans.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "games/frothy/view/core/prompt/race_question.h"
#include "kernel/sheet.h"

namespace frothy {

void Prompt::set(const Decision& decision, const Names& names, AnswerPlan advice,
                 Complete complete) {
    if (!model().empty() && revision() == decision.revision) {
        const Asked& now = question_->asked();
        if (now.decision.player == decision.player && now.decision.ask == decision.ask &&
            now.names.vehicles == names.vehicles) {
            return;
        }
    }
    question_ = std::make_shared<RaceQuestion>(
        Asked{decision, names, std::move(advice), forecasts_, std::move(complete)});
    ask(question_, decision.revision);
}

void Prompt::words_changed(const Names& names) {
    if (model().empty()) return;
    Asked asked = question_->asked();
    asked.names = names;
    question_ = std::make_shared<RaceQuestion>(std::move(asked));
    say_anew(question_);
}

Decision Prompt::begun() const {
    const Decision& decision = question_->asked().decision;
    return kernel::decision_after(decision, std::span<const Option>(added())).value_or(decision);
}

VehicleId Prompt::vehicle() const {
    return model().empty() ? no_vehicle : subject_of(question_->asked().decision);
}

std::vector<AnswerPlan> Prompt::plans() const {
    std::vector<AnswerPlan> plans;
    if (model().empty()) return plans;
    for (const ui::Answers& answers : answers_to_weigh()) {
        const Asked& asked = question_->asked();
        for (TitledPlan& way : plans_to_weigh(asked.decision, answers.as<Option>(), asked.advice)) {
            if (std::ranges::find(plans, way.plan) == plans.end())
                plans.push_back(std::move(way.plan));
        }
    }
    return plans;
}

void Prompt::set_forecasts(const ForecastBook& book) {
    forecasts_ = book;
    if (model().empty()) return;
    Asked asked = question_->asked();
    asked.forecasts = book;
    question_ = std::make_shared<RaceQuestion>(std::move(asked));
    tell_anew(question_);
}

}  // namespace frothy
