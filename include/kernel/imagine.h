// Plays on from a decision without touching the game: the real rules, run to the end of the step.
#pragma once

#include <algorithm>

#include "kernel/decision.h"
#include "kernel/game.h"
#include "kernel/journal_reader.h"
#include "kernel/table.h"

namespace kernel {

// Feeds the entries that led to the decision, then the imagined option, then asks `onwards`.
// Secret answers the viewer may not know are asked of `onwards` anew; they may turn out longer or
// shorter than the recorded ones, which are therefore passed over as a whole.
template <Game G>
class ImaginingTable final : public Table<G> {
public:
    ImaginingTable(const Decision<G>& decision, typename G::Option option, PlayerId viewer,
                   Table<G>& onwards)
        : decision_(decision), option_(option), viewer_(viewer), onwards_(onwards) {
        for (std::size_t i = 0; i < decision.entries.size(); ++i) {
            if (decision.entries[i].kind == EntryKind::reveal) known_before_ = i;
        }
        this->want_forced(onwards.wants_forced());
    }

    // Whether the imagined option has been taken.
    bool has_imagined() const { return imagined_; }

    void reveal() override {
        pass_over_hidden();
        if (cursor_ < decision_.entries.size()) {
            ++cursor_;
        } else {
            onwards_.reveal();
        }
    }

protected:
    int answer(const Question<G>& question) override {
        if (!imagined_ && cursor_ >= known_before_ &&
            is_hidden(question.secrecy, question.player)) {
            return delegate(question);
        }
        pass_over_hidden();
        if (cursor_ < decision_.entries.size()) {
            return find(question, decision_.entries[cursor_++].option);
        }
        if (!imagined_) {
            imagined_ = true;
            return find(question, option_);
        }
        return delegate(question);
    }
    int stand(const Question<G>& question) override {
        const std::uint16_t ordinal = standing_seen_++;
        pass_over_hidden();
        if (cursor_ < decision_.entries.size()) {
            const Entry<G>& entry = decision_.entries[cursor_];
            if (speaks_up(entry, question, ordinal)) {
                ++cursor_;
                return find(question, entry.option);
            }
        }
        return 0;
    }
    void forced(const Question<G>& question) override {
        if (imagined_) onwards_.choose(question);
    }
    void cast(const Roll<G>& roll, Faces& faces) override {
        pass_over_hidden();
        if (cursor_ < decision_.entries.size()) {
            const auto recorded = decision_.entries.faces_of(decision_.entries[cursor_++]);
            faces.resize(recorded.size());
            for (std::size_t i = 0; i < recorded.size(); ++i)
                faces[i] = recorded[i];
            return;
        }
        onwards_.roll(roll, faces);
    }
    void announce(const typename G::Event& event) override {
        if (imagined_) onwards_.tell(event);
    }

private:
    // Whoever imagines a decision stands in the shoes of the player who makes it.
    bool is_hidden(Secrecy secrecy, PlayerId player) const {
        return secrecy == Secrecy::secret && player != viewer_ && player != decision_.player;
    }
    void pass_over_hidden() {
        while (cursor_ >= known_before_ && cursor_ < decision_.entries.size() &&
               decision_.entries[cursor_].kind == EntryKind::choice &&
               is_hidden(decision_.entries[cursor_].secrecy, decision_.entries[cursor_].player)) {
            ++cursor_;
        }
    }
    static int find(const Question<G>& question, typename G::Option option) {
        const auto found = std::find(question.options.begin(), question.options.end(), option);
        return found == question.options.end() ? 0
                                               : static_cast<int>(found - question.options.begin());
    }
    int delegate(const Question<G>& question) { return find(question, onwards_.choose(question)); }

    const Decision<G>& decision_;
    typename G::Option option_;
    PlayerId viewer_;
    Table<G>& onwards_;
    std::size_t cursor_ = 0;
    std::size_t known_before_ = 0;  // entries before the last reveal are known to all
    std::uint16_t standing_seen_ = 0;
    bool imagined_ = false;
};

// The state after the step in which `option` is taken, as `viewer` may imagine it.
template <Game G>
typename G::State imagine(const Decision<G>& decision, typename G::Option option, PlayerId viewer,
                          Table<G>& onwards) {
    typename G::State state = decision.boundary;
    ImaginingTable<G> table(decision, option, viewer, onwards);
    G::step(state, table);
    return state;
}

}  // namespace kernel
