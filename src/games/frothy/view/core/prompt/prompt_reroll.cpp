// Dice to be rolled again: touched, then confirmed with one button (FR-GEN-04).
#include <algorithm>
#include <optional>

#include "games/frothy/rules/dice_queries.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "games/frothy/view/core/prompt/question_builder.h"
#include "kernel/sheet.h"

namespace frothy {

namespace {

// What this player has named so far.
struct NamedDice {
    IconCounts own{};  // by icon or value
    int count = 0;     // with those of the other side
};

NamedDice named_so_far(const Decision& decision) {
    NamedDice named;
    const auto answers = kernel::answers_so_far(decision, decision.player);
    for (auto given = answers.rbegin(); given != answers.rend(); ++given) {
        const OptionKind kind = given->option.kind;
        const bool names = kind == OptionKind::reroll_icon || kind == OptionKind::reroll_value;
        if (given->ask != Ask::reroll || !names) break;
        ++named.count;
        if (given->option.b == 0) ++named.own.at(given->option.a);
    }
    return named;
}

// The roll that lies on the table.
Why roll_of(const Decision& decision) {
    for (std::size_t i = decision.entries.size(); i-- > 0;) {
        const auto& entry = decision.entries[i];
        if (entry.kind == kernel::EntryKind::cast && entry.why != Why::number) return entry.why;
    }
    return Why::speed_check;
}

std::string roll_name(Why why) {
    switch (why) {
    case Why::control: return tr("Your Control roll");
    case Why::attack: return tr("Your attack roll");
    case Why::damage: return tr("Your damage roll");
    case Why::speed_check:
    case Why::number:
    case Why::affect:
    case Why::runner: break;
    }
    return tr("Your Speed Check");
}

bool is_theirs(Option option) { return option.kind == OptionKind::reroll_value && option.b != 0; }

}  // namespace

// The answer that names a die of one's own.
Option QuestionBuilder::naming(std::size_t die) const {
    return reads_values_ ? Option{OptionKind::reroll_value, value_at(die)}
                         : Option{OptionKind::reroll_icon, decision_.dice[die]};
}

void QuestionBuilder::build_dice_to_reroll() {
    const Why why = roll_of(decision_);
    const bool by_icon = why == Why::control;
    const int amount = std::max<int>(0, decision_.about.number);
    NamedDice named = named_so_far(decision_);
    reads_values_ = !by_icon;
    model_.most_dice = static_cast<std::size_t>(amount);
    model_.has_long_notes = true;
    std::vector<Option> picks;
    bool may_touch = false;
    for (std::size_t i = 0; i < decision_.dice.size(); ++i) {
        const Option answer = naming(i);
        int& named_before = named.own.at(answer.a);
        const bool is_named = named_before > 0;
        if (is_named) --named_before;
        const bool is_picked = std::ranges::count(picked_, i) > 0;
        PromptDie& die = add_die(i);
        if (is_named || !offers(decision_, answer)) forbid(die);
        die.is_selected = is_named || is_picked;
        if (die.is_selected) die.marked = DieMark::again;
        if (is_picked) picks.push_back(answer);
        may_touch = may_touch || die.can_select;
    }
    std::ranges::sort(picks, {}, &Option::a);
    const int left = amount - static_cast<int>(picks.size());
    weigh_rerolls(picks, left);
    add_reroll_choices(picks, named.count + static_cast<int>(picks.size()), left);
    model_.outcome_title = roll_name(why);
    if (may_touch && picks.empty()) {
        model_.outcome.insert(model_.outcome.begin(),
                              {say(by_count(amount, "Choose a die to have it rolled again.",
                                            "Choose up to {0} dice to have them rolled again."),
                                   {amount}),
                               Rule("FR-GEN-04")});
    }
    if (why == Why::damage) {
        const int hurt = points_through(decision_.dice, resilience(decision_.now, vehicle_),
                                        decision_.now.rules().dice_faces);
        model_.outcome.insert(model_.outcome.begin(),
                              {say(by_count(hurt, mark("These dice do no damage"),
                                            "These dice do 1 Damage", "These dice do {0} Damage"),
                                   {hurt}),
                               Rule("FR-DMG-01")});
    }
    // Those of leaving the dice stand beside cards that would change them.
    model_.names_odds = !model_.dice.empty() && model_.choices.size() > 1;
    give_deed_keys();
    add_refused();
}

// With these named, in rising order: the rules go on asking while a die is left to name, in their
// order.
std::vector<Option> QuestionBuilder::answers_for_rerolls(std::vector<Option> picks) const {
    const auto named = static_cast<int>(picks.size());
    IconCounts left{};  // by icon or value
    for (std::size_t i = 0; i < model_.dice.size(); ++i) {
        if (model_.dice[i].can_select) ++left.at(naming(i).a);
    }
    for (const Option& pick : picks)
        --left.at(pick.a);
    const std::size_t first = picks.empty() ? 0 : picks.back().a;
    const bool others_follow = std::ranges::any_of(decision_.options, is_theirs) ||
                               std::any_of(left.begin() + static_cast<std::ptrdiff_t>(first),
                                           left.end(), [](int count) { return count > 0; });
    if (picks.empty() || (named < decision_.about.number && others_follow))
        picks.push_back(OptionKind::done);
    return picks;
}

// What each die that may still be named would bring, rolled again with those named before.
void QuestionBuilder::weigh_rerolls(const std::vector<Option>& picks, int left) {
    if (left <= 0) return;
    for (std::size_t i = 0; i < model_.dice.size(); ++i) {
        PromptDie& die = model_.dice[i];
        if (!die.can_select || die.is_selected) continue;
        std::vector<Option> with = picks;
        with.push_back(naming(i));
        std::ranges::sort(with, {}, &Option::a);
        die.answers = answers_for_rerolls(std::move(with));
        die.odds_title = say("{0} rolled again", {die.name});
    }
}

// `count` dice are named in all; `left` may still be named.
void QuestionBuilder::add_reroll_choices(const std::vector<Option>& picks, int count, int left) {
    const Option done{OptionKind::done};
    PromptChoice confirm = main_choice(done);
    if (count > 0) {
        confirm.label = say(by_count(count, "Roll {0} die again", "Roll {0} dice again"), {count});
        confirm.odds_title = tr("Rolled again");
        confirm.answers = answers_for_rerolls(picks);
        confirm.option = confirm.answers.front();
    } else {
        confirm.odds_title = tr("As they lie");
        confirm.keys.push_back(Key::k);
    }
    model_.choices.push_back(std::move(confirm));
    for (const Option& option : decision_.options) {
        if (option.kind != OptionKind::special && !is_theirs(option)) continue;
        PromptChoice& choice = model_.choices.emplace_back(choice_of(option));
        if (tell_special(choice)) continue;
        choice.answers = picks;
        choice.answers.push_back(option);
        choice.is_ready = left > 0;
    }
    if (picks.empty() || count > static_cast<int>(picks.size())) return;
    PromptChoice& leave = model_.choices.emplace_back(choice_of(done));
    leave.odds_title = tr("As they lie");
    leave.keys = {Key::k};
}

}  // namespace frothy
