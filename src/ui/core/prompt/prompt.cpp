// The prompt: taking up a question, the focus, clicks and keys.
#include "ui/core/prompt/prompt.h"

#include <algorithm>
#include <utility>

namespace ui {

using stage::Key;

namespace {

// The number pad is as good as the number row.
Key without_pad(Key key) {
    if (key >= Key::pad_0 && key <= Key::pad_9) {
        return static_cast<Key>(static_cast<int>(Key::digit_0) + static_cast<int>(key) -
                                static_cast<int>(Key::pad_0));
    }
    return key == Key::pad_enter ? Key::enter : key;
}

PromptReply taken() {
    PromptReply reply;
    reply.taken = true;
    return reply;
}

PromptReply opening(const RuleRef& rule) {
    PromptReply reply = taken();
    reply.open = rule;
    return reply;
}

}  // namespace

bool Touched::empty() const {
    const auto is_in_hand = [](std::size_t use) { return use == 0; };
    return std::ranges::all_of(uses, is_in_hand) && dice.empty() && added.empty() &&
           chosen.empty() && !is_unfolded;
}

void PromptMaker::settle(const PromptModel& /*model*/, std::size_t /*card*/,
                         Touched& /*touched*/) const {}
void PromptMaker::tell_known(PromptModel& /*model*/) const {}

void Prompt::ask(std::shared_ptr<const PromptMaker> maker, std::uint64_t revision) {
    maker_ = std::move(maker);
    revision_ = revision;
    tellings_ = 0;
    touched_ = maker_->proposed();
    focus_ = -1;
    tells_refused_ = false;
    has_enter_ = true;
    refused_opened_ = 0;
    before_.clear();
    after_.clear();
    rebuild();
    asked_ = touched_;
}

void Prompt::clear() {
    maker_.reset();
    model_ = {};
    touched_ = {};
    before_.clear();
    after_.clear();
    focus_ = -1;
}

void Prompt::say_anew(std::shared_ptr<const PromptMaker> maker) {
    maker_ = std::move(maker);
    rebuild();
}

void Prompt::tell_anew(std::shared_ptr<const PromptMaker> maker) {
    maker_ = std::move(maker);
    ++tellings_;
    retell();
}

void Prompt::rebuild() {
    model_ = maker_->make(touched_);
    model_.has_cards_aside = has_cards_aside_;
    tells_why_ = false;
    give_number_keys();
    for (std::size_t i = 0; i < model_.choices.size(); ++i) {
        PromptChoice& choice = model_.choices[i];
        if (choice.rank != ChoiceRank::main) continue;
        model_.main = static_cast<int>(i);
        if (!choice.has_key(Key::enter)) choice.keys.insert(choice.keys.begin(), Key::enter);
    }
    retell();
}

void Prompt::choose(const Answers& answers) {
    if (model_.empty() || touched_.chosen == answers) return;
    const Touched before = touched_;
    touched_.chosen = answers;
    focus_ = -1;
    take_touch(before);
}

// Whoever has come back to what lay ready has touched nothing.
void Prompt::take_touch(const Touched& before) {
    before_.push_back(before);
    after_.clear();
    rebuild();
    if (touched_.is_same_as(asked_)) before_.clear();
}

bool Prompt::untouch() {
    if (before_.empty()) return false;
    after_.push_back(touched_);
    touched_ = before_.back();
    before_.pop_back();
    rebuild();
    if (touched_.is_same_as(asked_)) before_.clear();
    return true;
}

bool Prompt::retouch() {
    if (after_.empty()) return false;
    before_.push_back(touched_);
    touched_ = after_.back();
    after_.pop_back();
    rebuild();
    return true;
}

void Prompt::retell() {
    maker_->tell_known(model_);
    settle_focus();
}

// To choices that have no key yet: digits first, then letters. The main one has Enter; its digit
// stays free, so that those of the others are the same whichever is proposed.
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
                                   [key](const PromptChoice& c) { return c.has_key(key); }) ||
               std::ranges::any_of(model_.dice,
                                   [key](const PromptDie& die) { return die.key == key; }) ||
               std::ranges::any_of(model_.cards,
                                   [key](const PromptCard& card) { return card.key == key; });
    });
    std::size_t next = 0;
    for (PromptChoice& choice : model_.choices) {
        if (!choice.keys.empty() || next >= free.size()) continue;
        if (choice.rank != ChoiceRank::main) choice.keys.push_back(free[next]);
        ++next;
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
    model_.is_glanced_at = is_glanced_at_ && model_.focus >= 0;
    model_.has_enter = has_enter_;
    model_.shows_refused = model_.folds_refused() && (tells_refused_ || model_.has_refused_focus);
    model_.shows_why = tells_why_ && !model_.shows_refused && !model_.why.empty();
}

