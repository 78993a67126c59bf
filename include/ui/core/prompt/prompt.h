// What is done with an open question: focus, keys, cards and dice to toggle, the choice that is
// taken. What a game asks and what things touched come to, its maker tells. No window is needed.
//
// Cards and dice are toggled first and confirmed with one button; the confirmation yields all the
// answers the rules will ask for, in their canonical order, to be submitted one after the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "stage/core/input.h"
#include "ui/core/prompt/prompt_model.h"

namespace ui {

// What of a question is touched.
struct Touched {
    std::vector<std::size_t> uses;  // of each card: PromptCard::use
    std::vector<std::size_t> dice;  // in the order they were touched
    Answers added;                  // what all choices go with: PromptChoice::adds
    Answers chosen;                 // on the board, for the main choice to confirm
    bool is_unfolded = false;       // what stands behind a choice that unfolds

    bool empty() const;
    // What lies open besides is no part of it.
    bool is_same_as(const Touched& other) const {
        return uses == other.uses && dice == other.dice && added == other.added &&
               chosen == other.chosen;
    }
};

// One question of some game. Never changes, so that prompts may share it.
class PromptMaker {
public:
    virtual ~PromptMaker() = default;

    // The question with these cards and dice touched. What must be touched is filled in, and
    // `uses` made as long as the cards are many. The main choice is that of rank main; choices
    // without a key get one afterwards, the main one Enter.
    virtual PromptModel make(Touched& touched) const = 0;
    // What lies ready when the question comes up.
    virtual Touched proposed() const { return {}; }
    // After this card of the model was put to another use: takes back those that do not go with it.
    virtual void settle(const PromptModel& model, std::size_t card, Touched& touched) const;
    // What is known by now of a model it made: odds, warnings, why the main choice is proposed.
    virtual void tell_known(PromptModel& model) const;
};

class Prompt {
public:
    // Takes up a question, of this revision of the session.
    void ask(std::shared_ptr<const PromptMaker> maker, std::uint64_t revision);
    void clear();
    // The same question in other words: keeps what is touched.
    void say_anew(std::shared_ptr<const PromptMaker> maker);
    // The same question with more known of it.
    void tell_anew(std::shared_ptr<const PromptMaker> maker);

    const PromptModel& model() const { return model_; }
    const Touched& touched() const { return touched_; }
    std::uint64_t revision() const { return revision_; }
    // How often more has become known of the question since it came up.
    int tellings() const { return tellings_; }

    // Clicks. Indices into the model; out of range or not ready does nothing.
    PromptReply take(std::size_t choice);
    // A card that can be played in several ways goes round them, then back to the hand.
    PromptReply toggle_card(std::size_t card);
    // Puts it to this use, counted from 1; from there back to the hand.
    PromptReply put_card(std::size_t card, std::size_t use);
    // Where one die is the whole answer, it takes the place of the one proposed.
    PromptReply toggle_die(std::size_t die);
    // What was chosen on the board becomes the main choice, to be confirmed.
    void choose(const Answers& answers);
    // Whether cards, dice, what goes with all choices or what is chosen on the board lie otherwise
    // than when the question came up; and takes the latest of these touches back.
    bool can_untouch() const { return !before_.empty(); }
    bool untouch();
    // Touches taken back are done again, the latest first, until something else is touched.
    bool can_retouch() const { return !after_.empty(); }
    bool retouch();
    // Tells why the main choice is proposed; asked once more, or where nothing is known, opens the
    // rule.
    PromptReply ask_why();
    // Tells all that is refused, or no longer.
    PromptReply toggle_refused();
    // No longer, by whatever else is done, nor why; true where either was told.
    bool fold_told();

    // Keys: Key::main_choice takes the main one whatever has the focus; arrows and Tab move the
    // focus, Enter and Space take it, numbers and letters as shown, the key of a kind of cards
    // plays one of them, X tells what is refused, Backspace takes cards and dice back, then the
    // focus, F1 asks why. Escape and combinations with Ctrl or Alt are left to others.
    PromptReply on_key(stage::Key key, stage::Modifiers modifiers = {});

    // The answers whose odds are worth knowing, those in focus first.
    std::vector<Answers> answers_to_weigh() const;

    // Puts the focus on what gives these answers; or nowhere if that is not offered.
    void focus_on(const Answers& answers);
    // The same for what the pointer rests on: it is told of, and Enter stays where it was.
    void glance_at(const Answers& answers);
    void drop_focus();
    // Whether Enter acts here. Along a path walked by keys it acts on the board.
    void set_enter(bool acts_here);
    // Whether the cards lie in sight beside the panel, which then does not show them again.
    void set_cards_aside(bool lie_aside);

private:
    void rebuild();
    void take_touch(const Touched& before);
    void retell();
    void give_number_keys();
    void settle_focus();
    int focus_count() const;
    std::size_t item_count() const { return model_.cards.size() + model_.dice.size(); }
    PromptReply open_refused();
    PromptReply take_key(stage::Key key);
    PromptReply toggle_item(std::size_t item);
    PromptReply move_focus(int by);
    PromptReply take_focused();
    PromptReply play_next(stage::Key kind);
    PromptReply take_back();

    std::shared_ptr<const PromptMaker> maker_;
    std::uint64_t revision_ = 0;
    int tellings_ = 0;
    PromptModel model_;
    Touched touched_;
    Touched asked_;                // as it lay ready
    std::vector<Touched> before_;  // each touch since, the latest last
    std::vector<Touched> after_;   // each that was taken back, the latest last
    int focus_ = -1;  // among items (cards or dice), then choices, then the refused; -1 nowhere
    bool tells_refused_ = false;
    bool tells_why_ = false;
    bool has_enter_ = true;
    bool is_glanced_at_ = false;
    bool has_cards_aside_ = false;
    std::size_t refused_opened_ = 0;  // whose rule F1 opens next
};

}  // namespace ui
