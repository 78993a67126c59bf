// Why the gold choice is proposed: what it has over the best of all others, by what is known.
#include <algorithm>
#include <array>
#include <cmath>

#include "games/frothy/view/core/prompt/known_teller.h"
#include "games/frothy/view/core/prompt/odds_plans.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "games/frothy/view/core/prompt/prospects.h"
#include "words/words.h"

namespace frothy {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

namespace {

enum class Figure : std::uint8_t { none, share, whole, dice, speed };

// One respect in which answers differ. {0} is the other one's name, {1} the figure of the one
// proposed, {2} the other's.
struct Respect {
    std::optional<double> (*of)(const Prospects&);
    double weight;  // how much one more of it is welcome
    double least;   // less is no difference worth a word
    Figure figure;
    bool is_of_way;  // it holds for one way of going through with it
    const char* gain;
    const char* price;
    const char* sure = nullptr;  // the gain of what is certain, said of the other one
};

const std::array respects = {
    Respect{[](const Prospects& one) {
                return std::optional<double>(one.is_bound_to_crash ? 1.0 : 0.0);
            },
            -20.0, 0.5, Figure::none, false, mark("\"{0}\" runs into something for certain."),
            mark("It runs into something for certain, though.")},
    Respect{[](const Prospects& one) { return one.crash; }, -10.0, 0.01, Figure::share, true,
            mark("A crash is less likely than with \"{0}\": {1} instead of {2}."),
            mark("A crash is likelier, though: {1} instead of {2}.")},
    Respect{
        [](const Prospects& one) { return one.is_settled ? one.no_way : std::optional<double>(); },
        -6.0, 0.5, Figure::none, false,
        mark("With \"{0}\" no way would be clear for your next move."),
        mark("No way is clear for your next move, though.")},
    Respect{
        [](const Prospects& one) { return one.is_settled ? std::optional<double>() : one.no_way; },
        -6.0, 0.02, Figure::share, false,
        mark("With \"{0}\" your next move is likelier to find no clear way: {2} instead of "
             "{1}."),
        mark("Your next move is likelier to find no clear way, though: {1} instead of {2}.")},
    Respect{[](const Prospects& one) { return one.clear; }, 2.0, 0.5, Figure::whole, false,
            mark("More spaces of your next move are clear than with \"{0}\": {1} instead of {2}."),
            mark("Fewer spaces of your next move are clear, though: {1} instead of {2}.")},
    Respect{[](const Prospects& one) { return one.well; }, 3.0, 0.02, Figure::share, true,
            mark("It goes well more often than \"{0}\": {1} instead of {2}."),
            mark("It goes well less often, though: {1} instead of {2}."),
            mark("\"{0}\" goes well in only {2} of cases.")},
    Respect{[](const Prospects& one) { return one.damage; }, -3.0, 0.02, Figure::share, true,
            mark("Damage is less likely than with \"{0}\": {1} instead of {2}."),
            mark("Damage is likelier, though: {1} instead of {2}.")},
    Respect{[](const Prospects& one) { return one.dice; }, -0.4, 0.2, Figure::dice, false,
            mark("Turning is less risky than after \"{0}\": {1} instead of {2}."),
            mark("Turning is riskier, though: {1} instead of {2}.")},
    Respect{[](const Prospects& one) { return one.speed; }, 0.35, 0.2, Figure::speed, false,
            mark("You get on faster than with \"{0}\": at {1} instead of {2}."),
            mark("You get on more slowly, though: at {1} instead of {2}.")},
    Respect{[](const Prospects& one) { return one.along; }, 0.3, 0.5, Figure::none, false,
            mark("It leads further along the course than \"{0}\"."),
            mark("It leads less far along the course, though.")},
    Respect{[](const Prospects& one) { return one.open; }, 0.15, 0.5, Figure::whole, false,
            mark("More spaces lie open ahead of you than with \"{0}\": {1} instead of {2}."),
            mark("Fewer spaces lie open ahead of you, though: {1} instead of {2}.")},
    Respect{[](const Prospects& one) { return std::optional<double>(one.cards); }, -0.25, 0.5,
            Figure::whole, false, mark("It plays fewer cards than \"{0}\": {1} instead of {2}."),
            mark("It plays more cards, though: {1} instead of {2}.")},
};

// How much better the one is in this respect; nothing where that is not known of both.
std::optional<double> lead(const Respect& respect, const Prospects& one, const Prospects& other) {
    const std::optional<double> mine = respect.of(one);
    const std::optional<double> theirs = respect.of(other);
    if (!mine || !theirs || std::abs(*mine - *theirs) < respect.least) return std::nullopt;
    return respect.weight * (*mine - *theirs);
}

std::string figure_text(Figure figure, double value) {
    switch (figure) {
    case Figure::none: return {};
    case Figure::share: {
        const auto percent = static_cast<int>(std::lround(100.0 * value));
        if (percent == 0 && value > 1e-9) return tr("< 1 %");
        if (percent == 100 && value < 1.0 - 1e-9) return tr("> 99 %");
        return say("{0} %", {percent});
    }
    case Figure::whole: return std::to_string(std::lround(value));
    case Figure::dice:
    case Figure::speed: break;
    }
    const auto tenths = static_cast<int>(std::lround(value * 10.0));
    const std::string number =
        tenths % 10 == 0 ? std::to_string(tenths / 10) : say("{0}.{1}", {tenths / 10, tenths % 10});
    const bool is_exact = std::abs(value - std::round(value)) < 1e-9;
    if (figure == Figure::speed)
        return say(is_exact ? mark("Speed {0}") : mark("about Speed {0}"), {number});
    if (!is_exact) return say("about {0} Control dice", {number});
    return say(by_count(tenths / 10, mark("no Control die"), "1 Control die", "{0} Control dice"),
               {number});
}

std::string sentence_of(const Respect& respect, const char* words, const Prospects& proposed,
                        const Prospects& other) {
    const auto figure = [&](const Prospects& one) {
        return figure_text(respect.figure, respect.of(one).value_or(0.0));
    };
    const bool has_way = respect.is_of_way && !proposed.way.empty();
    const bool has_other_way = respect.is_of_way && !other.way.empty();
    std::string sentence =
        say(words, {has_other_way ? say("{0}, {1}", {other.name, other.way}) : other.name,
                    figure(proposed), figure(other)});
    return has_way ? say("{0} (With {1}.)", {sentence, proposed.way}) : sentence;
}

}  // namespace

std::vector<std::string> reasons_for(const Prospects& proposed,
                                     const std::vector<Prospects>& others) {
    const auto lead_over = [&](const Prospects& other) {
        double all = 0;
        for (const Respect& respect : respects)
            all += lead(respect, proposed, other).value_or(0.0);
        return all;
    };
    const auto best = std::ranges::min_element(others, {}, lead_over);
    if (best == others.end()) return {};
    const Respect* gain = nullptr;
    const Respect* price = nullptr;
    double most = 0;
    double least = 0;
    for (const Respect& respect : respects) {
        const double here = lead(respect, proposed, *best).value_or(0.0);
        if (here > most) gain = &respect;
        if (here < least) price = &respect;
        most = std::max(most, here);
        least = std::min(least, here);
    }
    if (gain == nullptr) return {};
    const bool is_sure = gain->sure != nullptr && gain->of(proposed).value_or(0.0) > 1.0 - 1e-9;
    std::vector<std::string> reasons = {
        sentence_of(*gain, is_sure ? gain->sure : gain->gain, proposed, *best)};
    if (price != nullptr) reasons.push_back(sentence_of(*price, price->price, proposed, *best));
    return reasons;
}

namespace {

ChoiceGroup group_of(const PromptChoice& choice) {
    return choice.is_card ? ChoiceGroup::card : group_of(option_of(choice).kind);
}

}  // namespace

// Of several ways to go through with it the one that promises most.
void KnownTeller::weigh_answers(const ui::Answers& answers, Prospects& prospects) const {
    for (const TitledPlan& way : plans_to_weigh(decision_, answers.as<Option>())) {
        const Forecast* known = forecasts_.find(way.plan);
        if (known == nullptr) continue;
        Prospects here;
        look_at_odds(*known, here);
        look_at_speeds(decision_, *known, prospects);
        const bool is_better = !prospects.well || here.crash < prospects.crash ||
                               (here.crash == prospects.crash && here.well > prospects.well);
        if (!is_better) continue;
        prospects.crash = here.crash;
        prospects.well = here.well;
        prospects.damage = here.damage;
        prospects.way = way.title;
    }
}

Prospects KnownTeller::prospects_of(const PromptChoice& choice, const PromptChoice& main) const {
    Prospects prospects;
    prospects.name = choice.label;
    prospects.is_bound_to_crash = choice.is_crash;
    const auto is_card = [](ui::Answer one) { return prompting::is_card(one.as<Option>().kind); };
    prospects.cards = static_cast<double>(std::ranges::count_if(choice.answers, is_card));
    if (kind_ == QuestionKind::drive && !choice.answers.empty()) {
        const auto last = choice.answers.back().as<Option>();
        if (last.kind == OptionKind::step) {
            // The rest of the way as it is proposed.
            AnswerPlan steps = main.answers.as<Option>();
            steps.front() = choice.answers.front().as<Option>();
            look_along(decision_, steps, decision_.now.move.spaces_left, prospects);
        } else if (group_of(choice) == ChoiceGroup::turn || last.kind == OptionKind::end_move) {
            look_ahead(decision_, last, prospects);
        }
    }
    if (kind_ == QuestionKind::keep_dice) {
        if (decision_.about.rule.area() != "ATK" && option_of(choice).kind == OptionKind::keep)
            look_at_pair(decision_, option_of(choice), prospects);
    } else if (is_forecast_) {
        weigh_answers(choice.answers, prospects);
    }
    return prospects;
}

// What stands beside the main choice, and is as much of a move as it is.
std::vector<Prospects> KnownTeller::other_prospects(const PromptChoice& main) const {
    std::vector<Prospects> others;
    const bool is_drive = kind_ == QuestionKind::drive;
    for (const PromptChoice& choice : model_.choices) {
        const bool is_same =
            choice.answers == main.answers || (is_drive && choice.option == main.option);
        const bool is_aside =
            group_of(choice) == ChoiceGroup::attack || choice.rests ||
            choice.rank == ChoiceRank::grave ||
            (group_of(choice) == ChoiceGroup::card && group_of(main) != ChoiceGroup::card);
        if (is_same || is_aside || choice.unfolds || !choice.is_ready) continue;
        others.push_back(prospects_of(choice, main));
    }
    for (const PromptDie& die : model_.dice) {
        if (die.answers.empty() || die.answers == main.answers) continue;
        PromptChoice touched;
        touched.label = die.deed.empty() ? die.odds_title : die.deed;
        touched.answers = die.answers;
        others.push_back(prospects_of(touched, main));
    }
    for (const Option& option : decision_.options) {
        if (option.kind != OptionKind::keep || option == option_of(main)) continue;
        PromptChoice pair;
        pair.label = say("Keep {0} and {1}", {option.b, option.a});
        pair.option = option;
        others.push_back(prospects_of(pair, main));
    }
    return others;
}

void KnownTeller::tell_why() {
    model_.why.clear();
    const bool is_plain = model_.main >= 0 &&
                          model_.choices[static_cast<std::size_t>(model_.main)].is_ready &&
                          vehicle_ < decision_.now.vehicle_count;
    if (is_plain) {
        const PromptChoice& main = model_.choices[static_cast<std::size_t>(model_.main)];
        const std::vector<Prospects> others = other_prospects(main);
        model_.why = reasons_for(prospects_of(main, main), others);
        // What no single figure tells the course as a whole does.
        if (model_.why.empty() && !others.empty() && !advice_.empty())
            model_.why.emplace_back(tr("Reckoned over the rounds to come, nothing else here "
                                       "promises more."));
    }
}

}  // namespace frothy
