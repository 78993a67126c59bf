// The open question as something to touch: what is asked, what each choice leads to, what is
// refused and why, cards and dice to toggle. Of any game, which alone can read the answers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kernel/player.h"
#include "play/odds_words.h"
#include "stage/core/input.h"
#include "ui/core/cards.h"
#include "ui/core/dice.h"
#include "ui/core/token.h"
#include "ui/rule_ref.h"

namespace ui {

// How much a choice weighs on screen. At most one is `main`: the gold one.
enum class ChoiceRank : std::uint8_t { main, plain, grave };

// What a choice may bring, gone through with in one way.
struct ChoiceOdds {
    std::string title;  // "Accelerate", "No card"
    std::vector<play::OddsWord> words;
    std::vector<play::OddsWord> brief;  // for little room
    std::string method;                 // how the figures were found
    std::string exactness;              // "exact", "±2 %"
};

// A card that a choice costs, or stands for.
struct ChoiceCard {
    CardFace face;
    int in_hand = 1;       // how many like it are held
    std::string note;      // "+1 space" in a move; the pile it lies in; often empty
    bool is_held = false;  // and played; else it lies in a pile, to be lost or taken
};

struct PromptChoice {
    Answer option;                 // what it stands for; of a confirmation, its last answer
    Token deed;                    // the kind of its first answer: see PromptModel::ask
    std::string label;             // "Turn left"
    std::string explanation;       // what it leads to
    RuleRef rule;                  // of the explanation, where it is a warning; usually none
    std::string warning;           // where the worst is what it most likely leads to; usually empty
    std::vector<stage::Key> keys;  // any of them takes it, and no other choice
    ChoiceRank rank = ChoiceRank::plain;
    bool is_ready = true;           // false: to be shown, but something must be touched first
    bool is_harmful = false;        // it leads to harm for certain
    bool unfolds = false;           // shows other choices, or hides them again: no answer yet
    bool adds = false;              // all others then go with it: no answer yet
    bool takes_back = false;        // what has been added so
    bool rests = false;             // to be answered so again: PromptReply::rests
    bool keeps_place = false;       // left or right: stays in the row also where it is the main one
    bool leaves_touched = false;    // it goes without the cards and dice that are touched
    bool is_card = false;           // it stands for the first of its cards and is shown as that
    std::optional<DieFace> side;    // of a die, that it tells of
    Answers answers;                // in the order in which they will be asked
    std::vector<ChoiceOdds> odds;   // empty while they are not known, or nothing is in doubt
    std::string odds_title;         // "2 Reins": tells them from those of other choices
    std::vector<ChoiceCard> cards;  // what it costs: the card, or those to choose it from

    bool has_key(stage::Key key) const;
    // Beside Enter, which goes along with the focus; unknown where there is none.
    stage::Key own_key() const;
};

struct PromptRefusal {
    std::string label;   // "Accelerate"
    std::string reason;  // "Without a card played Red must decelerate."
    RuleRef rule;
};

struct OutcomeLine {
    std::string text;
    RuleRef rule;  // none where no rule needs naming
};

// What touching a die comes to; a gold frame stands for what is kept.
enum class DieMark : std::uint8_t { none, keep, discard, again };

struct PromptDie {
    DieFace face;
    std::string name;  // "Left Spin", or "2" where values count
    DieMark marked = DieMark::none;
    std::string explanation;  // what it means here
    RuleRef rule;
    Answers answers;         // what touching it comes to, confirmed if need be; often empty
    std::string deed;        // "Discard 2 Slides", where it is one of several dice
    std::string odds_title;  // "Without 2 Slides"
    std::vector<OutcomeLine> outcome;  // what that leaves, where it is settled by no further die
    std::vector<ChoiceOdds> odds;      // of that; empty while they are not known
    std::string chance;                // the shortest word of them, to stand under the die: "62 %"
    bool is_selected = false;
    bool can_select = true;
    stage::Key key = stage::Key::unknown;

