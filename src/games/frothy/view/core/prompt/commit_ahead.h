// What comes of cards to be committed, found by running the rules on a copy.
#pragma once

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/forecast.h"

namespace frothy {

// So many dice; a range where part of them is rolled first (FR-DICE-06).
struct DiceCount {
    int least = 0;
    int most = 0;

    bool none() const { return most == 0; }
    friend bool operator==(const DiceCount&, const DiceCount&) = default;
};
// "1 die", "4 dice", "3 to 6 dice".
std::string dice_count_text(DiceCount dice);

struct CommitAhead {
    AnswerPlan answers;   // those the rules will ask for: cards, done, the direction
    bool ends = false;    // the commitment is over with them
    bool is_all = false;  // every card can be played together with the others
    DiceCount dice;       // that the player then rolls; none where nothing is rolled
    int discards = 0;     // of a Control roll, at most (FR-CTRL-08)
};
// When these cards are committed to a Control roll or an attack, or to a Speed Check as far as
// cards go.
CommitAhead commit_ahead(const Decision& decision, AnswerPlan plays);

// A Speed Check with these cards in one direction.
struct SpeedAhead {
    bool is_allowed = false;  // otherwise this direction is refused, by this rule:
    Rule forbidden_by;
    AnswerPlan answers;
    DiceCount dice;          // none where nothing is rolled: so far as one chooses
    bool keeps_one = false;  // FR-ALT-01
    Rule keep_limit;         // of the dice; none without a limit
};
SpeedAhead speed_ahead(const Decision& decision, AnswerPlan plays, OptionKind direction);

}  // namespace frothy
