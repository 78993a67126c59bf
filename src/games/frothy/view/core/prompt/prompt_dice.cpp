// Dice on the table: to keep (SPD, ATK), to discard (CTRL), to roll again or to change.
#include <algorithm>
#include <iterator>

#include "games/frothy/view/core/faces.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "games/frothy/view/core/prompt/question_builder.h"
#include "words/words.h"

namespace frothy {

using stage::Key;
using words::by_count;
using words::say;
using words::tr;

namespace prompting {

std::string dice_text(const Decision& decision, std::uint8_t icon) {
    std::vector<std::uint8_t> alike;
    std::ranges::copy(decision.dice, std::back_inserter(alike));
    std::erase_if(alike, [icon](std::uint8_t face) { return face != icon; });
    return icons_text(alike);
}

void explain_die(PromptDie& die, Icon icon, DiceRead read) {
    if (read == DiceRead::values) {
        die.explanation = say("{0} with {1} beside it: only the value counts here.",
                              {die.face.value, icon_name(icon)});
        die.rule = Rule("FR-DICE-03");
        return;
    }
    die.explanation = say("{0}: {1}", {icon_name(icon), icon_explanation(icon)});
    die.rule = icon_rule(icon);
}

}  // namespace prompting

namespace {

Option keep_option(int one, int other) {
    return {OptionKind::keep, std::min(one, other), std::max(one, other)};
}

Rule rule_of(const Decision& decision, Option special) {
    const SpecialCard* card = prompting::special_at(decision, special.a);
    return card == nullptr ? Rule::none() : card->rule;
}

std::string special_name(const Decision& decision, Option special) {
    const SpecialCard* card = prompting::special_at(decision, special.a);
    return card == nullptr ? std::string{} : special_text(*card);
}

}  // namespace

// With a key of its own.
PromptDie QuestionBuilder::die_of(std::size_t place) const {
    const Icon icon = icon_of(place);
    const DiceRead read = reads_values_ ? DiceRead::values : DiceRead::icons;
    PromptDie die;
    die.face = die_face(icon, value_of(icon, decision_.now.rules().dice_faces), read);
    die.name = reads_values_ ? std::to_string(die.face.value) : icon_name(icon);
    die.key = ui::key_of_thing(place);
    prompting::explain_die(die, icon, read);
    return die;
}

// The option a die stands for where one die is the whole answer.
Option QuestionBuilder::answer_of(std::size_t die) const {
    if (kind_ == QuestionKind::cool_icon) return {OptionKind::discard, decision_.dice[die]};
    return {OptionKind::keep_one, model_.dice[die].face.value};
}

// A die touched stands for the answer; the button gives it.
void QuestionBuilder::build_die_to_name() {
    const bool cools = kind_ == QuestionKind::cool_icon;
    reads_values_ = !cools;
    model_.names_odds = cools;
    model_.most_dice = 1;
    model_.is_die_kept = true;
    for (std::size_t i = 0; i < decision_.dice.size(); ++i) {
        model_.dice.push_back(die_of(i));
        PromptDie& die = model_.dice.back();
        die.can_select = prompting::offers(decision_, answer_of(i));
        if (!die.can_select) die.key = Key::unknown;
        if (!cools) continue;
        die.answers = {answer_of(i)};
        die.odds_title = say("Without {0}", {prompting::dice_text(decision_, decision_.dice[i])});
    }
    model_.outcome_title = ask_name(decision_.ask);
    model_.outcome.push_back(
        {cools ? tr("Touch a die: all that show its icon go.") : tr("Touch the die to keep."),
         decision_.about.rule});
    add_refused();

    PromptChoice confirm;
    confirm.option = decision_.options.front();
    if (!picked_.empty()) {
        confirm = choice_of(answer_of(picked_.front()));
    } else if (!advice_.empty() && prompting::offers(decision_, advice_.front())) {
        confirm = choice_of(advice_.front());
    } else {
        confirm.is_ready = false;
        confirm.label = cools ? tr("Touch a die to discard") : tr("Touch the die to keep");
    }
    confirm.rank = ChoiceRank::main;
    confirm.keys = {Key::enter};
    if (confirm.is_ready) mark_named(confirm);
    model_.choices.push_back(std::move(confirm));
}

// All that go are marked; of dice of one value the one that stays.
void QuestionBuilder::mark_named(PromptChoice& confirm) {
    const bool cools = kind_ == QuestionKind::cool_icon;
    if (cools) {
        const std::string dice = prompting::dice_text(decision_, option_of(confirm).a);
        confirm.label = say("Discard {0}", {dice});
        confirm.odds_title = say("Without {0}", {dice});
    }
    for (std::size_t i = 0; i < model_.dice.size(); ++i) {
        PromptDie& die = model_.dice[i];
        if (answer_of(i) != option_of(confirm)) continue;
        if (!cools && !picked_.empty() && picked_.front() != i) continue;
        die.is_selected = true;
        die.marked = cools ? DieMark::discard : DieMark::keep;
        if (!cools) return;
    }
}

// The dice as they lie; cards are buttons beside them.
void QuestionBuilder::build_after_roll() {
    model_.has_long_notes = true;
    for (std::size_t i = 0; i < decision_.dice.size(); ++i) {
        PromptDie die = die_of(i);
        die.can_select = false;
        die.key = Key::unknown;
        model_.dice.push_back(std::move(die));
    }
    const auto cards = std::ranges::count(decision_.options, OptionKind::special, &Option::kind);
    std::vector<OutcomeLine> told;  // what the cards offered do
    for (const Option& option : decision_.options) {
        PromptChoice choice = choice_of(option);
        if (option.kind == OptionKind::done) choice.rank = ChoiceRank::main;
        if (option.kind == OptionKind::done) {
            choice.keys = {Key::enter, Key::k};
            choice.odds_title = tr("As they lie");
        }
        if (option.kind == OptionKind::special) {
            choice.odds_title = special_name(decision_, option);
            if (cards > 2) choice.label = choice.odds_title;  // side by side
            told.push_back({say("{0}: {1}", {choice.odds_title, choice.explanation}),
                            rule_of(decision_, option)});
        }
        model_.choices.push_back(std::move(choice));
    }
    give_deed_keys();
    model_.outcome = std::move(told);
    add_refused();
}

void QuestionBuilder::build_dice_to_keep() {
    if (prompting::offers(decision_, OptionKind::keep_one)) {
        build_die_to_name();
        return;
    }
    reads_values_ = true;
    model_.most_dice = 2;
    model_.is_die_kept = true;
    for (std::size_t i = 0; i < decision_.dice.size(); ++i)
        model_.dice.push_back(die_of(i));
    const auto value_at = [this](std::size_t die) { return model_.dice[die].face.value; };
    // The pair advised is proposed, or the highest one allowed.
    if (picked_.empty()) {
        Option best = decision_.options.front();
        for (const Option& option : decision_.options) {
            if (option.a + option.b > best.a + best.b) best = option;
        }
        if (!advice_.empty() && prompting::offers(decision_, advice_.front()))
            best = advice_.front();
        // The lower first: it is given up for another die before the higher.
        const auto [low, high] = std::minmax({int{best.a}, int{best.b}});
        for (const int value : {low, high}) {
            for (std::size_t i = 0; i < model_.dice.size(); ++i) {
                if (value_at(i) != value || std::ranges::count(picked_, i) > 0) continue;
                picked_.push_back(i);
                break;
            }
        }
    }
    for (const std::size_t i : picked_) {
        model_.dice[i].is_selected = true;
        model_.dice[i].marked = DieMark::keep;
    }
    PromptChoice confirm;
    confirm.rank = ChoiceRank::main;
    confirm.keys = {Key::enter};
    if (picked_.size() < 2) {
        confirm.option = decision_.options.front();
        confirm.is_ready = false;
        confirm.label = tr("Touch two dice to keep");
        model_.choices.push_back(std::move(confirm));
        model_.outcome_title = tr("Two dice are kept");
        model_.outcome.push_back({tr("Touch one die more."), decision_.about.rule});
        return;
    }
    const Option pair = keep_option(value_at(picked_[0]), value_at(picked_[1]));
    confirm = choice_of(pair);
    confirm.rank = ChoiceRank::main;
    confirm.keys = {Key::enter};
    confirm.label = say("Keep {0} and {1}", {pair.b, pair.a});
    if (prompting::offers(decision_, pair)) {
        model_.outcome_title = say("If you keep {0} and {1}", {pair.b, pair.a});
        model_.outcome = prompting::keep_lines(decision_, pair);
        // Only the sum counts in an attack (FR-ATK-08). More of it is worse in a tie alone: that
        // is why one is asked (FR-ATK-13).
        const bool is_best = std::ranges::all_of(decision_.options, [pair](const Option& other) {
            return other == pair || other.a + other.b < pair.a + pair.b;
        });
        if (is_best && decision_.about.rule.area() == "ATK") {
            model_.explanation =
                tr("These two are your highest dice. Remember that in a tie both lose in full.");
        }
    } else {
        confirm.is_ready = false;
        confirm.answers.clear();
        model_.outcome_title = say("You may not keep {0} and {1}", {pair.b, pair.a});
        for (const Refusal& refusal : decision_.refused) {
            if (refusal.option != pair) continue;
            const std::string reason = refusal_reason(refusal, decision_, names_);
            model_.outcome.push_back({reason, refusal.rule});
            model_.refused.push_back({confirm.label, reason, refusal.rule});
        }
    }
    model_.choices.push_back(std::move(confirm));
}

void QuestionBuilder::build_dice_to_discard() {
    std::vector<std::uint8_t> icons;
    model_.most_dice = static_cast<std::size_t>(std::max<int>(0, decision_.about.number));
    for (std::size_t i = 0; i < decision_.dice.size(); ++i) {
        PromptDie die = die_of(i);
        die.can_select = prompting::offers(decision_, {OptionKind::discard, decision_.dice[i]});
        die.is_selected = std::ranges::count(picked_, i) > 0;
        if (die.is_selected) {
            die.marked = DieMark::discard;
            icons.push_back(decision_.dice[i]);
        }
        model_.dice.push_back(std::move(die));
    }
    std::ranges::sort(icons);
    weigh_discards();
    const std::string what = prompting::icons_text(icons);

    PromptChoice confirm = choice_of(OptionKind::done);
    confirm.rank = ChoiceRank::main;
    // Many are named beside the button.
    constexpr std::size_t most_named = 2;
    const auto count = static_cast<int>(icons.size());
    confirm.label = icons.empty() ? tr("Keep all")
                    : icons.size() <= most_named
                        ? say("Discard {0}", {what})
                        : say(by_count(count, "Discard {0} die", "Discard {0} dice"), {count});
    const prompting::DiscardAhead ahead = prompting::discard_ahead(decision_, icons);
    confirm.answers = ahead.answers;
    confirm.keys = {Key::enter};
    if (icons.empty()) confirm.keys.push_back(Key::k);
    if (!confirm.answers.empty()) confirm.option = confirm.answers.front();
    model_.choices.push_back(std::move(confirm));
    if (!icons.empty()) {
        PromptChoice keep = choice_of(OptionKind::done);
        keep.label = tr("Keep all");
        keep.keys = {Key::k};
        model_.choices.push_back(std::move(keep));
    }
    model_.outcome_title =
        icons.empty() ? tr("If you keep all") : say("If you discard {0}", {what});
    model_.outcome = prompting::discard_lines(decision_, ahead);
}

// What touching each of the others would leave; one too many sends the first one back.
void QuestionBuilder::weigh_discards() {
    const std::size_t most = model_.most_dice;
    for (std::size_t i = 0; i < model_.dice.size(); ++i) {
        PromptDie& die = model_.dice[i];
        if (!die.can_select || die.is_selected || most == 0) continue;
        std::vector<std::size_t> picks = picked_;
        if (picks.size() >= most) picks.erase(picks.begin());
        picks.push_back(i);
        std::vector<std::uint8_t> icons;
        for (const std::size_t k : picks)
            icons.push_back(decision_.dice[k]);
        std::ranges::sort(icons);
        const prompting::DiscardAhead ahead = prompting::discard_ahead(decision_, icons);
        die.outcome = prompting::discard_lines(decision_, ahead);
        die.answers = ahead.answers;
        die.deed = say("Discard {0}", {prompting::icons_text(icons)});
        die.odds_title = say("If you discard {0}", {prompting::icons_text(icons)});
    }
}

}  // namespace frothy
