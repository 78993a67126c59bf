// Plays on from a decision without touching the game: the real rules, run to the end of the step.
#pragma once

#include <algorithm>

#include "kernel/awaiting_answer.h"
#include "kernel/decision.h"
#include "kernel/game.h"
#include "kernel/journal_reader.h"
#include "kernel/table.h"
#include "kernel/view.h"

namespace kernel {

// Whose knowledge an imagining uses: that of the viewer where he is asked; else he stands in the
// shoes of the player who is.
template <class G>
PlayerId eyes_of(const Decision<G>& decision, PlayerId viewer) {
    return decision.is_asked(viewer) ? viewer : decision.player;
}

// Goes through the entries that a viewer has seen, and passes over all others.
template <class G>
class SeenEntries {
public:
    SeenEntries(const Journal<G>& entries, PlayerId viewer, PlayerId eyes)
        : entries_(entries),
          viewer_(viewer),
          eyes_(eyes),
          revealed_before_(entries.revealed_before()) {}

    // Whether the viewer does not see how this comes out, as far as the entries are read.
    bool is_hidden(const Question<G>& question) const {
        return cursor_ >= revealed_before_ && !includes(question.seen_by, viewer_) &&
               !includes(question.seen_by, eyes_) && !question.is_asked(viewer_) &&
               !question.is_asked(eyes_);
    }
    bool is_hidden(const Roll<G>& roll) const {
        return !includes(roll.seen_by, viewer_) && !includes(roll.seen_by, eyes_);
    }

    // The next entry seen; null when there is none. It is taken with `take`.
    const Entry<G>* next() {
        while (cursor_ < entries_.size() &&
               entries_.is_hidden(cursor_, viewer_, revealed_before_) &&
               entries_.is_hidden(cursor_, eyes_, revealed_before_)) {
            ++cursor_;
        }
        return cursor_ < entries_.size() ? &entries_[cursor_] : nullptr;
    }
    void take() { ++cursor_; }
    std::span<const std::uint8_t> faces_of(const Entry<G>& entry) const {
        return entries_.faces_of(entry);
    }

private:
    const Journal<G>& entries_;
    PlayerId viewer_;
    PlayerId eyes_;
    std::size_t revealed_before_;
    std::size_t cursor_ = 0;
};

// What becomes of a deal that does not fit what the viewer has seen since.
enum class Misfit : std::uint8_t { bear, part };

// Feeds the entries that led to the decision, then the imagined option, then asks `onwards`.
// Answers and casts the viewer has not seen are asked of `onwards` anew; they may turn out more or
// fewer than the recorded ones, which are therefore passed over as a whole.
template <Game G>
class ImaginingTable final : public Table<G> {
public:
    ImaginingTable(const Decision<G>& decision, typename G::Option option, PlayerId viewer,
                   Table<G>& onwards)
        : decision_(decision),
          option_(option),
          entries_(decision.entries, viewer, eyes_of(decision, viewer)),
          onwards_(onwards) {
        this->want_forced(onwards.wants_forced());
    }

    // Whether the imagined option has been taken.
    bool has_imagined() const { return imagined_; }

    // To part is to abandon the step; has_parted() then tells it from other reasons.
    void on_misfit(Misfit misfit) { on_misfit_ = misfit; }
    bool has_parted() const { return parted_; }

