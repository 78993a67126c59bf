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

// Something that happened on the way to a position, after the entry before it was used.
template <class G>
struct Told {
    Happening<G> happening;
    std::size_t position = 0;
};

// Answers from a journal; stops where the rules want its entry `until`.
template <Game G>
class ReplayTable final : public Table<G> {
public:
    using Tell = std::function<void(const Told<G>&)>;
    using Arrive = std::function<void(std::size_t position)>;

    ReplayTable(const Journal<G>& journal, std::size_t first_entry, std::size_t until)
        : journal_(journal), cursor_(first_entry), until_(until) {}

    // Whom to tell what happens, and at which position the rules have arrived.
    void listen(Tell tell, Arrive arrive) {
        tell_ = std::move(tell);
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
            cursor_ < journal_.size() && speaks_up(journal_[cursor_], question, ordinal);
        return is_spoken ? answer(question) : 0;
    }

    void cast(const Roll<G>& roll, Faces& faces) override {
        arrive();
        read_cast(journal_, cursor_, roll, faces);
        ++cursor_;
        if (!tell_) return;
        Happening<G> happening;
        happening.kind = HappeningKind::cast;
        happening.entry = cursor_ - 1;
        tell_({happening, cursor_});
    }

    void announce(const typename G::Event& event) override {
        if (!tell_) return;
        Happening<G> happening;
        happening.event = event;
        tell_({happening, cursor_});
    }

private:
    void arrive() {
        if (arrive_) arrive_(cursor_);
        if (cursor_ == until_) throw AwaitingAnswer{};
    }

    const Journal<G>& journal_;
    std::size_t cursor_;
    std::size_t until_;
    std::uint16_t standing_seen_ = 0;
    Tell tell_;
    Arrive arrive_;
};

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
        ReplayTable<G> table(journal_, 0, journal_.size());
        table.listen([&](const Told<G>& told) { since.push_back(told.happening); },
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
    State at(std::size_t position) const { return run(rest_before(position), position, {}); }

    // What happened after position `from` until position `to`, in order.
    std::vector<Happening<G>> told(std::size_t from, std::size_t to) const {
        std::vector<Happening<G>> happenings;
        run(rest_before(from), to, [&](const Told<G>& told) {
            if (told.position > from) happenings.push_back(told.happening);
        });
        return happenings;
    }
    // Everything until a position, also what was told before the first entry.
    std::vector<Happening<G>> told_until(std::size_t to) const {
        std::vector<Happening<G>> happenings;
        run(rests_.front(), to, [&](const Told<G>& told) { happenings.push_back(told.happening); });
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

    State run(const Rest& rest, std::size_t position,
              const typename ReplayTable<G>::Tell& tell) const {
        State state = rest.state;
        ReplayTable<G> table(journal_, rest.entries, position);
        table.listen(tell, {});
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

    Journal<G> journal_;
    std::vector<Rest> rests_;
    std::string mismatch_;
};

}  // namespace kernel
