// The prompt: taking up a question, the focus, clicks and keys.
#include "games/frothy/view/core/prompt/prompt.h"

#include <algorithm>

#include "games/frothy/view/core/prompt/prompt_support.h"

namespace frothy {

using stage::Key;

namespace {

PromptKind kind_of(Ask ask) {
    switch (ask) {
    case Ask::speed_cards: return PromptKind::speed_plan;
    case Ask::control_cards:
    case Ask::attack_cards: return PromptKind::cards;
    case Ask::keep_dice: return PromptKind::keep_dice;
    case Ask::discard_die: return PromptKind::discard_dice;
    case Ask::reroll: return PromptKind::reroll_dice;
    case Ask::cool_icon: return PromptKind::cool_icon;
    case Ask::after_roll: return PromptKind::after_roll;
    case Ask::drive: return PromptKind::drive;
    case Ask::speed_direction:
    case Ask::slide_side:
    case Ask::wreck_side:
    case Ask::unblock: return PromptKind::direction;
    case Ask::face: return PromptKind::facing;
    case Ask::race_on:
    case Ask::lose_card:
    case Ask::straight_phase:
    case Ask::use_trait:
    case Ask::use_card:
    case Ask::adjust:
    case Ask::move_boxes:
    case Ask::swap_cards:
    case Ask::take_back:
    case Ask::end_of_round:
    case Ask::name_rival:
    case Ask::call_time:
    case Ask::stop_short:
    case Ask::starting_speed:
    case Ask::jump_card:
    case Ask::sneak: break;
    }
    return PromptKind::simple;
}

bool has_key(const PromptChoice& choice, Key key) {
    return std::ranges::find(choice.keys, key) != choice.keys.end();
}

// The same deed has the same key at every question where it can be done in one way only.
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

// The number pad is as good as the number row.
Key without_pad(Key key) {
    if (key >= Key::pad_0 && key <= Key::pad_9) {
        return static_cast<Key>(static_cast<int>(Key::digit_0) + static_cast<int>(key) -
                                static_cast<int>(Key::pad_0));
    }
    return key == Key::pad_enter ? Key::enter : key;
}

}  // namespace

Key PromptChoice::own_key() const {
    const auto found = std::ranges::find_if(keys, [](Key key) { return key != Key::enter; });
    return found == keys.end() ? Key::unknown : *found;
}

int PromptModel::enters() const {
    if (!has_enter || has_refused_focus) return -1;
    return focus >= 0 ? focus : main;
}

void Prompt::set(const Decision& decision, const Names& names, AnswerPlan advice) {
    const bool is_same = !model_.empty() && revision_ == decision.revision &&
                         decision_.player == decision.player && decision_.ask == decision.ask &&
                         names_.vehicles == names.vehicles;
    if (is_same) return;
    decision_ = decision;
    names_ = names;
    advice_ = std::move(advice);
    revision_ = decision.revision;
    uses_.clear();
    picked_.clear();
    focus_ = -1;
    is_unfolded_ = false;
    tells_refused_ = false;
    tells_why_ = false;
    has_enter_ = true;
    refused_opened_ = 0;
    model_ = {};
    rebuild();
    lay_ready();
}

void Prompt::clear() {
    model_ = {};
    uses_.clear();
    picked_.clear();
    focus_ = -1;
}

void Prompt::words_changed(const Names& names) {
    names_ = names;
    if (!model_.empty()) rebuild();
}

void Prompt::rebuild() {
    model_ = {};
    tells_why_ = false;
    model_.kind = kind_of(decision_.ask);
    model_.ask = decision_.ask;
    model_.player = decision_.player;
    model_.vehicle = prompting::subject_of(decision_);
    model_.is_secret = kernel::is_secret(decision_);
    model_.title = ask_title(decision_, names_);
    model_.explanation = ask_explanation(decision_, names_);
    model_.rule = decision_.about.rule;
    switch (model_.kind) {
    case PromptKind::cards:
    case PromptKind::speed_plan: build_cards(); break;
    case PromptKind::keep_dice: build_dice_to_keep(); break;
    case PromptKind::discard_dice: build_dice_to_discard(); break;
    case PromptKind::reroll_dice: build_dice_to_reroll(); break;
    case PromptKind::cool_icon: build_die_to_name(); break;
    case PromptKind::after_roll: build_after_roll(); break;
    case PromptKind::drive: build_drive(); break;
    case PromptKind::direction: build_directions(); break;
    case PromptKind::facing: build_facings(); break;
    case PromptKind::simple:
    case PromptKind::nothing: build_plain(); break;
    }
    heed_advice();
    give_number_keys();
    for (PromptDie& die : model_.dice)
        prompting::explain_die(die, model_.reads_values);
    for (std::size_t i = 0; i < model_.choices.size(); ++i) {
        PromptChoice& choice = model_.choices[i];
        if (choice.rank != ChoiceRank::main) continue;
        model_.main = static_cast<int>(i);
        if (!has_key(choice, Key::enter)) choice.keys.insert(choice.keys.begin(), Key::enter);
    }
    attach_odds();
    tell_why();
}

// Where one choice is the whole answer, the one advised is the main one. (Cards and dice that are
// touched first lie ready instead; the move weighs what is advised against what it runs into.)
void Prompt::heed_advice() {
    const bool is_one_answer =
        model_.kind == PromptKind::after_roll || model_.kind == PromptKind::direction ||
        model_.kind == PromptKind::facing || model_.kind == PromptKind::simple;
    if (is_one_answer && !advice_.empty()) propose(advice_.front());
}

// Makes the choice that stands for this option the main one; false where there is none.
bool Prompt::propose(Option option) {
    const auto found = std::ranges::find_if(model_.choices, [&](const PromptChoice& choice) {
        return choice.option == option && choice.is_ready && !choice.unfolds &&
               choice.rank != ChoiceRank::grave;
    });
    if (found == model_.choices.end()) return false;
    for (PromptChoice& choice : model_.choices) {
        if (choice.rank != ChoiceRank::main) continue;
        choice.rank = ChoiceRank::plain;
        std::erase(choice.keys, Key::enter);
    }
    found->rank = ChoiceRank::main;
    // A deed is shown by the key it has everywhere.
    if (!found->keys.empty() && found->group != ChoiceGroup::move && !has_key(*found, Key::enter))
        found->keys.push_back(Key::enter);
    return true;
}

PromptChoice Prompt::choice_of(Option option) const {
    PromptChoice choice;
    choice.option = option;
    choice.label = option_label(option, decision_, names_);
    choice.explanation = option_explanation(option, decision_, names_);
    choice.answers = {option};
    return choice;
}

void Prompt::add_refused() {
    for (const Refusal& refusal : decision_.refused) {
        model_.refused.push_back({refusal.option, option_label(refusal.option, decision_, names_),
                                  refusal_reason(refusal, decision_, names_), refusal.rule});
    }
}

void Prompt::give_deed_keys() {
    for (PromptChoice& choice : model_.choices) {
        const OptionKind kind = choice.option.kind;
        const Key key = key_of_deed(kind);
        const auto is_alike = [kind](const PromptChoice& one) {
            return one.option.kind == kind && !one.unfolds;
        };
        if (key == Key::unknown || choice.unfolds) continue;
        if (std::ranges::count_if(model_.choices, is_alike) == 1) choice.keys.push_back(key);
    }
}

// To choices that have no key yet: digits first, then letters. The main one has Enter.
void Prompt::give_number_keys() {
    std::vector<Key> free;
    for (int i = 0; i < 9; ++i)
        free.push_back(static_cast<Key>(static_cast<int>(Key::digit_1) + i));
    free.push_back(Key::digit_0);
    for (int i = 0; i < 26; ++i)
        free.push_back(static_cast<Key>(static_cast<int>(Key::a) + i));
    // L reads a lesson, X tells what is refused. Dice and cards that are touched have theirs
    // already.
    std::erase_if(free, [](Key key) { return key == Key::l || key == Key::x; });
    std::erase_if(free, [this](Key key) {
        return std::ranges::any_of(model_.choices,
                                   [key](const PromptChoice& c) { return has_key(c, key); }) ||
               std::ranges::any_of(model_.dice,
                                   [key](const PromptDie& die) { return die.key == key; }) ||
               std::ranges::any_of(model_.cards,
                                   [key](const PromptCard& card) { return card.key == key; });
    });
    std::size_t next = 0;
    for (PromptChoice& choice : model_.choices) {
        const bool needs_one = choice.keys.empty() && choice.rank != ChoiceRank::main;
        if (needs_one && next < free.size()) choice.keys.push_back(free[next++]);
    }
}

int Prompt::focus_count() const {
    return static_cast<int>(item_count() + model_.choices.size()) +
           (model_.folds_refused() ? 1 : 0);
}

void Prompt::settle_focus() {
    const int items = static_cast<int>(item_count());
    const int choices = items + static_cast<int>(model_.choices.size());
    if (focus_ >= focus_count()) focus_ = -1;
    model_.item_focus = focus_ >= 0 && focus_ < items ? focus_ : -1;
    model_.focus = focus_ >= items && focus_ < choices ? focus_ - items : -1;
    model_.has_refused_focus = focus_ >= choices;
    model_.has_enter = has_enter_;
    model_.shows_refused = model_.folds_refused() && (tells_refused_ || model_.has_refused_focus);
    model_.shows_why = tells_why_ && !model_.shows_refused && !model_.why.empty();
}

void Prompt::focus_on(const AnswerPlan& answers) {
    const auto& choices = model_.choices;
    auto found = std::ranges::find(choices, answers, &PromptChoice::answers);
    if (found == choices.end() && !answers.empty()) {
        found = std::ranges::find(choices, AnswerPlan{answers.front()}, &PromptChoice::answers);
    }
    focus_ = found == choices.end()
                 ? -1
                 : static_cast<int>(item_count()) + static_cast<int>(found - choices.begin());
    settle_focus();
}

void Prompt::drop_focus() {
    focus_ = -1;
    settle_focus();
}

void Prompt::set_enter(bool acts_here) {
    has_enter_ = acts_here;
    model_.has_enter = acts_here;
}

PromptReply Prompt::take(std::size_t choice) {
    if (choice >= model_.choices.size() || !model_.choices[choice].is_ready) return {};
    if (model_.choices[choice].unfolds) {
        is_unfolded_ = !is_unfolded_;
        focus_ = -1;
        rebuild();
        return {true, {}, Rule::none()};
    }
    return {true, model_.choices[choice].answers, Rule::none(), model_.choices[choice].rests};
}

PromptReply Prompt::toggle_item(std::size_t item) {
    return model_.cards.empty() ? toggle_die(item) : toggle_card(item);
}

PromptReply Prompt::move_focus(int by) {
    const int items = static_cast<int>(item_count());
    const int all = focus_count();
    if (all == 0) return {};
    tells_why_ = false;
    // From nowhere the first step goes to the first card or die, or to the main choice.
    if (focus_ < 0) {
        focus_ = items > 0 ? (by > 0 ? 0 : items - 1) : (model_.main >= 0 ? model_.main : 0);
        if (items == 0 && model_.main >= 0 && all > 1) focus_ = (focus_ + by + all) % all;
    } else {
        focus_ = (focus_ + by + all) % all;
    }
    settle_focus();
    return {true, {}, Rule::none()};
}

PromptReply Prompt::toggle_refused() {
    if (!model_.folds_refused()) return {};
    tells_refused_ = !tells_refused_;
    tells_why_ = false;
    if (model_.has_refused_focus) focus_ = -1;
    settle_focus();
    return {true, {}, Rule::none()};
}

bool Prompt::fold_told() {
    if (!model_.tells_aside()) return false;
    tells_refused_ = false;
    tells_why_ = false;
    if (model_.has_refused_focus) focus_ = -1;
    settle_focus();
    return true;
}

PromptReply Prompt::open_refused() {
    return {true, {}, model_.refused[refused_opened_++ % model_.refused.size()].rule};
}

PromptReply Prompt::take_key(Key key) {
    for (std::size_t i = 0; i < model_.choices.size(); ++i) {
        if (has_key(model_.choices[i], key)) return take(i);
    }
    return {};
}

PromptReply Prompt::take_focused() {
    if (model_.has_refused_focus) return {true, {}, Rule::none()};  // told already
    if (model_.focus >= 0) return take(static_cast<std::size_t>(model_.focus));
    if (model_.main >= 0) return take(static_cast<std::size_t>(model_.main));
    return {};
}

PromptReply Prompt::take_back() {
    const auto is_in_hand = [](CardUse use) { return use == CardUse::unused; };
    if (std::ranges::all_of(uses_, is_in_hand) && picked_.empty() && !is_unfolded_) {
        if (focus_ < 0) return {};
        drop_focus();
        return {true, {}, Rule::none()};
    }
    uses_.clear();
    picked_.clear();
    is_unfolded_ = false;
    rebuild();
    return {true, {}, Rule::none()};
}

PromptReply Prompt::on_key(Key key, stage::Modifiers modifiers) {
    if (model_.empty() || modifiers.control || modifiers.alt) return {};
    const Key plain = without_pad(key);
    if (plain == Key::f1) return model_.has_refused_focus ? open_refused() : ask_why();
    if (plain == Key::tab) return move_focus(modifiers.shift ? -1 : 1);
    if (plain == Key::enter) return take_focused();
    if (plain == Key::main_choice) {
        return model_.main >= 0 ? take(static_cast<std::size_t>(model_.main)) : PromptReply{};
    }
    if (PromptReply given = take_key(plain); given.taken) return given;
    for (std::size_t i = 0; i < model_.cards.size(); ++i) {
        if (model_.cards[i].key == plain) return toggle_card(i);
    }
    for (std::size_t i = 0; i < model_.dice.size(); ++i) {
        if (model_.dice[i].key == plain) return toggle_die(i);
    }
    switch (plain) {
    case Key::space:
        if (model_.item_focus >= 0) return toggle_item(static_cast<std::size_t>(model_.item_focus));
        return take_focused();
    case Key::backspace: return take_back();
    case Key::x: return toggle_refused();
    case Key::w: return toggle_next_card(CardType::whip);
    case Key::r: return toggle_next_card(CardType::reins);
    case Key::d: return toggle_next_card(CardType::dual);
    case Key::left:
    case Key::up: return model_.kind == PromptKind::drive ? PromptReply{} : move_focus(-1);
    case Key::right:
    case Key::down: return model_.kind == PromptKind::drive ? PromptReply{} : move_focus(1);
    default: return {};
    }
}

}  // namespace frothy
