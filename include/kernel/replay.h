// A recorded game to be looked at: any moment of it at once, and what happened between two of them.
//
// Position p is the moment at which the rules want entry p of the journal; the last position, after
// all entries, is where the record ends. States at places of rest are kept every so often, so that
// no jump runs the rules over more than a few entries.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "kernel/game.h"
#include "kernel/journal.h"
#include "kernel/journal_reader.h"
#include "kernel/journal_table.h"
#include "kernel/table.h"

namespace kernel {

// Hears what happens, one thing at a time: kept by nobody, a long game costs no memory.
template <class G>
using Hear = std::function<void(const Happening<G>&)>;

// Answers from a journal; stops where the rules want its entry `until`. Watches `state`, which must
// be the one given to the rules.
template <Game G>
class ReplayTable final : public Table<G> {
public:
    using Arrive = std::function<void(std::size_t position)>;

    ReplayTable(const typename G::State& state, const Journal<G>& journal, std::size_t first_entry,
                std::size_t until)
        : state_(state), journal_(journal), cursor_(first_entry), until_(until) {}

    // Who hears what happens, and at which position the rules have arrived.
    void listen(Hear<G> hear, Arrive arrive) {
        hear_ = std::move(hear);
        arrive_ = std::move(arrive);
    }
    // A new step: its standing questions are counted from 0.
    void begin_step() { standing_seen_ = 0; }
    std::size_t cursor() const { return cursor_; }

    void reveal() override {
        arrive();
        read_reveal(journal_, cursor_++);
    }

protected:
    int answer(const Question<G>& question) override {
        arrive();
        const int index = read_choice(journal_, cursor_, question);
        ++cursor_;
        return index;
    }

    // One that nobody spoke up about is no entry, and the rules go on.
    int stand(const Question<G>& question) override {
        const std::uint16_t ordinal = standing_seen_++;
        const bool is_spoken =
            cursor_ < journal_.size() && answers_standing(journal_[cursor_], question, ordinal);
        return is_spoken ? answer(question) : 0;
    }

    void cast(const Roll<G>& roll, Faces& faces) override {
        arrive();
        read_cast(journal_, cursor_, roll, faces);
        ++cursor_;
        if (hear_) hear_({HappeningKind::cast, {}, cursor_ - 1, state_, roll.seen_by});
    }

    void announce(const typename G::Event& event) override { confide(event, everybody); }
    void confide(const typename G::Event& event, PlayerSet seen_by) override {
        if (hear_) hear_({HappeningKind::event, event, 0, state_, seen_by});
    }

private:
    void arrive() {
        if (arrive_) arrive_(cursor_);
        if (cursor_ == until_) throw AwaitingAnswer{};
    }

    const typename G::State& state_;
    const Journal<G>& journal_;
    std::size_t cursor_;
    std::size_t until_;
    std::uint16_t standing_seen_ = 0;
    Hear<G> hear_;
    Arrive arrive_;
};

// Runs the rules from a state that needs entry `first` of the journal until they want entry
// `until`; returns the state there.
template <Game G>
typename G::State run_over(typename G::State state, const Journal<G>& journal, std::size_t first,
                           std::size_t until, Hear<G> hear,
                           typename ReplayTable<G>::Arrive arrive) {
    ReplayTable<G> table(state, journal, first, until);
    table.listen(std::move(hear), std::move(arrive));
    try {
        while (!G::is_over(state)) {
            table.begin_step();
            G::step(state, table);
        }
    } catch (const AwaitingAnswer&) {
        return state;
    }
    return state;
}

// Tells all that has happened in a game, from its first state until entry `until` is wanted.
template <Game G>
void retell(const typename G::State& start, const Journal<G>& journal, std::size_t until,
            Hear<G> hear) {
    run_over<G>(start, journal, 0, until, std::move(hear), {});
}

template <Game G>
class Replay {
public:
    using State = typename G::State;
    // At every position in order: the state, and what was told since the position before.
    using Visit = std::function<void(std::size_t position, const State& state,
                                     const std::vector<Happening<G>>& since)>;

    static constexpr std::size_t usual_spacing = 32;

    // Runs the rules over the whole journal once, for `visit` if there is one. Where they part from
    // it, the replay ends there.
    Replay(const State& start, Journal<G> journal, const Visit& visit = {},
           std::size_t spacing = usual_spacing)
        : journal_(std::move(journal)) {
        rests_.push_back({start, 0});
        State state = start;
        std::vector<Happening<G>> since;
        ReplayTable<G> table(state, journal_, 0, journal_.size());
        table.listen([&](const Happening<G>& happening) { since.push_back(happening); },
                     [&](std::size_t position) {
                         if (visit) visit(position, state, since);
                         since.clear();
                     });
        try {
            while (!G::is_over(state)) {
                if (table.cursor() >= rests_.back().entries + spacing) {
                    rests_.push_back({state, table.cursor()});
                }
                table.begin_step();
                G::step(state, table);
            }
            if (visit) visit(table.cursor(), state, since);
            if (table.cursor() < journal_.size()) {
                throw JournalMismatch(table.cursor(), "the game is over here");
            }
        } catch (const AwaitingAnswer&) {
            return;
        } catch (const JournalMismatch& mismatch) {
            mismatch_ = mismatch.what();
            journal_.truncate(mismatch.entry());
        }
    }

    // The last position.
    std::size_t size() const { return journal_.size(); }
    const Journal<G>& journal() const { return journal_; }
    // How the journal and the rules part after the last position; empty if they do not.
    const std::string& mismatch() const { return mismatch_; }

    // `position` is at most size().
    State at(std::size_t position) const { return run(position, position, {}, {}); }

    // What happened after position `from` until position `to`, in order.
    std::vector<Happening<G>> told(std::size_t from, std::size_t to) const {
        std::vector<Happening<G>> happenings;
        bool is_past = false;
        run(
            from, to,
            [&](const Happening<G>& happening) {
                if (is_past) happenings.push_back(happening);
            },
            [&](std::size_t position) { is_past = is_past || position == from; });
        return happenings;
    }

private:
    struct Rest {
        State state;
        std::size_t entries = 0;
    };

    const Rest& rest_before(std::size_t position) const {
        const auto after = std::ranges::upper_bound(rests_, position, {}, &Rest::entries);
        return *std::prev(after);
    }

    // From the rest before one position until another.
    State run(std::size_t from, std::size_t until, Hear<G> hear,
              typename ReplayTable<G>::Arrive arrive) const {
        const Rest& rest = rest_before(from);
        return run_over<G>(rest.state, journal_, rest.entries, until, std::move(hear),
                           std::move(arrive));
    }

    Journal<G> journal_;
    std::vector<Rest> rests_;
    std::string mismatch_;
};

}  // namespace kernel
