#include "games/frothy/data/scenario/scenario_rehearsal.h"

#include <algorithm>
#include <optional>

#include "games/frothy/data/notation/notation.h"
#include "kernel/journal_table.h"

namespace frothy::scenario {
namespace {

using Journal = kernel::Journal<Frothy>;

struct Rerun {
    Race race;
    std::optional<kernel::FrozenQuestion<Frothy>> stopped_at;
};

Rerun run_again(const Race& start, const Action& action, Journal& journal) {
    Rerun rerun{start, std::nullopt};
    kernel::StepProgress progress;
    std::vector<kernel::SpokenUp<Frothy>> wishes;
    kernel::JournalTable<Frothy> table(rerun.race, journal, 0, 0, progress, nullptr, wishes);
    try {
        action.run(rerun.race, table);
    } catch (const kernel::AwaitingAnswer&) {
        rerun.stopped_at = std::move(table.stopped_at());
    }
    return rerun;
}

Journal first_entries(const Journal& journal, std::size_t count) {
    Journal part = journal;
    part.truncate(count);
    return part;
}

// Undo to the answer at this entry: the same question must be open again, with the same answer
// among its options.
std::string undo_to(const Race& start, const Action& action, const Journal& journal,
                    std::size_t entry) {
    const auto& answer = journal[entry];
    Journal part = first_entries(journal, entry);
    const Rerun rerun = run_again(start, action, part);
    const std::string asked =
        "\"" + std::string(name_of(answer.ask)) + "\" of answer " + std::to_string(entry);
    if (!rerun.stopped_at) return asked + " is not asked when the rules are run again";
    const auto& question = *rerun.stopped_at;
    const bool offered = std::find(question.options.begin(), question.options.end(),
                                   answer.option) != question.options.end();
    if (question.player != answer.player || question.ask != answer.ask || !offered) {
        return asked + " is another question when the rules are run again";
    }
    return {};
}

}  // namespace

std::string rehearse(const Race& start, const Action& action, const Journal& journal,
                     const Race& end) {
    try {
        for (std::size_t i = 0; i < journal.size(); ++i) {
            const auto& entry = journal[i];
            if (entry.kind != kernel::EntryKind::choice ||
                entry.standing == kernel::Standing::standing) {
                continue;
            }
            std::string difference = undo_to(start, action, journal, i);
            if (!difference.empty()) return difference;
        }
        Journal whole = journal;
        const Rerun rerun = run_again(start, action, whole);
        if (rerun.stopped_at) return "a further question is asked when the rules are run again";
        if (!(rerun.race == end)) return "the race ends otherwise when the rules are run again";
    } catch (const kernel::JournalMismatch& mismatch) {
        return "entry " + std::to_string(mismatch.entry()) + " does not fit: " + mismatch.what();
    }
    return {};
}

}  // namespace frothy::scenario
