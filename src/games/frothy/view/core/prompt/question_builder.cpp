// The model of a question: what is said of all of them, and what is gold.
#include "games/frothy/view/core/prompt/question_builder.h"

#include <algorithm>
#include <span>

#include "games/frothy/view/core/prompt/prompt_support.h"
#include "kernel/sheet.h"

namespace frothy {

Key key_of_deed(OptionKind kind) {
    switch (kind) {
    case OptionKind::whip: return Key::w;
    case OptionKind::reins: return Key::r;
    case OptionKind::dual_as_whip: return Key::q;
    case OptionKind::dual_as_reins: return Key::t;
    case OptionKind::special: return Key::c;
    case OptionKind::attack_personal: return Key::a;
    case OptionKind::attack_vehicle: return Key::s;
    case OptionKind::jump: return Key::j;
    default: return Key::unknown;
    }
}

bool offers(const Decision& decision, Option option) {
    return std::ranges::find(decision.options, option) != decision.options.end();
}

bool offers(const Decision& decision, OptionKind kind) {
    return std::ranges::find(decision.options, kind, &Option::kind) != decision.options.end();
}

VehicleId subject_of(const Decision& decision) {
    return decision.about.vehicle == no_vehicle ? decision.player : decision.about.vehicle;
}

int least_answer(const Question& question) {
    const auto done = std::ranges::find(question.options, Option{OptionKind::done});
    return done == question.options.end() ? 0 : static_cast<int>(done - question.options.begin());
}

std::optional<Asked> RaceQuestion::after(const AnswerPlan& added) const {
    const auto there = kernel::decision_after(asked_.decision, std::span<const Option>(added));
    if (!there) return std::nullopt;
    const AnswerPlan advice = asked_.complete ? asked_.complete(added) : AnswerPlan();
    const auto played = static_cast<std::ptrdiff_t>(std::min(added.size(), advice.size()));
    return Asked{*there, asked_.names, {advice.begin() + played, advice.end()}, {}, {}};
}

PromptModel RaceQuestion::make(ui::Touched& touched) const {
    const auto there = touched.added.empty() ? std::nullopt : after(touched.added.as<Option>());
    if (!there) {
        touched.added.clear();
        return QuestionBuilder(asked_, touched).build();
    }
    PromptModel model = QuestionBuilder(*there, touched).build();
    for (PromptChoice& choice : model.choices)
        choice.answers.insert(choice.answers.begin(), touched.added.begin(), touched.added.end());
    for (const Option& card : touched.added.as<Option>())
        model.choices.push_back(QuestionBuilder(asked_, touched).choice_to_take_back(card));
    return model;
}

QuestionBuilder::QuestionBuilder(const Asked& asked, ui::Touched& touched)
    : decision_(asked.decision),
      names_(asked.names),
      advice_(asked.advice),
      touched_(touched),
      picked_(touched.dice),
      vehicle_(subject_of(decision_)) {}

PromptModel QuestionBuilder::build() {
    model_.is_asked = true;
    model_.ask = decision_.ask;
    model_.player = decision_.player;
    model_.is_secret = kernel::is_secret(decision_);
    model_.title = ask_title(decision_, names_);
    model_.explanation = ask_explanation(decision_, names_);
    model_.rule = decision_.about.rule;
    model_.folds_refusals = decision_.ask != Ask::keep_dice;
    model_.takes_arrows = decision_.ask != Ask::drive;
    switch (decision_.ask) {
    case Ask::speed_cards:
    case Ask::control_cards:
    case Ask::attack_cards: build_cards(); break;
    case Ask::keep_dice: build_dice_to_keep(); break;
    case Ask::discard_die: build_dice_to_discard(); break;
    case Ask::reroll: build_dice_to_reroll(); break;
    case Ask::cool_icon: build_die_to_name(); break;
    case Ask::after_roll: build_after_roll(); break;
    case Ask::drive: build_drive(); break;
    default: build_buttons(); break;
    }
    for (PromptChoice& choice : model_.choices) {
        const Option first =
            choice.answers.empty() ? option_of(choice) : choice.answers.front().as<Option>();
        choice.deed = first.kind;
    }
    return std::move(model_);
}

// Makes the choice that stands for this option the main one, where there is one.
void QuestionBuilder::propose(Option option) {
    const auto found = std::ranges::find_if(model_.choices, [&](const PromptChoice& choice) {
        return choice.option == option && choice.is_ready && !choice.unfolds &&
               choice.rank != ChoiceRank::grave;
    });
    if (found == model_.choices.end()) return;
    for (PromptChoice& choice : model_.choices) {
        if (choice.rank != ChoiceRank::main) continue;
        choice.rank = ChoiceRank::plain;
        std::erase(choice.keys, Key::enter);
    }
    found->rank = ChoiceRank::main;
    // A deed is shown by the key it has everywhere.
    const bool moves = group_of(option.kind) == ChoiceGroup::move;
    if (!found->keys.empty() && !moves && !found->has_key(Key::enter))
        found->keys.push_back(Key::enter);
}

PromptChoice QuestionBuilder::choice_of(Option option) const {
    PromptChoice choice;
    choice.option = option;
    choice.label = option_label(option, decision_, names_);
    choice.explanation = option_explanation(option, decision_, names_);
    choice.answers = {option};
    return choice;
}

PromptChoice QuestionBuilder::main_choice(Option option) const {
    PromptChoice choice = choice_of(option);
    choice.rank = ChoiceRank::main;
    choice.keys = {Key::enter};
    return choice;
}

void QuestionBuilder::add_refused() {
    for (const Refusal& refusal : decision_.refused) {
        model_.refused.push_back({option_label(refusal.option, decision_, names_),
                                  refusal_reason(refusal, decision_, names_), refusal.rule});
    }
}

void QuestionBuilder::give_deed_keys() {
    for (PromptChoice& choice : model_.choices) {
        const OptionKind kind = option_of(choice).kind;
        const Key key = key_of_deed(kind);
        const auto is_alike = [kind](const PromptChoice& one) {
            return option_of(one).kind == kind && !one.unfolds && one.answers.size() == 1;
        };
        if (key == Key::unknown || !is_alike(choice)) continue;
        if (std::ranges::count_if(model_.choices, is_alike) == 1) choice.keys.push_back(key);
    }
}

}  // namespace frothy
