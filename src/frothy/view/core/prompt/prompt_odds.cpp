// The prompt: what each choice may bring.
#include <algorithm>
#include <utility>

#include "frothy/view/core/prompt/odds_plans.h"
#include "frothy/view/prompt.h"
#include "words/words.h"

namespace frothy {

namespace {

// Short, for a line that goes on with figures.
std::string odds_title(const PromptChoice& choice) {
    switch (choice.option.kind) {
    case OptionKind::accelerate: return words::tr("Accelerate");
    case OptionKind::decelerate: return words::tr("Decelerate");
    default: return choice.odds_title.empty() ? choice.label : choice.odds_title;
    }
}

}  // namespace

std::vector<AnswerPlan> Prompt::plans() const {
    std::vector<AnswerPlan> plans;
    const auto want = [&](int index) {
        if (index < 0 || index >= static_cast<int>(model_.choices.size())) return;
        const PromptChoice& choice = model_.choices[static_cast<std::size_t>(index)];
        if (!choice.is_ready) return;
        for (TitledPlan& way : plans_to_weigh(decision_, choice.answers)) {
            if (std::ranges::find(plans, way.plan) == plans.end()) {
                plans.push_back(std::move(way.plan));
            }
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
    model_.odds_remark.clear();
    for (PromptChoice& choice : model_.choices) {
        choice.odds.clear();
        // Beside what the dice touched come to, those of keeping all would be taken for theirs.
        const bool is_aside =
            model_.kind == PromptKind::discard_dice && choice.rank != ChoiceRank::main;
        if (is_aside || !choice.is_ready || forecasts_.revision != revision_) continue;
        for (const TitledPlan& way : plans_to_weigh(decision_, choice.answers)) {
            const Forecast* known = forecasts_.find(way.plan);
            if (known == nullptr || known->is_empty()) continue;
            choice.odds.push_back({way.title.empty() ? odds_title(choice) : way.title,
                                   forecast_words(*known, names_), forecast_method(*known),
                                   forecast_exactness(*known)});
        }
    }
    const auto has_odds = [](const PromptChoice& choice) { return !choice.odds.empty(); };
    if (!std::ranges::any_of(model_.choices, has_odds)) return;
    // Which dice are kept is asked after they are cast.
    if (model_.ask == Ask::speed_cards || model_.ask == Ask::speed_direction)
        model_.odds_remark = words::tr("Dice kept as proposed.");
}

}  // namespace frothy
