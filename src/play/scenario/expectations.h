// What a case expects, held against what happened.
#pragma once

#include <vector>

#include "play/scenario/script.h"
#include "play/scenario/vocabulary.h"

namespace play::scenario {

// What came of a case.
struct Outcome {
    const Case& on;
    const Script& script;
    const Json& results;                     // of each thing done
    const std::vector<ResultOrder>& orders;  // of each result
    const Json& open;                        // the question or roll it stopped at, or null
};

// Refuses keys that nothing could be expected of.
void allow_expectations(const Node& expect, const Words& words);
// Throws the first difference.
void check_expectations(const Node& expect, const Outcome& outcome);

}  // namespace play::scenario
