// The open question as something to touch: what is asked, what each choice leads to, what is
// refused and why, and which answers a click or a key yields. No window is needed.
//
// Cards and dice are toggled first and confirmed with one button; the confirmation yields all the
// answers the rules will ask for, in their canonical order, to be submitted one after the other.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/data/wording/wording_forecast.h"
#include "games/frothy/rules/forecast.h"
#include "games/frothy/view/core/board/card_motion.h"
#include "stage/core/input.h"

namespace frothy {

struct Prospects;

namespace prompting {
struct DiceCount;
}

enum class PromptKind : std::uint8_t {
    nothing,       // no question is open
    drive,         // step, turn, card, attack, end the move
    cards,         // commit cards, then confirm
    speed_plan,    // commit cards, then accelerate or decelerate
    keep_dice,     // touch the dice to keep, two or one, then confirm
    discard_dice,  // touch the dice to discard
    reroll_dice,   // touch the dice to roll again, then confirm
    cool_icon,     // touch a die, then confirm: all that show its icon are discarded
    after_roll,    // dice as they lie, and cards that change them
    direction,     // one way or the other: buttons left and right
    facing,        // a rose of facings
    simple,        // buttons
};

// How much a choice weighs on screen. At most one is `main`: the gold one.
enum class ChoiceRank : std::uint8_t { main, plain, grave };
enum class ChoiceGroup : std::uint8_t { move, turn, card, attack, other };

// What a choice may bring, gone through with in one way.
struct ChoiceOdds {
    std::string title;  // "Accelerate", "No card"
    std::vector<ForecastWord> words;
    std::vector<ForecastWord> brief;  // for little room
    std::string method;               // how the figures were found
    std::string exactness;            // "exact", "±2 %"
};

// A card that a choice takes out of the hand.
struct ChoiceCard {
    CardFaceUp face;
    std::string name;      // of a special card; empty for plain ones
    int in_hand = 1;       // how many like it are held
    std::string note;      // "+1 space" in a move; the pile it lies in; often empty
    bool is_held = false;  // and played; else it lies in a pile, to be lost or taken
};

struct PromptChoice {
    Option option;                 // what it stands for; of a confirmation, its last answer
    std::string label;             // "Turn left"
    std::string explanation;       // what it leads to
    Rule rule;                     // of the explanation, where it is a warning; none mostly
    std::string warning;           // where a crash is what it most likely leads to; empty mostly
    std::vector<stage::Key> keys;  // any of them takes it, and no other choice
    ChoiceRank rank = ChoiceRank::plain;
    ChoiceGroup group = ChoiceGroup::other;
    bool is_ready = true;          // false: to be shown, but something must be touched first
    bool is_crash = false;         // it runs into something for certain
    bool unfolds = false;          // shows other choices, or hides them again: no answer yet
    bool rests = false;            // the same in every empty phase of the round: PromptReply::rests
    bool keeps_place = false;      // left or right: stays in the row also where it is the main one
    std::vector<Option> answers;   // in the order in which they will be asked
    std::vector<ChoiceOdds> odds;  // empty while they are not known, or nothing is in doubt
    std::string odds_title;        // "2 Reins": tells them from those of other choices
    std::vector<ChoiceCard> cards;  // what it costs: the card, or those to choose it from

    // Beside Enter, which goes along with the focus; unknown where there is none.
    stage::Key own_key() const;
    // It stands for a card and is to be shown as one.
    bool is_card() const { return group == ChoiceGroup::card && !unfolds && !cards.empty(); }
};

struct PromptRefusal {
    Option option;
    std::string label;   // "Accelerate"
    std::string reason;  // "Without a card played Red must decelerate."
    Rule rule;
};

struct OutcomeLine {
    std::string text;
    Rule rule;  // none where no rule needs naming
};

// What touching a die comes to; a gold frame stands for what is kept.
enum class DieMark : std::uint8_t { none, keep, discard, again };

struct PromptDie {
    Icon icon = Icon::slide;
    int value = 0;
    std::string name;  // "Left Spin", or "2" where values count
    DieMark marked = DieMark::none;
    std::string explanation;  // what it means here
    Rule rule;
    std::vector<Option> answers;  // what touching it comes to, confirmed if need be; often empty
    std::string deed;             // "Discard 2 Slides", where it is one of several dice
    std::string odds_title;       // "Without 2 Slides"
    std::vector<OutcomeLine> outcome;  // what that leaves, where it is settled by no further die
    std::vector<ChoiceOdds> odds;      // of that; empty while they are not known
    std::string chance;                // the shortest word of them, to stand under the die: "62 %"
    bool is_selected = false;
    bool can_select = true;
    stage::Key key = stage::Key::unknown;

