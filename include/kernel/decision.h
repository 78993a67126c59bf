// A question frozen by value, with all that is needed to think about it or to play on from it.
#pragma once

#include <cstdint>
#include <vector>

#include "kernel/journal.h"
#include "kernel/question.h"

namespace kernel {

// `now` is the state at the question, `boundary` the state at the last place of rest, `entries`
// the journal since then. `revision` changes with every submit, undo and redo of the session, so
// that a late answer to an older question can be told apart.
template <class G>
struct Decision {
    PlayerId player = nobody;
    typename G::Ask ask{};
    Secrecy secrecy = Secrecy::open;
    typename G::About about{};
    std::vector<std::uint8_t> dice;
    std::vector<typename G::Option> options;
    std::vector<Refusal<G>> refused;
    typename G::State now;
    typename G::State boundary;
    Journal<G> entries;
    std::uint64_t revision = 0;

    // The frozen question in the form rules and policies know. Valid while the decision lives.
    Question<G> question() const {
        Question<G> result;
        result.player = player;
        result.ask = ask;
        result.secrecy = secrecy;
        result.about = about;
        result.dice = dice;
        result.options = options;
        result.refused = refused;
        return result;
    }
};

}  // namespace kernel
