// The table of a session: answers from the journal, casts beyond it, stops at an open question and
// before dice that are thrown by hand.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "kernel/awaiting_answer.h"
#include "kernel/decision.h"
#include "kernel/game.h"
#include "kernel/journal.h"
#include "kernel/journal_reader.h"
#include "kernel/table.h"

namespace kernel {

// Something that happened and has not been shown yet: an event, or a cast (a journal entry).
enum class HappeningKind : std::uint8_t { event, cast, rewound };

// `state` is the game right after it; dice that are cast have changed nothing yet. Whoever shows it
// to somebody shows `view_of` it (view.h).
template <class G>
struct Happening {
    HappeningKind kind = HappeningKind::event;
    typename G::Event event{};
    std::size_t entry = 0;
    typename G::State state{};
    PlayerSet seen_by = everybody;
};

inline constexpr std::uint16_t any_ordinal = 0xFFFF;

// A player's wish to answer a standing question otherwise than it stands.
template <class G>
struct StandingAnswer {
    PlayerId player;
    typename G::Ask ask;
    typename G::Option option;
    typename G::Rule rule{};              // that the question must be about; Rule{}: any
    std::uint16_t ordinal = any_ordinal;  // of the question in its step, where it is known

    friend bool operator==(const StandingAnswer&, const StandingAnswer&) = default;
};

// What a step has already published and passed, kept between its re-runs.
struct StepProgress {
    std::size_t events_published = 0;
    std::uint16_t standing_passed = 0;
};

// Watches `state`, which must be the one given to the rules.
template <Game G>
class JournalTable final : public Table<G> {
public:
    JournalTable(const typename G::State& state, Journal<G>& journal, std::size_t first_entry,
                 std::uint64_t seed, StepProgress& progress, std::vector<Happening<G>>* happenings,
                 std::vector<StandingAnswer<G>>& standing_answers, PlayerSet throwers = 0)
        : state_(state),
          journal_(journal),
          cursor_(first_entry),
          seed_(seed),
          progress_(progress),
          happenings_(happenings),
          standing_answers_(standing_answers),
          throwers_(throwers) {}

    // The question the step stopped at, or else the throw; the spans have been copied.
    std::optional<FrozenQuestion<G>>& stopped_at() { return stopped_; }
    std::optional<AwaitedThrow<G>>& awaited() { return awaited_; }
    std::size_t cursor() const { return cursor_; }

    void reveal() override {
        if (cursor_ < journal_.size()) {
            read_reveal(journal_, cursor_);
        } else {
            journal_.add_reveal();
        }
        ++cursor_;
    }

protected:
    int answer(const Question<G>& question) override {
        if (cursor_ < journal_.size()) return read_choice(question);
        stopped_ = freeze(question);
        throw AwaitingAnswer{};
    }

    int stand(const Question<G>& question) override {
        const std::uint16_t ordinal = standing_seen_++;
        const bool passed_before = ordinal < progress_.standing_passed;
        progress_.standing_passed = std::max(progress_.standing_passed, standing_seen_);
        if (cursor_ < journal_.size()) {
            return answers_standing(journal_[cursor_], question, ordinal) ? read_choice(question)
                                                                          : 0;
        }
        if (passed_before) return 0;
        for (std::size_t i = 0; i < standing_answers_.size(); ++i) {
            const StandingAnswer<G> wish = standing_answers_[i];
            const auto found =
                std::find(question.options.begin(), question.options.end(), wish.option);
            if (!question.is_asked(wish.player) || wish.ask != question.ask ||
                found == question.options.end()) {
                continue;
            }
            const bool is_about_it =
                wish.rule == typename G::Rule{} || wish.rule == G::rule_of(question.about);
            const bool is_this_one = wish.ordinal == any_ordinal || wish.ordinal == ordinal;
            if (!is_about_it || !is_this_one) continue;
            standing_answers_.erase(standing_answers_.begin() + static_cast<std::ptrdiff_t>(i));
            journal_.add_choice_of(wish.player, question, wish.option, ordinal);
            ++cursor_;
            return static_cast<int>(found - question.options.begin());
        }
        return 0;
    }

    void cast(const Roll<G>& roll, Faces& faces) override {
        if (cursor_ < journal_.size()) {
            read_cast(journal_, cursor_, roll, faces);
        } else if ((throwers_ & only(roll.thrower)) != 0) {
            await_throw(roll);
        } else {
            cast_roll(seed_, journal_.rolls(), roll, faces);
            journal_.add_cast(roll, faces);
        }
        publish(HappeningKind::cast, {}, roll.seen_by);
        ++cursor_;
    }

    void announce(const typename G::Event& event) override {
        publish(HappeningKind::event, event, everybody);
    }
    void confide(const typename G::Event& event, PlayerSet seen_by) override {
        publish(HappeningKind::event, event, seen_by);
    }

private:
    int read_choice(const Question<G>& question) {
        const int index = kernel::read_choice(journal_, cursor_, question);
        ++cursor_;
        return index;
    }

    [[noreturn]] void await_throw(const Roll<G>& roll) {
        awaited_ = {roll, {}, state_};
        awaited_->roll.weights = {};
        for (std::uint8_t face = 0; face < roll.sides; ++face)
            if (roll.allows(face)) awaited_->faces.push_back(face);
        throw AwaitingAnswer{};
    }

    // Each happening of a step is shown once, however often the step is re-run.
    void publish(HappeningKind kind, const typename G::Event& event, PlayerSet seen_by) {
        if (told_++ < progress_.events_published) return;
        progress_.events_published = told_;
        if (happenings_ == nullptr) return;
        const bool is_cast = kind == HappeningKind::cast;
        happenings_->push_back({kind, event, is_cast ? cursor_ : 0, state_, seen_by});
    }

    const typename G::State& state_;
    Journal<G>& journal_;
    std::size_t cursor_;
    std::uint64_t seed_;
    StepProgress& progress_;
    std::vector<Happening<G>>* happenings_;
    std::vector<StandingAnswer<G>>& standing_answers_;
    std::size_t told_ = 0;
    std::uint16_t standing_seen_ = 0;
    PlayerSet throwers_;
    std::optional<FrozenQuestion<G>> stopped_;
    std::optional<AwaitedThrow<G>> awaited_;
};

}  // namespace kernel
