// Shares of a roll in words, as they are told before it.
#pragma once

#include <string>

#include "games/highway_heist/view/core/odds.h"
#include "kernel/odds.h"
#include "play/odds_words.h"
#include "ui/plain/plain_told.h"

namespace highway_heist {

// Of samples it is an estimate: "about 15 %".
play::OddsWord word_of(kernel::Weight weight, bool is_exact, std::string text, const char* rule,
                       play::Bearing bearing);
std::string works_with(const Help& help);  // "with a Boost"; "success" without any
play::OddsWord plain_word(const RollOutcome& plain);
// What a Defense roll leaves, the least damage first; the first of it names whose it is.
ui::PlainOdds words_of_defense(const RollOutcome& outcome, const std::string& whose = {});
play::OddsWord undamaged_with_boost(const RollOutcome& helped);
// Of an answer, plain and with each help; empty where nothing is rolled.
ui::PlainOdds odds_words(const kernel::Decision<HighwayHeist>& decision, const Option& answer);

}  // namespace highway_heist