    std::string mark() const;  // in a word: "discard"; empty while it is not selected
};

enum class CardUse : std::uint8_t { unused, as_whip, as_reins, action };

inline constexpr std::uint8_t no_special = 0xFF;

// One card in hand.
struct PromptCard {
    std::uint8_t special = no_special;  // place on the licence; plain cards have none
    std::string name;                   // "Whip", "Kamikaze 2"
    std::string explanation;            // what it does here; of a special card, what it can do
    CardType type = CardType::whip;
    CardUse use = CardUse::unused;
    bool can_toggle = true;
    std::string reason;  // why it cannot be played here; empty otherwise
    Rule rule;           // of the reason; else of what it does
    stage::Key key = stage::Key::unknown;
};

struct PromptModel {
    PromptKind kind = PromptKind::nothing;
    Ask ask = Ask::race_on;
    kernel::PlayerId player = kernel::nobody;
    VehicleId vehicle = no_vehicle;
    bool is_secret = false;
    std::string title;             // names the player
    std::string explanation;       // one or two sentences
    Rule rule;                     // what "Why?" opens
    std::vector<std::string> why;  // one sentence or two for the main choice; empty: none is known
    std::vector<Cell> way;         // of a move: where the main choice leads, if over several spaces
    std::vector<PromptChoice> choices;
    std::vector<PromptRefusal> refused;
    std::vector<PromptDie> dice;
    std::vector<PromptCard> cards;  // Whips, Reins, dual cards, special cards
    bool reads_values = false;      // of the dice; otherwise their icons
    std::string outcome_title;      // "If you discard a Slow"; empty where nothing can be said
    std::vector<OutcomeLine> outcome;
    std::string odds_remark;  // what the odds take for granted, or why there are none; often empty
    int main = -1;          // index of the main choice; Enter takes it unless another has the focus
    int focus = -1;         // index of the choice with the focus
    int item_focus = -1;    // index of the card or die with the focus: Space toggles it
    bool has_enter = true;  // it acts here; false while it goes along a path of the board
    bool shows_refused = false;      // told in full, with their reasons, instead of what follows
    bool has_refused_focus = false;  // F1 opens their rules, one after the other
    bool shows_why = false;          // the reasons for the main choice, in the same place

    // One quiet line stands for them; of pairs that may not be kept the box tells anyway.
    bool folds_refused() const { return !refused.empty() && kind != PromptKind::keep_dice; }
    // The box tells something else than what follows.
    bool tells_aside() const { return shows_refused || shows_why; }
    bool empty() const { return kind == PromptKind::nothing; }
    // The choice that Enter takes now; -1 for none.
    int enters() const;
};

// What came of a click or a key.
struct PromptReply {
    bool taken = false;           // it meant something; look at the model again
    std::vector<Option> answers;  // to be submitted in this order; often empty
    Rule open;                    // a rule to show; none mostly
    bool rests = false;           // so to be answered in every empty phase of this round
};

// Whether the mover has no space to move in this phase, and only cards could add one (FR-MOV-01).
bool is_empty_phase(const Decision& decision);

class Prompt {
public:
    // Takes up a question. The same question again (same revision) keeps what is selected.
    // Names are those of the table; the decision is copied. What is advised is proposed: its cards
    // and dice lie ready, and the main choice is the one that gives these answers, unless it leads
    // into a crash where another choice does not. Empty for no advice.
    void set(const Decision& decision, const Names& names, AnswerPlan advice = {});
    void clear();
    // After a change of language: says everything anew and keeps what is selected.
    void words_changed(const Names& names);

    const PromptModel& model() const { return model_; }
    std::uint64_t revision() const { return revision_; }

