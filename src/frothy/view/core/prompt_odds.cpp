// The prompt: what each choice may bring.
#include <algorithm>
#include <utility>

#include "frothy/view/prompt.h"

namespace frothy {

std::vector<AnswerPlan> Prompt::plans() const {
    std::vector<AnswerPlan> plans;
    const auto want = [&](int index) {
        if (index < 0 || index >= static_cast<int>(model_.choices.size())) return;
        const PromptChoice& choice = model_.choices[static_cast<std::size_t>(index)];
        const bool is_known = std::ranges::find(plans, choice.answers) != plans.end();
        if (choice.is_ready && !choice.answers.empty() && !is_known) {
            plans.push_back(choice.answers);
        }
    };
    want(model_.focus);
    want(model_.main);
    for (std::size_t i = 0; i < model_.choices.size(); ++i)
        want(static_cast<int>(i));
    return plans;
}

void Prompt::set_forecasts(const ForecastBook& book) {
    forecasts_ = book;
    attach_odds();
}

void Prompt::attach_odds() {
    for (PromptChoice& choice : model_.choices) {
        const Forecast* known = forecasts_.revision == revision_ && choice.is_ready
                                    ? forecasts_.find(choice.answers)
                                    : nullptr;
        choice.odds = known ? forecast_words(*known, names_) : std::vector<ForecastWord>{};
        if (choice.odds.empty()) continue;
        choice.odds_title = option_label(choice.option, decision_, names_);
        choice.odds_method = forecast_method(*known);
    }
}

}  // namespace frothy
