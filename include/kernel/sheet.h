// A sheet of answers: what a player would answer in a row, and where that leads. The real rules are
// run on a copy; nobody else works out what they will ask for.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "kernel/awaiting_answer.h"
#include "kernel/decision.h"
#include "kernel/game.h"
#include "kernel/imagine.h"
#include "kernel/journal_reader.h"
#include "kernel/table.h"

namespace kernel {

// Where a row of answers leads: to the first die, to the first question it does not answer, or to
// the end of the step. Nothing on the sheet is answered after a die.
template <class G>
struct Consequence {
    explicit Consequence(const typename G::State& state) : now(state) {}

    std::vector<typename G::Option> taken;   // the answers that were asked for, as they were
    std::vector<typename G::Option> left;    // the answers that were not
    std::vector<FrozenQuestion<G>> forced;   // the player's questions that had a single answer
    std::vector<typename G::Event> told;     // since the first answer
    std::optional<Roll<G>> due;              // where dice stop it; without its weights
    std::optional<FrozenQuestion<G>> asked;  // where a question stops it
    typename G::State now;  // there, or at the end of the step, as the player may know it

    bool ends_step() const { return !due && !asked; }
};

// In which order answers are taken: as they stand on the sheet, which holds just what is asked; or
// as the rules offer them (cards to commit, dice to discard: which of them there are is all that
// counts, and what has no alternative is struck off as well).
enum class AnswerOrder : std::uint8_t { given, offered };

// What is supposed of everything that is not on the sheet. Usually nothing: it stops there.
template <class G>
struct StopThere {
    // The index of an answer to somebody's question; none to stop.
    std::optional<int> answer(const Question<G>&) { return std::nullopt; }
    // Fills in the faces of a roll; false to stop.
    bool cast(const Roll<G>&, Faces&) { return false; }
};

// A cast that a player has not seen: nothing that is told may hang on it.
template <class G>
void fall_somehow(const Roll<G>& roll, Faces& faces) {
    faces.resize(roll.count);
    for (std::size_t i = 0; i < faces.size(); ++i)
        faces[i] = roll.weights.empty() ? std::uint8_t{0} : weighted_face(roll.weights, 0);
}

// Hands the rules the answers of a sheet, and abandons them where it leads no further.
template <Game G, class Beyond = StopThere<G>>
class SheetTable final : public Table<G> {
public:
    using Option = typename G::Option;

    // Watches `state`, which must be the one given to the rules.
    SheetTable(const typename G::State& state, PlayerId player, std::span<const Option> answers,
               AnswerOrder order, Beyond& beyond)
        : state_(state),
          player_(player),
          left_(answers.begin(), answers.end()),
          order_(order),
          beyond_(beyond),
          consequence_(state) {
        this->want_forced(true);
    }

    // The answer to the decision itself, taken off the sheet; none where none on it is offered.
    std::optional<Option> begin(const Decision<G>& decision) {
        const auto index = take(decision.options);
        if (!index) return std::nullopt;
        consequence_.taken.push_back(decision.options[static_cast<std::size_t>(*index)]);
        return consequence_.taken.back();
    }
    // The rules run as part of an imagining: until it has begun, what others answered in secret is
    // asked of them anew.
    void imagined_by(const ImaginingTable<G>& imagining) { imagining_ = &imagining; }

    Consequence<G> consequence() const {
        Consequence<G> consequence = consequence_;
        consequence.left = left_;
        consequence.now = view_of<G>(state_, player_);
        return consequence;
    }

protected:
    int answer(const Question<G>& question) override {
        // It stays a secret: nothing that is told may hang on it.
        if (imagining_ != nullptr && !imagining_->has_imagined()) return 0;
        if (question.is_asked(player_)) {
            if (const auto index = take(question.options)) {
                consequence_.taken.push_back(question.options[static_cast<std::size_t>(*index)]);
                return *index;
            }
        }
        if (const auto index = beyond_.answer(question)) return *index;
        consequence_.asked = freeze(question);
        throw AwaitingAnswer{};
    }
    void forced(const Question<G>& question) override {
        if (!question.is_asked(player_)) return;
        consequence_.forced.push_back(freeze(question));
        if (order_ == AnswerOrder::offered) take(question.options);
    }
    void cast(const Roll<G>& roll, Faces& faces) override {
        if (imagining_ != nullptr && !imagining_->has_imagined()) return fall_somehow(roll, faces);
        // What was to be answered before the dice must not answer what comes after them.
        is_closed_ = true;
        if (beyond_.cast(roll, faces)) return;
        consequence_.due = roll;
        consequence_.due->weights = {};
        throw AwaitingAnswer{};
    }
    void announce(const typename G::Event& event) override { consequence_.told.push_back(event); }
    void confide(const typename G::Event& event, PlayerSet seen_by) override {
        if (includes(seen_by, player_)) consequence_.told.push_back(event);
    }

private:
    // The index of the option that stands on the sheet, which is struck off it.
    std::optional<int> take(std::span<const Option> options) {
        if (left_.empty() || is_closed_) return std::nullopt;
        const auto end = order_ == AnswerOrder::given ? left_.begin() + 1 : left_.end();
        for (std::size_t i = 0; i < options.size(); ++i) {
            const auto found = std::find(left_.begin(), end, options[i]);
            if (found == end) continue;
            left_.erase(found);
            return static_cast<int>(i);
        }
        return std::nullopt;
    }