    // Clicks. Indices into the model; out of range or not ready does nothing.
    PromptReply take(std::size_t choice);
    // A card that can be played in several ways goes round them, then back to the hand.
    PromptReply toggle_card(std::size_t card);
    // Where one die is the whole answer, it takes the place of the one proposed.
    PromptReply toggle_die(std::size_t die);
    // Tells why the main choice is proposed; asked once more, or where nothing is known, opens the
    // rule.
    PromptReply ask_why();
    // Tells all that is refused, or no longer.
    PromptReply toggle_refused();
    // No longer, by whatever else is done, nor why; true where either was told.
    bool fold_told();

    // Keys: Key::main_choice takes the main one whatever has the focus; arrows and Tab move the
    // focus, Enter and Space take it, numbers and letters as shown, W, R and D play a Whip, Reins
    // or dual card, X tells what is refused, Backspace takes cards and dice back, then the focus,
    // F1 asks why. Escape and combinations with Ctrl or Alt are left to others.
    PromptReply on_key(stage::Key key, stage::Modifiers modifiers = {});

    // The answers whose odds are worth knowing, those in focus first; and what is known by now.
    // Forecasts of another question are passed over.
    std::vector<AnswerPlan> plans() const;
    void set_forecasts(const ForecastBook& book);

    // Puts the focus on what gives these answers (the board's hover), or else the first of them; or
    // nowhere if that is not offered.
    void focus_on(const AnswerPlan& answers);
    void drop_focus();
    // Whether Enter acts here. Along a path walked by keys it acts on the board.
    void set_enter(bool acts_here);

private:
    void rebuild();
    void build_cards();
    void lay_ready();
    void lay_aside(std::uint8_t icon);
    void heed_advice();
    bool propose(Option option);
    void build_dice_to_keep();
    void build_dice_to_discard();
    void build_dice_to_reroll();
    void weigh_rerolls(const std::vector<Option>& picks, int left);
    void add_reroll_choices(const std::vector<Option>& picks, int count, int left);
    std::vector<Option> answers_for_rerolls(std::vector<Option> picks) const;
    void build_die_to_name();
    void mark_named(PromptChoice& confirm);
    bool names_one_die() const;
    void build_after_roll();
    void weigh_discards();
    std::size_t most_picked() const;
    void build_speed_choices();
    void build_roll_choices();
    void tell_attack_dice(prompting::DiceCount dice);
    void put_back_what_cannot_go_with(std::size_t card);
    void build_drive();
    void show_cards();
    void tell_prices();
    void warn_of_crashes();
    void propose_way_round();
    void propose_compulsory_card();
    void offer_whole_way();
    void offer_rest();
    void tell_what_is_left();
    void fold_plain_specials();
    void build_directions();
    void build_facings();
    void build_plain();
    PromptChoice choice_of(Option option) const;
    void add_refused();
    void give_deed_keys();
    void give_number_keys();
    void settle_focus();
    void attach_odds();
    void attach_odds_of_dice();
    void warn_by_odds(PromptChoice& choice) const;
    bool is_overwhip_told() const;
    void tell_why();
    void weigh_answers(const AnswerPlan& answers, Prospects& prospects) const;
    Prospects prospects_of(const PromptChoice& choice, const PromptChoice& main) const;
    std::vector<Prospects> other_prospects(const PromptChoice& main) const;
    std::vector<ChoiceOdds> odds_of(const std::vector<Option>& answers,
                                    const std::string& title) const;

    int focus_count() const;
    PromptReply open_refused();
    PromptReply take_key(stage::Key key);
    std::size_t item_count() const { return model_.cards.size() + model_.dice.size(); }
    PromptReply toggle_item(std::size_t item);
    PromptReply move_focus(int by);
    PromptReply take_focused();
    PromptReply toggle_next_card(CardType type);
    PromptReply take_back();

    Decision decision_;
    Names names_;
    AnswerPlan advice_;
    std::uint64_t revision_ = 0;
    PromptModel model_;
    ForecastBook forecasts_;
    std::vector<CardUse> uses_;        // by place among the model's cards
    std::vector<std::size_t> picked_;  // dice, in the order they were touched
    int focus_ = -1;  // among items (cards or dice), then choices, then the refused; -1 nowhere
    bool is_unfolded_ = false;  // the special cards that may be played as plain ones
    bool tells_refused_ = false;
    bool tells_why_ = false;
    bool has_enter_ = true;
    std::size_t refused_opened_ = 0;  // whose rule F1 opens next
};

}  // namespace frothy