std::vector<Answers> Prompt::answers_to_weigh() const {
    std::vector<Answers> wanted;
    const auto want = [&](const Answers& answers) {
        const bool is_known = std::ranges::find(wanted, answers) != wanted.end();
        if (!answers.empty() && !is_known) wanted.push_back(answers);
    };
    const auto want_choice = [&](int index) {
        if (index < 0 || index >= static_cast<int>(model_.choices.size())) return;
        const PromptChoice& choice = model_.choices[static_cast<std::size_t>(index)];
        if (choice.is_ready) want(choice.answers);
    };
    want_choice(model_.focus);
    want_choice(model_.main);
    for (std::size_t i = 0; i < model_.choices.size(); ++i)
        want_choice(static_cast<int>(i));
    for (const PromptDie& die : model_.dice)
        want(die.answers);
    return wanted;
}

void Prompt::focus_on(const Answers& answers) {
    const auto& choices = model_.choices;
    const auto found = std::ranges::find(choices, answers, &PromptChoice::answers);
    focus_ = found == choices.end()
                 ? -1
                 : static_cast<int>(item_count()) + static_cast<int>(found - choices.begin());
    is_glanced_at_ = false;
    settle_focus();
}

void Prompt::glance_at(const Answers& answers) {
    focus_on(answers);
    is_glanced_at_ = true;
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

void Prompt::set_cards_aside(bool lie_aside) {
    has_cards_aside_ = lie_aside;
    model_.has_cards_aside = lie_aside;
}

PromptReply Prompt::take(std::size_t choice) {
    if (choice >= model_.choices.size() || !model_.choices[choice].is_ready) return {};
    if (model_.choices[choice].unfolds) {
        touched_.is_unfolded = !touched_.is_unfolded;
        focus_ = -1;
        rebuild();
        return taken();
    }
    const PromptChoice& one = model_.choices[choice];
    if (one.adds || one.takes_back) {
        const Touched before = touched_;
        const auto found = std::ranges::find(touched_.added, one.option);
        if (one.adds) {
            touched_.added.push_back(one.option);
        } else if (found != touched_.added.end()) {
            touched_.added.erase(found);
        }
        focus_ = -1;
        take_touch(before);
        return taken();
    }
    return {true, one.answers, {}, one.rests, one.deed};
}

PromptReply Prompt::toggle_item(std::size_t item) {
    return model_.cards.empty() ? toggle_die(item) : toggle_card(item);
}

PromptReply Prompt::toggle_card(std::size_t card) {
    if (card >= model_.cards.size() || !model_.cards[card].can_toggle()) return {};
    const std::size_t use = touched_.uses[card];
    return put_card(card, std::min(use + 1, model_.cards[card].uses.size()));
}

PromptReply Prompt::put_card(std::size_t card, std::size_t use) {
    if (card >= model_.cards.size() || use == 0 || use > model_.cards[card].uses.size()) return {};
    const Touched before = touched_;
    std::size_t& now = touched_.uses[card];
    now = now == use ? 0 : use;
    maker_->settle(model_, card, touched_);
    take_touch(before);
    return taken();
}

PromptReply Prompt::toggle_die(std::size_t die) {
    if (die >= model_.dice.size() || !model_.dice[die].can_select) return {};
    const Touched before = touched_;
    std::vector<std::size_t>& picked = touched_.dice;
    if (std::erase(picked, die) == 0) {
        // One too many: the one touched first goes back.
        if (picked.size() >= model_.most_dice && !picked.empty()) picked.erase(picked.begin());
        picked.push_back(die);
    }
    // None at all would be filled in again with the proposal: the last one touched stays.
    if (model_.is_die_kept && picked.empty()) picked.push_back(die);
    take_touch(before);
    return taken();
}

// Plays one card more of a kind; after the last one all of them return to the hand.
PromptReply Prompt::play_next(Key kind) {
    std::size_t last = 0;
    for (std::size_t i = 0; i < model_.cards.size(); ++i) {
        const PromptCard& card = model_.cards[i];
        if (card.kind_key != kind) continue;
        last = i;
        if (card.goes_round || !card.is_used()) return toggle_card(i);
    }
    if (!model_.cards[last].can_toggle()) return {};
    const Touched before = touched_;
    for (std::size_t i = 0; i < model_.cards.size(); ++i)
        if (model_.cards[i].kind_key == kind) touched_.uses[i] = 0;
    take_touch(before);
    return taken();
}

PromptReply Prompt::move_focus(int by) {
    const int items = static_cast<int>(item_count());
    const int all = focus_count();
    if (all == 0) return {};
    tells_why_ = false;
    is_glanced_at_ = false;
    // From nowhere the first step goes to the first card or die, or to the main choice.
    if (focus_ < 0) {
        focus_ = items > 0 ? (by > 0 ? 0 : items - 1) : (model_.main >= 0 ? model_.main : 0);
        if (items == 0 && model_.main >= 0 && all > 1) focus_ = (focus_ + by + all) % all;
    } else {
        focus_ = (focus_ + by + all) % all;
    }
    settle_focus();
    return taken();
}

PromptReply Prompt::ask_why() {
    if (model_.why.empty() || tells_why_) {
        tells_why_ = false;
        settle_focus();
        return opening(model_.rule);
    }
    tells_refused_ = false;
    if (model_.has_refused_focus) focus_ = -1;
    tells_why_ = true;
    settle_focus();
    return taken();
}

PromptReply Prompt::toggle_refused() {
    if (!model_.folds_refused()) return {};
    tells_refused_ = !tells_refused_;
    tells_why_ = false;
    if (model_.has_refused_focus) focus_ = -1;
    settle_focus();
    return taken();
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
    return opening(model_.refused[refused_opened_++ % model_.refused.size()].rule);
}

PromptReply Prompt::take_key(Key key) {
    for (std::size_t i = 0; i < model_.choices.size(); ++i)
        if (model_.choices[i].has_key(key)) return take(i);
    return {};
}

PromptReply Prompt::take_focused() {
    if (model_.has_refused_focus) return taken();  // told already
    if (model_.focus >= 0 && !model_.is_glanced_at)
        return take(static_cast<std::size_t>(model_.focus));
    if (model_.main >= 0) return take(static_cast<std::size_t>(model_.main));
    return {};
}

PromptReply Prompt::take_back() {
    if (touched_.empty()) {
        if (focus_ < 0) return {};
        drop_focus();
        return taken();
    }
    touched_ = {};
    before_.clear();
    after_.clear();
    rebuild();
    return taken();
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
    for (std::size_t i = 0; i < model_.cards.size(); ++i)
        if (model_.cards[i].key == plain) return toggle_card(i);
    for (std::size_t i = 0; i < model_.dice.size(); ++i)
        if (model_.dice[i].key == plain) return toggle_die(i);
    const bool is_of_kind =
        std::ranges::find(model_.cards, plain, &PromptCard::kind_key) != model_.cards.end();
    if (is_of_kind && plain != Key::unknown) return play_next(plain);
    switch (plain) {
    case Key::space:
        if (model_.item_focus >= 0) return toggle_item(static_cast<std::size_t>(model_.item_focus));
        return take_focused();
    case Key::backspace: return take_back();
    case Key::x: return toggle_refused();
    case Key::left:
    case Key::up: return model_.takes_arrows ? move_focus(-1) : PromptReply{};
    case Key::right:
    case Key::down: return model_.takes_arrows ? move_focus(1) : PromptReply{};
    default: return {};
    }
}

}  // namespace ui
