// The interface every rule talks to: choose, roll, tell. All a game's contact with the world.
//
// Rules call it inline and read on with the answer. Who answers is up to the table: a journal, a
// driver, a script. Rules must be deterministic between calls, make one call per full statement,
// and never leave the state half changed at a call, because a table may abandon them there.
#pragma once

#include <cassert>

#include "kernel/dice.h"
#include "kernel/question.h"

namespace kernel {

template <class G>
class Table {
public:
    virtual ~Table() = default;

    // The option the player takes. A single option is taken without asking.
    typename G::Option choose(const Question<G>& question) {
        assert(!question.options.empty());
        if (question.options.size() == 1) {
            if (hears_of(1)) forced(question);
            return question.options[0];
        }
        const int index = question.standing == Standing::asked ? answer(question) : stand(question);
        assert(index >= 0 && static_cast<std::size_t>(index) < question.options.size());
        return question.options[static_cast<std::size_t>(index)];
    }

    // Casts the dice into `faces`. Never called with a count of 0.
    void roll(const Roll<G>& roll, Faces& faces) {
        assert(roll.weights.empty() || (roll.count == 1 && roll.weights.size() == roll.sides));
        cast(roll, faces);
    }

    // Announces a fact to whoever listens, or to these players alone.
    void tell(const typename G::Event& event) { announce(event); }
    void tell(const typename G::Event& event, PlayerSet seen_by) { confide(event, seen_by); }

    // The secret answers given so far become known to all. Who has seen a cast stays as it is: a
    // card that was drawn in secret is shown when it is played.
    virtual void reveal() {}

    // Whether it is told of questions with a single option.
    bool wants_forced() const { return wants_forced_; }
    // Whether it is told of a question with so many options; where it is not, the single option may
    // be taken without putting the question at all.
    bool hears_of(std::size_t options) const { return options > 1 || wants_forced_; }
    // Whether it hears of standing questions; where it does not, the first option stands unasked.
    bool hears_standing() const { return hears_standing_; }
    // Whether anybody reads what is told and what is refused. Where nobody does, rules may leave
    // out both; all else is the same.
    bool is_watched() const { return is_watched_; }

protected:
    // The index of the option taken; there are at least two.
    virtual int answer(const Question<G>& question) = 0;
    virtual void cast(const Roll<G>& roll, Faces& faces) = 0;
    virtual void announce(const typename G::Event& event) = 0;
    // A fact for these players alone. Whoever listens for all of them need not tell them apart.
    virtual void confide(const typename G::Event& event, PlayerSet) { announce(event); }

    // A standing question: the first option, unless somebody spoke up.
    virtual int stand(const Question<G>&) { return 0; }
    // Told of questions with a single option, if wanted.
    virtual void forced(const Question<G>&) {}

    void want_forced(bool wanted) { wants_forced_ = wanted; }
    void hear_standing(bool hears) { hears_standing_ = hears; }
    void be_watched(bool watched) { is_watched_ = watched; }

private:
    bool wants_forced_ = false;
    bool hears_standing_ = true;
    bool is_watched_ = true;
};

}  // namespace kernel
