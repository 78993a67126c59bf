// The odds of every answer to an open question, as a table or as JSON.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include "kernel/odds.h"

namespace play::lab {

// So many ways of all in which it comes to this; where it is sampled, so many samples.
struct OddsFigure {
    std::string what;   // "slides"
    std::string words;  // "Red slides"; empty where there are none
    std::string rule;   // ledger ID
    kernel::Weight weight;
    bool is_exact = false;
};
struct AnswerOdds {
    std::string answer;
    std::vector<OddsFigure> fates;     // of these one and no other comes true
    std::vector<OddsFigure> outcomes;  // these may come true together
    std::uint32_t courses = 0;         // counted or sampled
};
struct QuestionOdds {
    std::string question;
    std::string player;
    std::size_t entries = 0;  // of the journal before it
    std::vector<AnswerOdds> answers;
};

// Whether the fates of every answer that has any come to exactly one.
bool adds_up(const QuestionOdds& odds);
void print_odds(std::ostream& out, const QuestionOdds& odds);
void print_odds_json(std::ostream& out, const QuestionOdds& odds);

}  // namespace play::lab
