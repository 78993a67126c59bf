// The prompt: what each choice may bring.
#include <algorithm>
#include <utility>

#include "games/frothy/data/wording/wording_forecast.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/commit_ahead.h"
#include "games/frothy/view/core/prompt/known_teller.h"
#include "games/frothy/view/core/prompt/odds_plans.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "games/frothy/view/core/prompt/prospects.h"
#include "games/frothy/view/core/prompt/speed_bound.h"
#include "ui/core/prompt/reasons.h"

namespace frothy {

namespace {

// Short, for a line that goes on with figures.
std::string odds_title(const PromptChoice& choice) {
    switch (option_of(choice).kind) {
    case OptionKind::accelerate: return tr("Accelerate");
    case OptionKind::decelerate: return tr("Decelerate");
    default: return choice.odds_title.empty() ? choice.label : choice.odds_title;
    }
}

}  // namespace

void RaceQuestion::tell_known(PromptModel& model) const {
    KnownTeller teller(asked_, model);
    teller.attach_odds();
    teller.tell_why();
}

KnownTeller::KnownTeller(const Asked& asked, PromptModel& model)
    : decision_(asked.decision),
      names_(asked.names),
      advice_(asked.advice),
      forecasts_(asked.forecasts),
      model_(model),
      vehicle_(subject_of(asked.decision)),
      is_forecast_(asked.forecasts.revision == asked.decision.revision) {}

// An acceleration is told by the highest dice that may be kept: what one can come to, which no Whip
// makes less. Where boxes may count back it is told by the dice that are proposed.
Forecast KnownTeller::as_told(const Forecast& known) const {
    Forecast told = known;
    if (known.speeds_of_highest.empty()) return told;
    const auto is_own_speed = [&](const ForecastLine& line) {
        return line.outcome == Prospect::speed && line.who == vehicle_;
    };
    const auto first = std::ranges::find_if(told.lines, is_own_speed);
    const auto place = first - told.lines.begin();
    std::erase_if(told.lines, is_own_speed);
    told.lines.insert(told.lines.begin() + place, known.speeds_of_highest.begin(),
                      known.speeds_of_highest.end());
    return told;
}

std::vector<ChoiceOdds> KnownTeller::odds_of(const ui::Answers& answers,
                                             const std::string& title) const {
    std::vector<ChoiceOdds> odds;
    for (const TitledPlan& way : plans_to_weigh(decision_, answers.as<Option>(), advice_)) {
        const Forecast* known = forecasts_.find(way.plan);
        if (known == nullptr || known->is_empty()) continue;
        const Forecast told = as_told(*known);
        std::vector<play::OddsWord> words = forecast_words(told, names_);
        if (auto bound = speed_bound_word(decision_, told, words))
            words.push_back(*std::move(bound));
        std::vector<play::OddsWord> brief = forecast_in_brief(words);
        odds.push_back({way.title.empty() ? title : way.title, std::move(words), std::move(brief),
                        forecast_method(told), forecast_exactness(told)});
    }
    // What is certain is told of the dice left.
    if (decision_.ask == Ask::discard_die) {
        std::erase_if(odds, [](const ChoiceOdds& one) {
            return std::ranges::all_of(one.words, [](const play::OddsWord& word) {
                return word.of == play::OddsShade::none || word.part <= 0.0 || word.part >= 1.0;
            });
        });
    }
    return odds;
}

void KnownTeller::attach_odds_of_dice() {
    for (PromptDie& die : model_.dice) {
        die.odds.clear();
        die.chance.clear();
        if (die.answers.empty() || !is_forecast_) continue;
        die.odds = odds_of(die.answers, die.odds_title);
        if (const Forecast* known = forecasts_.find(die.answers.as<Option>()))
            die.chance = forecast_in_short(*known, names_);
    }
    const auto is_told = [](const PromptDie& die) { return !die.chance.empty(); };
    if (!std::ranges::any_of(model_.dice, is_told)) return;
    model_.odds_remark = decision_.ask == Ask::reroll
                             ? tr("Under a die: how likely all goes well if it is rolled again.")
                             : tr("Under a die: what is likely without it.");
}

// By the best of its ways; 1 where nothing is told of it.
double least_chance_of_crash(const PromptChoice& choice) {
    double least = 1;
    for (const ChoiceOdds& way : choice.odds)
        least = std::min(least, chance_of_crash(way.words));
    return least;
}

// Told as 100 %, which an estimate never is.
bool is_sure_to_crash(const ChoiceOdds& way) {
    return chance_of_crash(way.words) >= 1.0 &&
           std::ranges::all_of(way.words, [](const play::OddsWord& word) {
               return word.is_exact || word.of == play::OddsShade::none || word.part <= 0.0;
           });
}

// In words, whichever of its ways one goes.
void KnownTeller::warn_by_odds(PromptChoice& choice) const {
    const auto ends_badly = [](const ChoiceOdds& way) { return is_crash_likeliest(way.words); };
    if (choice.odds.empty() || !std::ranges::all_of(choice.odds, ends_badly)) return;
    const bool is_advised =
        choice.rank == ChoiceRank::main && !advice_.empty() && advice_.front() == option_of(choice);
    constexpr double worth_a_word = 0.02;
    const double own = least_chance_of_crash(choice);
    const bool is_other_safer = std::ranges::any_of(model_.choices, [&](const PromptChoice& other) {
        return least_chance_of_crash(other) < own - worth_a_word;
    });
    const bool is_certain = std::ranges::all_of(choice.odds, is_sure_to_crash);
    choice.warning =
        is_advised && is_other_safer
            ? tr(is_certain ? mark("A crash is certain; what is safer gives more away.")
                            : mark("A crash is likely; what is safer gives more away."))
            : tr(is_certain ? mark("A crash is certain.") : mark("A crash is likely."));
}

// FR-CHG-05: an acceleration that may end slower than it began.
bool KnownTeller::is_overwhip_told() const {
    const int speed = rating(decision_.now, vehicle_);
    const auto is_slower = [&](const ForecastLine& line) {
        return line.outcome == Prospect::speed && line.who == vehicle_ && line.amount < speed;
    };
    return std::ranges::any_of(model_.choices, [&](const PromptChoice& choice) {
        if (option_of(choice).kind != OptionKind::accelerate || choice.odds.empty()) return false;
        return std::ranges::any_of(plans_to_weigh(decision_, choice.answers.as<Option>(), advice_),
                                   [&](const TitledPlan& way) {
                                       const Forecast* known = forecasts_.find(way.plan);
                                       return known != nullptr &&
                                              known->speeds_of_highest.empty() &&
                                              std::ranges::any_of(known->lines, is_slower);
                                   });
    });
}

// More is worse in a tie alone (FR-ATK-13): told where one is possible.
bool KnownTeller::may_be_tied() const {
    if (decision_.ask != Ask::keep_dice || model_.main < 0) return false;
    const PromptChoice& main = model_.choices[static_cast<std::size_t>(model_.main)];
    const Forecast* known = forecasts_.find(main.answers.as<Option>());
    return known != nullptr && std::ranges::any_of(known->lines, [](const ForecastLine& line) {
               return line.outcome == Prospect::attack_tied && line.ways > 0;
           });
}

// Of a Control roll without a card nothing is told beside one with all of them: what is proposed
// lies between the two.
bool KnownTeller::is_bettered(const PromptChoice& choice) const {
    const auto goes_without = [](const PromptChoice& one) { return one.leaves_touched; };
    return decision_.ask == Ask::control_cards && choice.leaves_touched &&
           choice.answers.size() == 1 && std::ranges::count_if(model_.choices, goes_without) > 1;
}

void KnownTeller::attach_odds() {
    model_.odds_remark.clear();
    for (PromptChoice& choice : model_.choices) {
        choice.odds.clear();
        choice.warning.clear();
        // Beside what the dice touched come to, those of keeping all would be taken for theirs.
        const bool is_aside = decision_.ask == Ask::discard_die && choice.rank != ChoiceRank::main;
        if (is_aside || is_bettered(choice) || !choice.is_ready || !is_forecast_) continue;
        choice.odds = odds_of(choice.answers, odds_title(choice));
    }
    for (PromptChoice& choice : model_.choices)
        warn_by_odds(choice);
    attach_odds_of_dice();
    const auto has_odds = [](const PromptChoice& choice) { return !choice.odds.empty(); };
    if (!std::ranges::any_of(model_.choices, has_odds)) return;
    if (may_be_tied()) model_.odds_remark = tr("In a tie both lose in full.");
    if (decision_.ask == Ask::attack_cards)
        model_.odds_remark =
            tr("The other's cards are secret: counted as a steady driver would play them.");
    // Which dice are kept is asked after they are cast.
    if (decision_.ask == Ask::speed_cards || decision_.ask == Ask::speed_direction)
        model_.odds_remark = remark_on_dice();
}

// More dice than are kept, whichever way is gone.
bool KnownTeller::leaves_dice_to_choose() const {
    return std::ranges::any_of(model_.choices, [&](const PromptChoice& choice) {
        const OptionKind kind = option_of(choice).kind;
        const bool is_way = kind == OptionKind::accelerate || kind == OptionKind::decelerate;
        if (!is_way) return false;
        AnswerPlan plays = choice.answers.as<Option>();
        std::erase_if(plays, [](const Option& one) { return !is_card(one.kind); });
        return speed_ahead(decision_, plays, kind).dice.most > 2;
    });
}

// Which dice an acceleration is told by, and where those that will be proposed lead to instead.
std::string KnownTeller::remark_on_dice() const {
    if (is_overwhip_told())
        return tr("With the dice proposed; you may keep others. Boxes beyond the last one count "
                  "back.");
    for (const PromptChoice& choice : model_.choices) {
        if (option_of(choice).kind != OptionKind::accelerate) continue;
        const Forecast* known = forecasts_.find(choice.answers.as<Option>());
        if (known == nullptr || known->speeds_of_highest.empty()) continue;
        const auto share_at = [&](const std::vector<ForecastLine>& lines, int speed) {
            const auto at = std::ranges::find_if(lines, [&](const ForecastLine& line) {
                return line.outcome == Prospect::speed && line.who == vehicle_ &&
                       line.amount == speed;
            });
            return at == lines.end() ? 0.0 : share_of(*at);
        };
        constexpr double worth_a_word = 0.05;
        const int fastest = known->speeds_of_highest.back().amount;
        for (int speed = 0; speed < fastest; ++speed) {
            const double proposed = share_at(known->lines, speed);
            if (proposed < share_at(known->speeds_of_highest, speed) + worth_a_word) continue;
            return say("Told for the highest dice that may be kept. Those that will be proposed "
                       "make it Speed {0} in {1} of cases.",
                       {speed, ui::share_figure(proposed)});
        }
        return tr("Told for the highest dice that may be kept.");
    }
    return leaves_dice_to_choose() ? std::string(tr("With the dice proposed; you may keep others."))
                                   : std::string();
}

}  // namespace frothy