    std::string mark() const;  // in a word: "discard"; empty while it is not selected
};

// A way to play a card.
struct CardUse {
    Answer answer;
    std::string word;  // below the card while it is played so: "as Whip"
};

// One card in hand.
struct PromptCard {
    CardFace face;
    std::string name;           // "Whip", "Kamikaze 2"
    std::string explanation;    // what it does here; of a special card, what it can do
    std::vector<CardUse> uses;  // in the order in which a click goes round them
    std::size_t use = 0;        // the one it is put to, from 1; 0 in the hand
    std::string reason;         // why it cannot be played here; empty otherwise
    RuleRef rule;               // of the reason; else of what it does
    stage::Key key = stage::Key::unknown;
    stage::Key kind_key = stage::Key::unknown;  // plays one more of its kind
    bool goes_round = false;  // at that key this one goes round its uses before any other does
    bool names_uses = false;  // all of them stand below the cards while it is touched

    bool shows_uses() const { return names_uses && uses.size() > 1; }
    bool can_toggle() const { return !uses.empty(); }
    bool is_used() const { return use != 0; }
};

// A key for a die or a card by its place: digits, then letters; unknown beyond those.
stage::Key key_of_thing(std::size_t place);

// The way back from what stood behind a choice that unfolds.
PromptChoice choice_back();

struct PromptModel {
    bool is_asked = false;  // false: no question is open
    Token ask;              // its kind. Who clicks twice in a row means the same deed twice: what
                            // has come under the pointer is let alone where ask or deed differ
    kernel::PlayerId player = kernel::nobody;
    bool is_secret = false;
    std::string title;             // names the player
    std::string explanation;       // one or two sentences
    bool warns = false;            // they tell of the last chance for something: on red
    RuleRef rule;                  // what "Why?" opens
    std::vector<std::string> why;  // one sentence or two for the main choice; empty: none is known
    Tokens way;  // of a move: spaces to which the main choice leads, if over several
    std::vector<PromptChoice> choices;
    std::vector<PromptRefusal> refused;
    std::vector<PromptDie> dice;
    std::vector<PromptCard> cards;
    std::size_t most_dice = 0;    // that can be touched; one more takes the first one's place
    bool is_die_kept = false;     // at least one die stays touched
    bool has_long_notes = false;  // what the choices beside dice do needs room
    bool names_odds = false;      // also those of a single way
    bool tells_choices = false;   // beside things to touch too, what a choice leads to
    bool folds_refusals = true;   // one quiet line stands for them; else the box tells them anyway
    bool takes_arrows = true;     // to move the focus; false where they are ways on the board
    std::string outcome_title;    // "If you discard a Slow"; empty where nothing can be said
    std::vector<OutcomeLine> outcome;
    std::string odds_remark;  // what the odds take for granted, or why there are none; often empty
    std::string awaits;  // where there is no main choice, what stands in its place; often empty
    int main = -1;       // index of the main choice; Enter takes it unless another has the focus
    int focus = -1;      // index of the choice with the focus
    bool is_glanced_at = false;      // the focus is the pointer's alone: Enter takes the main one
    int item_focus = -1;             // index of the card or die with the focus: Space toggles it
    bool has_cards_aside = false;    // in sight beside the panel, and touched there
    bool has_enter = true;           // it acts here; false while it goes along a path of the board
    bool shows_refused = false;      // told in full, with their reasons, instead of what follows
    bool has_refused_focus = false;  // F1 opens their rules, one after the other
    bool shows_why = false;          // the reasons for the main choice, in the same place

    bool empty() const { return !is_asked; }
    // Dice or cards to touch in the panel.
    bool has_things() const { return holds_cards() || !dice.empty(); }
    bool holds_cards() const { return !cards.empty() && !has_cards_aside; }
    // Of the dice; otherwise their pictures.
    bool reads_values() const;
    bool folds_refused() const { return !refused.empty() && folds_refusals; }
    // The box tells something else than what follows.
    bool tells_aside() const { return shows_refused || shows_why; }
    // The choice that Enter takes now; -1 for none.
    int enters() const;
};

// What came of a click or a key.
struct PromptReply {
    bool taken = false;  // it meant something; look at the model again
    Answers answers;     // to be submitted in this order; often empty
    RuleRef open = {};   // a rule to show; usually none
    bool rests = false;  // so to be answered wherever the game asks the same again
    Token deed = {};     // of the choice that was taken
};

}  // namespace ui
