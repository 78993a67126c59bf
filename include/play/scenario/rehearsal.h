// Doing a thing of a case again, as a session would: from the journal, stopping at every answer.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "kernel/journal_table.h"

namespace play::scenario {

template <kernel::Game G>
struct Rerun {
    typename G::State state;
    std::optional<kernel::FrozenQuestion<G>> stopped_at;
};

template <kernel::Game G, class Run>
Rerun<G> run_again(const typename G::State& start, const Run& run, kernel::Journal<G> journal) {
    Rerun<G> rerun{start, std::nullopt};
    kernel::StepProgress progress;
    std::vector<kernel::StandingAnswer<G>> wishes;
    kernel::JournalTable<G> table(rerun.state, journal, 0, 0, progress, nullptr, wishes);
    try {
        run(rerun.state, table);
    } catch (const kernel::AwaitingAnswer&) {
        rerun.stopped_at = std::move(table.stopped_at());
    }
    return rerun;
}

// Runs `run` from `start` once for every answer of the journal, with the entries before it only:
// the same question must be open again, as after an undo, with the same answer among its options.
// Then once with all of them. Returns what differed from the first time; empty if nothing did.
template <kernel::Game G, class Run>
std::string rehearse(const typename G::State& start, const Run& run,
                     const kernel::Journal<G>& journal, const typename G::State& end,
                     std::span<const std::string> asks) {
    try {
        for (std::size_t i = 0; i < journal.size(); ++i) {
            const kernel::Entry<G>& entry = journal[i];
            if (entry.kind != kernel::EntryKind::choice ||
                entry.standing == kernel::Standing::standing) {
                continue;
            }
            kernel::Journal<G> before = journal;
            before.truncate(i);
            const auto asked = run_again<G>(start, run, std::move(before)).stopped_at;
            const std::string what = "\"" + asks[static_cast<std::size_t>(entry.ask)] +
                                     "\" of answer " + std::to_string(i);
            if (!asked) return what + " is not asked when the rules are run again";
            if (!asked->is_asked(entry.player) || asked->ask != entry.ask ||
                std::ranges::find(asked->options, entry.option) == asked->options.end()) {
                return what + " is another question when the rules are run again";
            }
        }
        const Rerun<G> whole = run_again<G>(start, run, journal);
        if (whole.stopped_at) return "a further question is asked when the rules are run again";
        if (!(whole.state == end)) return "the race ends otherwise when the rules are run again";
    } catch (const kernel::JournalMismatch& mismatch) {
        return "entry " + std::to_string(mismatch.entry()) + " does not fit: " + mismatch.what();
    }
    return {};
}

}  // namespace play::scenario
