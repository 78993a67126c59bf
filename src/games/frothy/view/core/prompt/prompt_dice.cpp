// Dice on the table: to keep (SPD, ATK), to discard (CTRL), to roll again or to change.
#include <algorithm>
#include <iterator>

#include "games/frothy/view/core/faces.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "games/frothy/view/core/prompt/question_builder.h"

namespace frothy {

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

std::uint8_t QuestionBuilder::value_at(std::size_t die) const {
    return static_cast<std::uint8_t>(
        value_of(static_cast<Icon>(decision_.dice[die]), decision_.now.rules().dice_faces));
}

// The next one on the table.
PromptDie& QuestionBuilder::add_die(std::size_t place) {
    const auto icon = static_cast<Icon>(decision_.dice[place]);
    const DiceRead read = reads_values_ ? DiceRead::values : DiceRead::icons;
    PromptDie& die = model_.dice.emplace_back();
    die.face = die_face(icon, value_at(place), read);
    die.name = reads_values_ ? std::to_string(die.face.value) : icon_name(icon);
    die.key = ui::key_of_thing(place);
    explain_die(die, icon, read);
    return die;
}

void QuestionBuilder::forbid(PromptDie& die) {
    die.can_select = false;
    die.key = Key::unknown;
}

// In the place of the main choice until enough is touched.
void QuestionBuilder::ask_to_touch(std::string label) {
    PromptChoice& choice = model_.choices.emplace_back();
    choice.option = decision_.options.front();
    choice.label = std::move(label);
    choice.rank = ChoiceRank::main;
    choice.keys = {Key::enter};
    choice.is_ready = false;
}

bool QuestionBuilder::is_offered_advice() const {
    return !advice_.empty() && offers(decision_, advice_.front());
}

// The option a die stands for where one die is the whole answer.
Option QuestionBuilder::answer_of(std::size_t die) const {
    if (decision_.ask == Ask::cool_icon) return {OptionKind::discard, decision_.dice[die]};
    return {OptionKind::keep_one, value_at(die)};
}

// A die touched stands for the answer; the button gives it.
void QuestionBuilder::build_die_to_name() {
    const bool cools = decision_.ask == Ask::cool_icon;
    reads_values_ = !cools;
    model_.names_odds = cools;
    model_.most_dice = 1;
    model_.is_die_kept = true;
    for (std::size_t i = 0; i < decision_.dice.size(); ++i) {
        PromptDie& die = add_die(i);
        if (!offers(decision_, answer_of(i))) forbid(die);
        if (!cools) continue;
        die.answers = {answer_of(i)};
        die.odds_title = say("Without {0}", {dice_text(decision_, decision_.dice[i])});
    }
    model_.outcome_title = ask_name(decision_.ask);
    model_.outcome.push_back(
        {cools ? tr("Choose a die: all that show its icon go.") : tr("Choose the die to keep."),
         decision_.about.rule});
    add_refused();
    if (picked_.empty() && !is_offered_advice())
        return ask_to_touch(cools ? tr("Choose a die to discard") : tr("Choose the die to keep"));
    const Option named = picked_.empty() ? advice_.front() : answer_of(picked_.front());
    PromptChoice& confirm = model_.choices.emplace_back(main_choice(named));
    if (cools) {
        const std::string dice = dice_text(decision_, named.a);
        confirm.label = say("Discard {0}", {dice});
        confirm.odds_title = say("Without {0}", {dice});
    }
    mark_named(named);
}

// All that go are marked; of dice of one value the one that stays.
void QuestionBuilder::mark_named(Option named) {
    const bool cools = decision_.ask == Ask::cool_icon;
    for (std::size_t i = 0; i < model_.dice.size(); ++i) {
        PromptDie& die = model_.dice[i];
        if (answer_of(i) != named) continue;
        if (!cools && !picked_.empty() && picked_.front() != i) continue;
        die.is_selected = true;
        die.marked = cools ? DieMark::discard : DieMark::keep;
        if (!cools) return;
    }
}

// What a special card would do to the dice; false of any other choice.
bool QuestionBuilder::tell_special(PromptChoice& choice) {
    if (option_of(choice).kind != OptionKind::special) return false;
    const SpecialCard* card = special_at(decision_, option_of(choice).a);
    choice.odds_title = card == nullptr ? choice.label : special_text(*card);
    if (picked_.empty()) {
        model_.outcome.push_back({say("{0}: {1}", {choice.odds_title, choice.explanation}),
                                  card == nullptr ? Rule::none() : card->rule});
    }
    return true;
}

// The dice as they lie; cards are buttons beside them.
void QuestionBuilder::build_after_roll() {
    model_.has_long_notes = true;
    for (std::size_t i = 0; i < decision_.dice.size(); ++i)
        forbid(add_die(i));
    const auto cards = std::ranges::count(decision_.options, OptionKind::special, &Option::kind);
    for (const Option& option : decision_.options) {
        PromptChoice& choice = model_.choices.emplace_back(choice_of(option));
        if (option.kind == OptionKind::done) {
            choice.rank = ChoiceRank::main;
            choice.keys = {Key::enter, Key::k};
            choice.odds_title = tr("As they lie");
        }
        if (tell_special(choice) && cards > 2) choice.label = choice.odds_title;  // side by side
    }
    give_deed_keys();
    add_refused();
    propose_advised();
}

void QuestionBuilder::build_dice_to_keep() {
    if (offers(decision_, OptionKind::keep_one)) return build_die_to_name();
    reads_values_ = true;
    model_.most_dice = 2;
    model_.is_die_kept = true;
    for (std::size_t i = 0; i < decision_.dice.size(); ++i)
        add_die(i);
    // FR-SPD-07, FR-SPD-09: what the cards leave no choice about.
    const bool is_bound = decision_.about.rule.area() == "SPD" &&
                          std::ranges::any_of(decision_.refused, [](const Refusal& refusal) {
                              return refusal.option.kind == OptionKind::keep;
                          });
    if (is_bound)
        model_.explanation =
            say("{0} {1}",
                {model_.explanation, tr("The cards played oblige you to keep the lowest die.")});
    // The pair advised is proposed, or the highest one allowed.
    if (picked_.empty()) {
        const Option best = is_offered_advice()
                                ? advice_.front()
                                : std::ranges::max(decision_.options, {},
                                                   [](Option pair) { return pair.a + pair.b; });
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
    if (picked_.size() < 2) {
        model_.outcome_title = tr("Two dice are kept");
        model_.outcome.push_back({tr("Choose one more die."), decision_.about.rule});
        return ask_to_touch(tr("Choose two dice to keep"));
    }
    tell_pair(value_at(picked_[0]), value_at(picked_[1]));
}

void QuestionBuilder::tell_pair(std::uint8_t one, std::uint8_t other) {
    const Option pair{OptionKind::keep, std::min(one, other), std::max(one, other)};
    PromptChoice& confirm = model_.choices.emplace_back(main_choice(pair));
    confirm.label = say("Keep {0} and {1}", {pair.b, pair.a});
    if (offers(decision_, pair)) {
        model_.outcome_title = say("If you keep {0} and {1}", {pair.b, pair.a});
        model_.outcome = keep_lines(decision_, pair);
        // Only the sum counts in an attack (FR-ATK-08).
        const bool is_best = std::ranges::all_of(decision_.options, [pair](const Option& offered) {
            return offered == pair || offered.a + offered.b < pair.a + pair.b;
        });
        if (is_best && decision_.about.rule.area() == "ATK") {
            model_.explanation = tr("These two are your highest dice.");
        }
        return;
    }
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

void QuestionBuilder::build_dice_to_discard() {
    std::vector<std::uint8_t> icons;
    model_.most_dice = static_cast<std::size_t>(std::max<int>(0, decision_.about.number));
    for (std::size_t i = 0; i < decision_.dice.size(); ++i) {
        PromptDie& die = add_die(i);
        if (!offers(decision_, Option{OptionKind::discard, decision_.dice[i]})) forbid(die);
        die.is_selected = std::ranges::count(picked_, i) > 0;
        if (!die.is_selected) continue;
        die.marked = DieMark::discard;
        icons.push_back(decision_.dice[i]);
    }
    std::ranges::sort(icons);
    weigh_discards();
    const std::string what = icons_text(icons);

    PromptChoice confirm = main_choice({OptionKind::done});
    // Many are named beside the button.
    constexpr std::size_t most_named = 2;
    const auto count = static_cast<int>(icons.size());
    confirm.label = icons.empty() ? tr("Keep all")
                    : icons.size() <= most_named
                        ? say("Discard {0}", {what})
                        : say(by_count(count, "Discard {0} die", "Discard {0} dice"), {count});
    const DiscardAhead ahead = discard_ahead(decision_, icons);
    confirm.answers = ahead.answers;
    if (icons.empty()) confirm.keys.push_back(Key::k);
    if (!confirm.answers.empty()) confirm.option = confirm.answers.front();
    model_.choices.push_back(std::move(confirm));
    if (!icons.empty()) {
        PromptChoice& keep = model_.choices.emplace_back(choice_of({OptionKind::done}));
        keep.label = tr("Keep all");
        keep.keys = {Key::k};
    }
    model_.outcome_title =
        icons.empty() ? tr("If you keep all") : say("If you discard {0}", {what});
    model_.outcome = discard_lines(decision_, ahead);
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
        const DiscardAhead ahead = discard_ahead(decision_, icons);
        die.outcome = discard_lines(decision_, ahead);
        die.answers = ahead.answers;
        die.deed = say("Discard {0}", {icons_text(icons)});
        die.odds_title = say("If you discard {0}", {icons_text(icons)});
    }
}

}  // namespace frothy