    const typename G::State& state_;
    PlayerId player_;
    std::vector<Option> left_;
    bool is_closed_ = false;
    AnswerOrder order_;
    Beyond& beyond_;
    const ImaginingTable<G>* imagining_ = nullptr;
    Consequence<G> consequence_;
};

// Where these answers lead when `rules`, a function of the game, is run on a copy of `state`.
template <Game G, class Rules, class Beyond>
Consequence<G> consequence_of_rules(const typename G::State& state, PlayerId player,
                                    std::span<const typename G::Option> answers, AnswerOrder order,
                                    const Rules& rules, Beyond& beyond) {
    typename G::State copy = state;
    SheetTable<G, Beyond> table(copy, player, answers, order, beyond);
    try {
        rules(copy, table);
    } catch (const AwaitingAnswer&) {
        return table.consequence();
    }
    return table.consequence();
}
template <Game G, class Rules>
Consequence<G> consequence_of_rules(const typename G::State& state, PlayerId player,
                                    std::span<const typename G::Option> answers, AnswerOrder order,
                                    const Rules& rules) {
    StopThere<G> beyond;
    return consequence_of_rules<G>(state, player, answers, order, rules, beyond);
}

// Where these answers to a decision and to its player's next questions lead. It stops at a question
// for which none of them is offered; at the decision itself, if none is offered there.
template <Game G, class Beyond>
Consequence<G> consequence_of(const Decision<G>& decision,
                              std::span<const typename G::Option> answers, AnswerOrder order,
                              Beyond& beyond) {
    typename G::State state = decision.boundary;
    SheetTable<G, Beyond> onwards(state, decision.player, answers, order, beyond);
    const auto first = onwards.begin(decision);
    if (!first) {
        Consequence<G> nowhere(view_of<G>(decision.now, decision.player));
        nowhere.left.assign(answers.begin(), answers.end());
        nowhere.asked = static_cast<const FrozenQuestion<G>&>(decision);
        return nowhere;
    }
    try {
        play_on(decision, *first, decision.player, onwards, state, 0,
                [&](const ImaginingTable<G>& imagining) { onwards.imagined_by(imagining); });
    } catch (const AwaitingAnswer&) {
        return onwards.consequence();
    }
    return onwards.consequence();
}
template <Game G>
Consequence<G> consequence_of(const Decision<G>& decision,
                              std::span<const typename G::Option> answers,
                              AnswerOrder order = AnswerOrder::given) {
    StopThere<G> beyond;
    return consequence_of(decision, answers, order, beyond);
}

// The question that these answers lead to, as if its player had given them; none where one of them
// is not offered, a die falls, or somebody else is asked.
template <Game G>
std::optional<Decision<G>> decision_after(const Decision<G>& decision,
                                          std::span<const typename G::Option> answers) {
    Decision<G> there = decision;
    for (const typename G::Option& answer : answers) {
        const Consequence<G> then = consequence_of(there, std::span(&answer, 1));
        if (then.taken.empty() || !then.asked || then.asked->player != decision.player)
            return std::nullopt;
        there.entries.add_choice_of(there.player, there.question(), answer);
        static_cast<FrozenQuestion<G>&>(there) = *then.asked;
        there.now = then.now;
    }
    return there;
}

template <Game G>
struct GivenAnswer {
    typename G::Ask ask{};
    PlayerSet seen_by = everybody;  // who knows it by now
    typename G::Option option;
};

// Reads the entries that led to a decision once more, and stops at it. What the player has not seen
// comes out somehow: none of his own answers hangs on it.
template <Game G>
class AnswersTable final : public Table<G> {
public:
    AnswersTable(const Decision<G>& decision, PlayerId player)
        : player_(player), entries_(decision.entries, player, player) {
        this->want_forced(true);
    }
    std::vector<GivenAnswer<G>> given;

    void reveal() override {
        next();
        entries_.take();
        for (GivenAnswer<G>& answer : given)
            answer.seen_by = everybody;
    }

protected:
    int answer(const Question<G>& question) override {
        if (entries_.is_hidden(question)) return 0;
        const Entry<G>& entry = next();
        if (!answers(entry, question)) throw AwaitingAnswer{};
        entries_.take();
        const auto found = std::ranges::find(question.options, entry.option);
        if (found == question.options.end()) throw AwaitingAnswer{};
        const auto index = static_cast<std::size_t>(found - question.options.begin());
        if (entry.player == player_) note(question, index);
        return static_cast<int>(index);
    }
    int stand(const Question<G>& question) override {
        const std::uint16_t ordinal = standing_seen_++;
        const Entry<G>* entry = entries_.next();
        const bool is_spoken = entry != nullptr && answers_standing(*entry, question, ordinal);
        return is_spoken ? answer(question) : 0;
    }
    void forced(const Question<G>& question) override {
        if (question.player == player_) note(question, 0);
    }
    void cast(const Roll<G>& roll, Faces& faces) override {
        if (entries_.is_hidden(roll)) return fall_somehow(roll, faces);
        const auto recorded = entries_.faces_of(next());
        entries_.take();
        faces.resize(recorded.size());
        for (std::size_t i = 0; i < recorded.size(); ++i)
            faces[i] = recorded[i];
    }
    void announce(const typename G::Event&) override {}

private:
    const Entry<G>& next() {
        if (const Entry<G>* entry = entries_.next()) return *entry;
        throw AwaitingAnswer{};
    }
    void note(const Question<G>& question, std::size_t index) {
        given.push_back({question.ask, question.seen_by, question.options[index]});
    }

    PlayerId player_;
    SeenEntries<G> entries_;
    std::uint16_t standing_seen_ = 0;
};

// What a player has answered so far in the step under way, in order; also what had no alternative
// and so stands in no journal.
template <Game G>
std::vector<GivenAnswer<G>> answers_so_far(const Decision<G>& decision, PlayerId player) {
    typename G::State state = decision.boundary;
    AnswersTable<G> table(decision, player);
    try {
        G::step(state, table);
    } catch (const AwaitingAnswer&) {
        return table.given;
    }
    return table.given;
}

}  // namespace kernel
