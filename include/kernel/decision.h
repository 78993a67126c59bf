// A question frozen by value, with all that is needed to think about it or to play on from it.
#pragma once

#include <cstdint>
#include <vector>

#include "kernel/journal.h"
#include "kernel/question.h"

namespace kernel {

// What was asked, with its own copies of what a Question only points at.
template <class G>
struct FrozenQuestion {
    PlayerId player = nobody;
    typename G::Ask ask{};
    PlayerSet seen_by = everybody;
    PlayerSet team = 0;
    typename G::About about{};
    std::vector<std::uint8_t> dice;
    std::vector<typename G::Option> options;
    std::vector<Refusal<G>> refused;

    bool is_asked(PlayerId who) const { return who == player || (team & only(who)) != 0; }

    // In the form rules and policies know. Valid while this lives.
    Question<G> question() const {
        Question<G> result;
        result.player = player;
        result.ask = ask;
        result.seen_by = seen_by;
        result.team = team;
        result.about = about;
        result.dice = dice;
        result.options = options;
        result.refused = refused;
        return result;
    }

    friend bool operator==(const FrozenQuestion&, const FrozenQuestion&) = default;
};

template <class G>
FrozenQuestion<G> freeze(const Question<G>& question) {
    FrozenQuestion<G> frozen;
    frozen.player = question.player;
    frozen.ask = question.ask;
    frozen.seen_by = question.seen_by;
    frozen.team = question.team;
    frozen.about = question.about;
    frozen.dice.assign(question.dice.begin(), question.dice.end());
    frozen.options.assign(question.options.begin(), question.options.end());
    frozen.refused.assign(question.refused.begin(), question.refused.end());
    return frozen;
}

// Dice in a player's hand, not thrown yet, the faces on which one of them may fall, and the state
// at that moment. The roll has no weights any more.
template <class G>
struct AwaitedThrow {
    Roll<G> roll;
    std::vector<std::uint8_t> faces;
    typename G::State now{};
};

// `now` is the state at the question, `boundary` the state at the last place of rest, `entries`
// the journal since then. `revision` changes with every submit, undo and redo of the session, so
// that a late answer to an older question can be told apart.
template <class G>
struct Decision : FrozenQuestion<G> {
    typename G::State now;
    typename G::State boundary;
    Journal<G> entries;
    std::uint64_t revision = 0;
};

}  // namespace kernel
