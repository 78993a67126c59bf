// What a plain game tells, in words: happenings, questions and their answers, cards, what there is
// to agree on, and how a game ended.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/player.h"
#include "play/odds_words.h"
#include "stage/core/geometry.h"
#include "stage/core/input.h"
#include "ui/core/cards.h"
#include "ui/core/prompt/throw_prompt.h"
#include "ui/core/token.h"
#include "ui/plain/piece_board.h"
#include "ui/rule_ref.h"
#include "ui/screens/results_screen.h"

namespace ui {

// A happening in words.
struct PlainLine {
    std::string text;  // empty: it is not told
    kernel::PlayerId who = kernel::nobody;
    RuleRef rule;
    std::string_view mark = {};  // below assets, on the timeline of a replay; empty for none
    bool is_minor = false;       // belongs to the line before it
    bool is_suffered = false;    // nothing that `who` did
    bool is_welcome = false;     // and it helps: no misfortune
    bool is_cause = false;       // and it says who or what did it; else the line it belongs to does
    bool is_news = false;        // said over the board when it comes into sight
    kernel::PlayerId other = kernel::nobody;  // whom it concerns besides
};

struct PlainQuestion {
    std::string title;        // "Red: crawl on, or rest?"
    std::string explanation;  // one or two sentences
    bool warns = false;       // PromptModel::warns
};

// Several answers in a row as one choice.
struct PlainRow {
    std::string label;  // "Straight on to B12"
    std::string explanation;
    Answers answers;
    std::vector<stage::Vec2> way = {};      // where it leads along on the board; often empty
    std::vector<play::OddsWord> odds = {};  // what it may bring; often empty
};

struct PlainOption {
    std::string label;  // "Crawl on"
    std::string explanation;
    std::string warning = {};              // of what it costs for good; usually empty
    stage::Key key = stage::Key::unknown;  // unknown: one of those that are free
};

// A card in hand that is touched first; then what becomes of it is chosen.
struct PlainCard {
    struct Use {
        std::string word;                  // below the card: "play"
        std::vector<std::size_t> options;  // of the decision; at least one
    };

    CardFace face;
    std::string name;
    std::string explanation;
    std::vector<Use> uses;
    RuleRef rule = {};
};

// Cards that a question is about. Options of no card are choices in any case.
struct PlainHand {
    std::vector<PlainCard> cards;  // none: all options are choices
    bool names_uses = true;        // PromptCard::names_uses
    // Where any number of them may be touched, which is an answer each: all of that as one choice.
    std::function<PlainRow(const std::vector<std::size_t>& touched)> confirm = {};
};

// What an answer may bring, in words; empty where nothing is in doubt, or nothing is known of it.
using PlainOdds = std::vector<play::OddsWord>;

// Of dice about to be thrown.
struct PlainThrow : ThrowWords {
    std::vector<BoardMark> marks;  // where the piece may come to stand
};

// A point to agree on before a game.
struct PlainTerm {
    struct Value {
        std::string label;
        std::string explanation;  // may be empty
        std::string trouble;      // why it cannot be chosen; empty where it can
    };

    std::string key;    // in settings
    std::string label;  // "Grid"
    RuleRef rule;
    std::vector<Value> values;
    std::size_t chosen = 0;
};

template <class Agreement>
struct PlainPreset {
    std::string label;
    std::string explanation;
    Agreement agreed;          // of as many seats as it is made for
    bool is_to_learn = false;  // and no race of a season
};

// What befell somebody since their last answer, by how it stood right before and stands now.
struct PlainToll {
    std::string title;     // "You skidded"; empty: nothing is told of it
    std::string standing;  // "Condition 17 → 16 · Gear 3 → 2"
    std::string lasting;   // what stays of it; often empty
    bool is_out = false;   // and will be asked no more
};

// What is told of a game that is over.
struct PlainEnd {
    std::string headline = {};  // where it is not that somebody wins
    std::string outcome;        // what decided it; may be empty
    RuleRef outcome_rule;
    std::vector<std::string> story = {};  // how it went, in a few sentences
    std::vector<ResultsColumn> columns;   // a cell for each seat
};

}  // namespace ui
