#include "games/frothy/door/core/commands/odds_command.h"

#include <limits>
#include <memory>
#include <ostream>
#include <string>

#include "formats/data_files.h"
#include "games/frothy/data/record/record.h"
#include "games/frothy/door/core/lab/question_odds.h"
#include "games/frothy/view/core/seat_names.h"
#include "play/record_files.h"
#include "play/scenario/scenario.h"
#include "ui/core/seating.h"

namespace frothy {

using namespace play;

namespace {

constexpr std::uint64_t at_end = std::numeric_limits<std::uint64_t>::max();

struct OddsOrder {
    std::string file;
    std::uint64_t entries = at_end;
    kernel::OddsLimits limits;
    bool as_json = false;
};

// The open question of a record, or of what it was after so many entries.
lab::QuestionOdds odds_of_record(const OddsOrder& order, const CommandContext& context) {
    std::string notice;
    auto loaded = load_any_record<Codec>(order.file, notice);
    if (!notice.empty()) context.streams.err << notice << '\n';
    if (!loaded.ok()) throw ContentError(formats::text_of(loaded.complaints));
    Record record = *std::move(loaded.value);
    if (order.entries < record.journal.size())
        record = branch_at(record, order.entries, {}, record.seats);
    const ResumedGame game = resume(record);
    if (game.session == nullptr) {
        throw ContentError(order.file + ": " +
                           (game.disagreement ? game.disagreement->text
                                              : "the record and the rules do not agree"));
    }
    if (game.session->pending() == nullptr) {
        throw ContentError(order.file + ": no question is open after " +
                           std::to_string(record.journal.size()) +
                           " entries; --at N looks at an earlier moment");
    }
    auto answers =
        odds_of(*game.session->pending(), names_of(ui::seating_of(record.seats)), order.limits);
    answers.entries = record.journal.size();
    return answers;
}

int odds(const OddsOrder& order, const CommandContext& context) {
    const auto text = formats::read_text_file(order.file);
    const bool is_case = text.ok() && is_scenario(*text.value);
    if (is_case && order.entries != at_end) throw UsageError("--at: only with a record");
    const lab::QuestionOdds answers =
        is_case ? odds_of_scenario(order.file, context.scenario_dirs(), order.limits)
                : odds_of_record(order, context);
    std::ostream& out = context.streams.out;
    order.as_json ? lab::print_odds_json(out, answers) : lab::print_odds(out, answers);
    return exit_good;
}

}  // namespace

CommandRun declare_odds(CommandOptions& options) {
    const auto order = std::make_shared<OddsOrder>();
    options.describe(
        "What every answer to the open question of a race may bring, by running the rules over\n"
        "the dice: counted exactly where they can be counted, else sampled and given with its "
        "margin.\n");
    options.file("RECORD|SCENARIO", order->file, Needed::yes,
                 "a record or an autosave, or a rule case that stops within a step");
    options.number("--at", "N", order->entries, 0, max_entries,
                   "after so many entries of its journal (default: where it ends)");
    options.number("--samples", "N", order->limits.samples, 100, 10'000'000,
                   "how many courses are sampled where they cannot be counted (default 4000)");
    options.flag("--json", order->as_json, "one JSON document");
    options.end_with("Exit code: 0 done, 1 bad content or no open question, 2 wrong usage.");
    return [order](const CommandContext& context) { return odds(*order, context); };
}

}  // namespace frothy
