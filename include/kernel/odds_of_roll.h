// What dice may bring that are about to fall: the real rules, run up to them and over every way
// they may lie.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "kernel/journal.h"
#include "kernel/journal_reader.h"
#include "kernel/odds.h"
#include "kernel/table.h"

namespace kernel {

// A roll before it falls: the last place of rest, the journal since then, and the state as it is.
template <class G>
struct RollAhead {
    typename G::Why why{};
    typename G::State boundary;
    Journal<G> entries;
    typename G::State now;
};

// Answers from the entries, and asks `onwards` from there on.
template <Game G>
class ResumingTable final : public Table<G> {
public:
    ResumingTable(const Journal<G>& entries, Table<G>& onwards)
        : entries_(entries), onwards_(onwards) {}

    void reveal() override {
        if (is_past()) return onwards_.reveal();
        read_reveal(entries_, cursor_++);
    }

protected:
    int answer(const Question<G>& question) override {
        if (!is_past()) return read(question);
        const typename G::Option option = onwards_.choose(question);
        return static_cast<int>(std::ranges::find(question.options, option) -
                                question.options.begin());
    }
    int stand(const Question<G>& question) override {
        const std::uint16_t ordinal = standing_seen_++;
        const bool is_spoken = !is_past() && answers_standing(entries_[cursor_], question, ordinal);
        return is_spoken ? read(question) : 0;
    }
    void cast(const Roll<G>& roll, Faces& faces) override {
        has_come_ = is_past();
        if (has_come_) return onwards_.roll(roll, faces);
        read_cast(entries_, cursor_++, roll, faces);
    }
    void announce(const typename G::Event& event) override {
        if (has_come_) onwards_.tell(event);
    }

private:
    bool is_past() const { return cursor_ >= entries_.size(); }
    int read(const Question<G>& question) { return read_choice(entries_, cursor_++, question); }

    const Journal<G>& entries_;
    Table<G>& onwards_;
    std::size_t cursor_ = 0;
    std::uint16_t standing_seen_ = 0;
    bool has_come_ = false;  // to the roll; what is told before has happened already
};

// To the end of the step. All that is asked is answered by the watcher. The game hides nothing.
template <Game G, OddsWatcher<G> Watcher>
OddsCount odds_of_roll(const RollAhead<G>& ahead, Watcher& watcher, const OddsLimits& limits) {
    const auto rules = [&](typename G::State& copy, Table<G>& onwards) {
        ResumingTable<G> table(ahead.entries, onwards);
        G::step(copy, table);
    };
    return odds_of_rules<G>(ahead.boundary, rules, watcher, limits);
}

}  // namespace kernel
