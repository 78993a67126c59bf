// One game in progress: the state at the last place of rest, the journal, and the open question.
//
// Submitting an answer appends it and re-runs the step from the boundary; undo drops the tail of
// the journal. Nothing else ever suspends.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "kernel/decision.h"
#include "kernel/game.h"
#include "kernel/journal.h"
#include "kernel/journal_table.h"

namespace kernel {

// What taking back a choice would make known again: nothing, a roll, or a revealed secret.
enum class UndoCost : std::uint8_t { free, past_a_die, past_a_secret };

template <Game G>
class Session {
public:
    using State = typename G::State;
    using Option = typename G::Option;

    // A place of rest: the state, and how many journal entries led to it.
    struct Boundary {
        State state;
        std::size_t entries = 0;
    };

    // A new game from its first state. The throws of `throwers` are made at the table, by hand.
    Session(const State& start, std::uint64_t seed, PlayerSet throwers = 0)
        : seed_(seed), throwers_(throwers) {
        boundaries_.push_back({start, 0});
        advance(&happenings_);
    }

    // A game taken up again: runs the rules over the journal. Throws JournalMismatch, naming the
    // first entry that disagrees. What has happened so far is not told anew: that is for `retell`.
    Session(const State& start, std::uint64_t seed, Journal<G> journal, PlayerSet throwers = 0)
        : seed_(seed), throwers_(throwers), journal_(std::move(journal)) {
        boundaries_.push_back({start, 0});
        advance(nullptr);
    }

    // The open question; null when the game is over or waits for a throw. Valid until the next
    // change.
    const Decision<G>* pending() const { return pending_ ? &*pending_ : nullptr; }
    // The dice that are to be thrown by hand before anything goes on; null for none.
    const AwaitedThrow<G>* awaited() const { return awaited_ ? &*awaited_ : nullptr; }
    bool is_over() const { return !pending_ && !awaited_; }

    // The state as it stands, also in the middle of a step.
    const State& now() const {
        return pending_ ? pending_->now : awaited_ ? awaited_->now : boundaries_.back().state;
    }
    const State& boundary() const { return boundaries_.back().state; }
    const std::vector<Boundary>& boundaries() const { return boundaries_; }
    const Journal<G>& journal() const { return journal_; }
    std::uint64_t seed() const { return seed_; }
    std::uint64_t revision() const { return revision_; }

    // Answers the open question with one of its options, by index.
    void submit(std::size_t option) { submit(option, pending_->player); }
    // The answer of this player, who must be one of those asked.
    void submit(std::size_t option, PlayerId player) {
        assert(pending_ && option < pending_->options.size() && pending_->is_asked(player));
        redo_.clear();
        append(pending_->options[option], player);
    }

    // What the awaited dice show: as many faces as are thrown, each of them one that may fall.
    void throw_by_hand(std::span<const std::uint8_t> faces) {
        assert(awaited_ && faces.size() == awaited_->roll.count);
        journal_.add_cast(awaited_->roll, faces, true);
        ++revision_;
        advance(&happenings_);
    }
    // Whose throws are made by hand from now on. Dice that are awaited from nobody any more fall by
    // the seed.
    void set_throwers(PlayerSet throwers) {
        throwers_ = throwers;
        if (!awaited_ || (throwers & only(awaited_->roll.thrower)) != 0) return;
        ++revision_;
        advance(&happenings_);
    }

    // A wish kept until its standing question comes up (giving up, declining a recovery).
    void answer_standing(PlayerId player, typename G::Ask ask, Option option) {
        answer_standing({player, ask, option});
    }
    void answer_standing(const StandingAnswer<G>& wish) {
        redo_.clear();
        standing_answers_.push_back(wish);
    }
    const std::vector<StandingAnswer<G>>& standing_answers() const { return standing_answers_; }
    void take_back_wishes(PlayerId player, typename G::Ask ask) {
        std::erase_if(standing_answers_,
                      [&](const auto& wish) { return wish.player == player && wish.ask == ask; });
    }
    void take_back_wishes(PlayerId player, typename G::Ask ask, typename G::Rule rule) {
        std::erase_if(standing_answers_, [&](const auto& wish) {
            return wish.player == player && wish.ask == ask && wish.rule == rule;
        });
    }

    // The entry undo would take back, or journal().size() if there is none: the last answer to an
    // open question. Standing answers that followed it go with it.
    std::size_t last_choice() const { return choice_at_or_before(journal_.size()); }
    bool can_undo() const { return last_choice() < journal_.size(); }
    // The cost of undoing back to (and including) an entry.
    UndoCost undo_cost(std::size_t entry) const {
        UndoCost cost = UndoCost::free;
        for (std::size_t i = entry; i < journal_.size(); ++i) {
            if (journal_[i].kind == EntryKind::reveal) return UndoCost::past_a_secret;
            if (journal_[i].kind == EntryKind::cast) cost = UndoCost::past_a_die;
        }
        return cost;
    }
    UndoCost undo_cost() const { return undo_cost(last_choice()); }

