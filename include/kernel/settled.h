// A question whose answers all come to the same leaves nothing to be decided.
#pragma once

#include <algorithm>
#include <span>

#include "kernel/sheet.h"

namespace kernel {

// Whether every answer leads to the same state and the same next question before a die is cast.
// Found by running the rules. Never so of a secret answer: that it was not asked for would tell
// others of it.
template <Game G>
bool is_settled(const Decision<G>& decision) {
    if (is_secret(decision) || decision.options.empty()) return false;
    const auto after = [&](typename G::Option option) {
        return consequence_of(decision, std::span(&option, 1));
    };
    const Consequence<G> first = after(decision.options.front());
    if (first.due) return false;
    return std::all_of(
        decision.options.begin() + 1, decision.options.end(), [&](typename G::Option option) {
            const Consequence<G> other = after(option);
            return !other.due && other.asked == first.asked && other.now == first.now;
        });
}

}  // namespace kernel
