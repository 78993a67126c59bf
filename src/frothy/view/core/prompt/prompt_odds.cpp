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

// Whether two answers come to the same but for points of Control Loss.
bool are_alike(const Forecast& one, const Forecast& other) {
    const auto is_near = [](std::uint64_t ways, std::uint64_t of, std::uint64_t ways2,
                            std::uint64_t of2) { return ways * of2 == ways2 * of; };
    const auto has_line = [&](const Forecast& in, const ForecastLine& line) {
        return std::ranges::any_of(in.lines, [&](const ForecastLine& known) {
            return known.outcome == line.outcome && known.who == line.who &&
                   known.other == line.other && known.amount == line.amount &&
                   is_near(known.ways, known.of, line.ways, line.of);
        });
    };
    const auto has_fate = [&](const Forecast& in, const ForecastFate& fate) {
        return std::ranges::any_of(in.fates, [&](const ForecastFate& known) {
            return known.fate == fate.fate && known.by == fate.by && known.other == fate.other &&
                   known.amount == fate.amount && known.speed == fate.speed &&
                   is_near(known.ways, known.of, fate.ways, fate.of);
        });
    };
    const auto is_within = [&](const Forecast& inner, const Forecast& outer) {
        return std::ranges::all_of(inner.lines,
                                   [&](const ForecastLine& line) {
                                       return line.outcome == Prospect::control_points ||
                                              has_line(outer, line);
                                   }) &&
               std::ranges::all_of(inner.fates,
                                   [&](const ForecastFate& fate) { return has_fate(outer, fate); });
    };
    return is_within(one, other) && is_within(other, one);
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
    spare_needless_card();
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

// A card that changes nothing is kept: leaving the dice is proposed then.
void Prompt::spare_needless_card() {
    if (model_.ask != Ask::after_roll || model_.main < 0 || forecasts_.revision != revision_)
        return;
    const auto of = [](const PromptChoice& one) { return one.option.kind; };
    const auto leave = std::ranges::find(model_.choices, OptionKind::done, of);
    const PromptChoice& main = model_.choices[static_cast<std::size_t>(model_.main)];
    if (main.option.kind != OptionKind::special || leave == model_.choices.end()) return;
    const Forecast* played = forecasts_.find(main.answers);
    const Forecast* left = forecasts_.find(leave->answers);
    if (played == nullptr || left == nullptr || !are_alike(*played, *left)) return;
    propose(leave->option);
    model_.main = static_cast<int>(leave - model_.choices.begin());
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
    choice.warning = is_advised ? words::tr("Most likely you crash; all else promises less.")
                                : words::tr("Most likely you crash.");
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
        model_.odds_remark = words::tr("Dice kept as proposed.");
}

}  // namespace frothy
