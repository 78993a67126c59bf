// What a game calls its rounds: the book of another says turns.
#pragma once

#include "words/words.h"

namespace play {

// In English, to be said in the reader's language.
struct RoundWords {
    const char* title = words::mark("Round");
    const char* number = words::mark("Round {0}");
    const char* beside = words::mark("{0}, round {1}");         // of what is played
    const char* begins = words::mark("{0}. Round {1} begins");  // after what was done
    const char* left = words::mark("round {0} of {1}");         // that a race is played on from
};

inline constexpr RoundWords turns{words::mark("Turn"), words::mark("Turn {0}"),
                                  words::mark("{0}, turn {1}"), words::mark("{0}. Turn {1} begins"),
                                  words::mark("turn {0} of {1}")};

}  // namespace play