    // Takes back the last choice and everything after it. The same dice fall again, but for those
    // thrown by hand.
    void undo() { undo_to(last_choice()); }
    // Takes back the choice at this entry (or the last one before it) and everything after it.
    void undo_to(std::size_t wanted) {
        if (wanted >= journal_.size()) return;
        const std::size_t entry = choice_at_or_before(wanted + 1);
        if (entry >= journal_.size()) return;
        std::vector<Entry<G>> taken_back;
        for (std::size_t i = entry; i < journal_.size(); ++i) {
            if (journal_[i].kind == EntryKind::choice) taken_back.push_back(journal_[i]);
        }
        redo_.insert(redo_.end(), taken_back.rbegin(), taken_back.rend());
        journal_.truncate(entry);
        while (boundaries_.size() > 1 && boundaries_.back().entries > entry) {
            boundaries_.pop_back();
        }
        ++revision_;
        progress_ = {};
        advance(nullptr);
        happenings_.clear();
        happenings_.push_back({HappeningKind::rewound, {}, 0, now()});
    }

    bool can_redo() const { return !redo_.empty(); }
    // The choice that redo would make again.
    const Entry<G>& next_redo() const { return redo_.back(); }
    void redo() {
        if (redo_.empty()) return;
        const Entry<G> entry = redo_.back();
        redo_.pop_back();
        const bool fits =
            pending_ && pending_->is_asked(entry.player) && pending_->ask == entry.ask &&
            std::ranges::find(pending_->options, entry.option) != pending_->options.end();
        if (!fits) {
            redo_.clear();
            return;
        }
        // Standing answers were wishes made before this choice was answered.
        while (!redo_.empty() && redo_.back().standing == Standing::standing) {
            const Entry<G>& wish = redo_.back();
            standing_answers_.push_back({wish.player, wish.ask, wish.option, {}, wish.ordinal});
            redo_.pop_back();
        }
        append(entry.option, entry.player);
    }

    // What has happened since the last call, each thing once.
    std::vector<Happening<G>> take_happenings() { return std::exchange(happenings_, {}); }

private:
    std::size_t choice_at_or_before(std::size_t end) const {
        for (std::size_t i = end; i-- > 0;) {
            if (journal_[i].kind == EntryKind::choice && journal_[i].standing == Standing::asked) {
                return i;
            }
        }
        return journal_.size();
    }

    void append(Option option, PlayerId player) {
        journal_.add_choice_of(player, pending_->question(), option);
        ++revision_;
        if (happenings_.empty()) happenings_.reserve(usual_happenings);
        advance(&happenings_);
    }

    // Runs steps until a question is open or the game is over.
    void advance(std::vector<Happening<G>>* happenings) {
        pending_.reset();
        awaited_.reset();
        while (!G::is_over(boundaries_.back().state)) {
            State working = boundaries_.back().state;
            const std::size_t first_entry = boundaries_.back().entries;
            JournalTable<G> table(working, journal_, first_entry, seed_, progress_, happenings,
                                  standing_answers_, throwers_);
            try {
                G::step(working, table);
            } catch (const AwaitingAnswer&) {
                awaited_ = std::move(table.awaited());
                if (!awaited_) stop_at(std::move(*table.stopped_at()), working, first_entry);
                return;
            }
            boundaries_.push_back({working, table.cursor()});
            progress_ = {};
        }
        if (boundaries_.back().entries < journal_.size()) {
            throw JournalMismatch(boundaries_.back().entries, "the game is over here");
        }
    }

    void stop_at(FrozenQuestion<G> question, const State& working, std::size_t first_entry) {
        pending_.emplace(Decision<G>{std::move(question), working, boundaries_.back().state,
                                     journal_.tail(first_entry), revision_});
    }

    static constexpr std::size_t usual_happenings = 8;  // between two questions

    std::uint64_t seed_;
    PlayerSet throwers_;  // by hand
    Journal<G> journal_;
    std::vector<Boundary> boundaries_;
    StepProgress progress_;
    std::optional<Decision<G>> pending_;
    std::optional<AwaitedThrow<G>> awaited_;
    std::vector<Entry<G>> redo_;  // last in, first out
    std::vector<StandingAnswer<G>> standing_answers_;
    std::vector<Happening<G>> happenings_;
    std::uint64_t revision_ = 0;
};

}  // namespace kernel
