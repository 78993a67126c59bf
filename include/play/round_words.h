// What a game calls its rounds: the book of another says turns.
#pragma once

#include <string>

#include "words/words.h"

namespace play {

inline const char* home_in_rounds(int rounds) {
    return words::by_count(rounds, "{0}: home in {1} round", "{0}: home in {1} rounds");
}
inline const char* home_in_turns(int turns) {
    return words::by_count(turns, "{0}: home in {1} turn", "{0}: home in {1} turns");
}

// In English, to be said in the reader's language.
struct RoundWords {
    const char* title = words::mark("Round");
    const char* number = words::mark("Round {0}");
    const char* beside = words::mark("{0}, round {1}");         // of what is played
    const char* begins = words::mark("{0}. Round {1} begins");  // after what was done
    const char* left = words::mark("round {0} of {1}");         // that a race is played on from
    const char* back = words::mark("Back to the start of the round");
    const char* on = words::mark("On to the next round");
    const char* (*home)(int rounds) = home_in_rounds;  // of a race; in the reader's language
};

inline constexpr RoundWords turns{words::mark("Turn"),
                                  words::mark("Turn {0}"),
                                  words::mark("{0}, turn {1}"),
                                  words::mark("{0}. Turn {1} begins"),
                                  words::mark("turn {0} of {1}"),
                                  words::mark("Back to the start of the turn"),
                                  words::mark("On to the next turn"),
                                  home_in_turns};

// "Turn 3"; a draft, or who gets which lane, has none yet.
inline std::string round_heading(const RoundWords& called, int round) {
    return round == 0 ? std::string(words::tr("Before the start"))
                      : words::say(called.number, {round});
}
// "Circus Maximus, turn 3".
inline std::string named_by_round(const RoundWords& called, const std::string& name, int round) {
    return round == 0 ? words::say("{0}, before the start", {name})
                      : words::say(called.beside, {name, round});
}

}  // namespace play
