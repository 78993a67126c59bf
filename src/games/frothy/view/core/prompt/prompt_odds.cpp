// The prompt: what each choice may bring.
#include <algorithm>
#include <utility>

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/odds_plans.h"
#include "games/frothy/view/core/prompt/prompt.h"
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
    for (const PromptDie& die : model_.dice) {
        const bool is_new = std::ranges::find(plans, die.answers) == plans.end();
        if (!die.answers.empty() && is_new) plans.push_back(die.answers);
    }
    return plans;
}

void Prompt::set_forecasts(const ForecastBook& book) {
    forecasts_ = book;
    attach_odds();
    tell_why();
}

std::vector<ChoiceOdds> Prompt::odds_of(const std::vector<Option>& answers,
                                        const std::string& title) const {
    std::vector<ChoiceOdds> odds;
    for (const TitledPlan& way : plans_to_weigh(decision_, answers)) {
        const Forecast* known = forecasts_.find(way.plan);
        if (known == nullptr || known->is_empty()) continue;
        std::vector<ForecastWord> words = forecast_words(*known, names_);
        std::vector<ForecastWord> brief = forecast_in_brief(words);
        odds.push_back({way.title.empty() ? title : way.title, std::move(words), std::move(brief),
                        forecast_method(*known), forecast_exactness(*known)});
    }
    // What is certain is told of the dice left.
    if (model_.ask == Ask::discard_die) {
        std::erase_if(odds, [](const ChoiceOdds& one) {
            return std::ranges::all_of(one.words, [](const ForecastWord& word) {
                return word.of == OddsPart::none || word.part <= 0.0 || word.part >= 1.0;
            });
        });
    }
    return odds;
}

void Prompt::attach_odds_of_dice() {
    for (PromptDie& die : model_.dice) {
        die.odds.clear();
        die.chance.clear();
        if (die.answers.empty() || forecasts_.revision != revision_) continue;
        die.odds = odds_of(die.answers, die.odds_title);
        if (const Forecast* known = forecasts_.find(die.answers))
            die.chance = forecast_in_short(*known, names_);
    }
    const auto is_told = [](const PromptDie& die) { return !die.chance.empty(); };
    if (!std::ranges::any_of(model_.dice, is_told)) return;
    model_.odds_remark =
        model_.kind == PromptKind::reroll_dice
            ? words::tr("Under a die: how likely it goes well with it rolled again.")
            : words::tr("Under a die: what is likely without it.");
}

// In words, whichever of its ways one goes.
void Prompt::warn_by_odds(PromptChoice& choice) const {
    const auto ends_badly = [](const ChoiceOdds& way) { return is_crash_likeliest(way.words); };
    if (choice.odds.empty() || !std::ranges::all_of(choice.odds, ends_badly)) return;
    const bool is_advised =
        choice.rank == ChoiceRank::main && !advice_.empty() && advice_.front() == choice.option;
    choice.warning = is_advised ? words::tr("A crash is likely; the alternatives are worse.")
                                : words::tr("Most likely you crash.");
}

// FR-CHG-05: an acceleration that may end slower than it began.
bool Prompt::is_overwhip_told() const {
    const Race& race = decision_.now;
    const auto top = static_cast<std::size_t>(top_rating(race, model_.vehicle));
    const int end = race.licence(model_.vehicle).rows.last_accel[top];
    if (race[model_.vehicle].accel_box + 2 * max_die_value <= end) return false;
    const int speed = rating(race, model_.vehicle);
    const auto is_slower = [&](const ForecastLine& line) {
        return line.outcome == Prospect::speed && line.who == model_.vehicle && line.amount < speed;
    };
    return std::ranges::any_of(model_.choices, [&](const PromptChoice& choice) {
        if (choice.option.kind != OptionKind::accelerate || choice.odds.empty()) return false;
        return std::ranges::any_of(
            plans_to_weigh(decision_, choice.answers), [&](const TitledPlan& way) {
                const Forecast* known = forecasts_.find(way.plan);
                return known != nullptr && std::ranges::any_of(known->lines, is_slower);
            });
    });
}

void Prompt::attach_odds() {
    model_.odds_remark.clear();
    for (PromptChoice& choice : model_.choices) {
        choice.odds.clear();
        choice.warning.clear();
        // Beside what the dice touched come to, those of keeping all would be taken for theirs.
        const bool is_aside =
            model_.kind == PromptKind::discard_dice && choice.rank != ChoiceRank::main;
        if (is_aside || !choice.is_ready || forecasts_.revision != revision_) continue;
        choice.odds = odds_of(choice.answers, odds_title(choice));
        warn_by_odds(choice);
    }
    attach_odds_of_dice();
    const auto has_odds = [](const PromptChoice& choice) { return !choice.odds.empty(); };
    if (!std::ranges::any_of(model_.choices, has_odds)) return;
    // Which dice are kept is asked after they are cast.
    if (model_.ask == Ask::speed_cards || model_.ask == Ask::speed_direction)
        model_.odds_remark = is_overwhip_told()
                                 ? words::tr("Dice kept as proposed. Boxes beyond the last one "
                                             "count back.")
                                 : words::tr("Dice kept as proposed.");
}

}  // namespace frothy