    void reveal() override {
        if (entries_.next() != nullptr) {
            entries_.take();
        } else {
            onwards_.reveal();
        }
    }

protected:
    int answer(const Question<G>& question) override {
        if (imagined_) return delegate(question);
        if (entries_.is_hidden(question)) return delegate(question);
        if (const Entry<G>* entry = entries_.next()) {
            if (!answers(*entry, question)) misfit();
            entries_.take();
            return find(question, entry->option);
        }
        if (question.ask != decision_.ask || question.player != decision_.player) misfit();
        const int index = find(question, option_);
        imagined_ = true;
        return index;
    }
    int stand(const Question<G>& question) override {
        const std::uint16_t ordinal = standing_seen_++;
        const Entry<G>* entry = entries_.next();
        if (entry == nullptr || !answers_standing(*entry, question, ordinal)) return 0;
        entries_.take();
        return find(question, entry->option);
    }
    void forced(const Question<G>& question) override {
        if (imagined_) onwards_.choose(question);
    }
    void cast(const Roll<G>& roll, Faces& faces) override {
        if (imagined_ || entries_.is_hidden(roll)) return onwards_.roll(roll, faces);
        const Entry<G>* entry = entries_.next();
        if (entry == nullptr) return onwards_.roll(roll, faces);
        const bool fits = entry->kind == EntryKind::cast && entry->why == roll.why &&
                          std::ranges::all_of(entries_.faces_of(*entry),
                                              [&](std::uint8_t face) { return roll.allows(face); });
        if (!fits) misfit();
        entries_.take();
        if (!fits) return onwards_.roll(roll, faces);
        const auto recorded = entries_.faces_of(*entry);
        faces.resize(recorded.size());
        for (std::size_t i = 0; i < recorded.size(); ++i)
            faces[i] = recorded[i];
    }
    void announce(const typename G::Event& event) override {
        if (imagined_) onwards_.tell(event);
    }
    void confide(const typename G::Event& event, PlayerSet seen_by) override {
        if (imagined_) onwards_.tell(event, seen_by);
    }

private:
    void misfit() {
        if (on_misfit_ == Misfit::bear) return;
        parted_ = true;
        throw AwaitingAnswer{};
    }
    int find(const Question<G>& question, typename G::Option option) {
        const auto found = std::find(question.options.begin(), question.options.end(), option);
        if (found != question.options.end())
            return static_cast<int>(found - question.options.begin());
        misfit();
        return 0;
    }
    int delegate(const Question<G>& question) {
        const typename G::Option option = onwards_.choose(question);
        const auto found = std::find(question.options.begin(), question.options.end(), option);
        return static_cast<int>(found - question.options.begin());
    }

    const Decision<G>& decision_;
    typename G::Option option_;
    SeenEntries<G> entries_;
    Table<G>& onwards_;
    std::uint16_t standing_seen_ = 0;
    bool imagined_ = false;
    bool parted_ = false;
    Misfit on_misfit_ = Misfit::bear;
};

// So many deals are tried for one that fits what the viewer has seen since the place of rest; the
// last one is borne as it is.
inline constexpr std::uint64_t deal_tries = 64;

// Runs the step that led to the decision, and on with `option`, on `state`: the place of rest as
// the viewer knows it, and dealt out anew by the chance of `deal` where the game hides something.
// `begin`, given the imagining, is called before every run.
template <Game G, class Begin>
void play_on(const Decision<G>& decision, typename G::Option option, PlayerId viewer,
             Table<G>& onwards, typename G::State& state, std::uint64_t deal, const Begin& begin) {
    if constexpr (HidesInformation<G>) {
        const PlayerId eyes = eyes_of(decision, viewer);
        const typename G::State later = G::seen_by(decision.now, eyes);
        Chance chance(deal);
        for (std::uint64_t left = deal_tries; left-- > 0;) {
            state = G::seen_by(decision.boundary, eyes);
            G::redeal(state, later, eyes, chance);
            ImaginingTable<G> table(decision, option, viewer, onwards);
            if (left > 0) table.on_misfit(Misfit::part);
            begin(table);
            try {
                return G::step(state, table);
            } catch (const AwaitingAnswer&) {
                if (!table.has_parted()) throw;
            }
        }
    } else {
        state = decision.boundary;
        ImaginingTable<G> table(decision, option, viewer, onwards);
        begin(table);
        G::step(state, table);
    }
}

// The state after the step in which `option` is taken, as `viewer` may imagine it. Where the game
// hides something, `deal` numbers one of the ways it may lie.
template <Game G>
typename G::State imagine(const Decision<G>& decision, typename G::Option option, PlayerId viewer,
                          Table<G>& onwards, std::uint64_t deal = 0) {
    typename G::State state = decision.boundary;
    play_on(decision, option, viewer, onwards, state, deal, [](const ImaginingTable<G>&) {});
    return state;
}

}  // namespace kernel
