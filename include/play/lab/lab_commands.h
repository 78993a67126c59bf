// What the commands of the proving ground have in common, whichever game they run.
#pragma once

#include <iosfwd>
#include <string>

#include "play/commands/command_context.h"
#include "play/commands/command_options.h"
#include "play/commands/simulate.h"
#include "play/lab/batch.h"
#include "play/lab/report.h"

namespace play::lab {

// How a batch is told.
struct Telling {
    enum class As : std::uint8_t { tables, json, csv };
    As as = As::tables;
};
// --json and --csv.
void declare_telling(CommandOptions& options, Telling& telling);
// Between quotation marks, as CSV has it.
std::string csv_text(const std::string& text);
void tell_batch(std::ostream& out, const Batch& batch, Telling telling);

// In what form a report is given, and where.
struct ReportForm {
    ReportAs as = ReportAs::markdown;
    std::string out;  // a file; empty for the stream
};
// --html, --json and --out.
void declare_report_form(CommandOptions& options, ReportForm& form);
// Throws ContentError where the file cannot be written.
void give_report(const Report& report, const ReportForm& form, const CommandContext& context);

// Races worth watching, as records.
struct Keeping {
    std::string folder;  // empty for none
    int of_each = 1;     // kind
};
// --record and --keep; `which` are worth watching.
void declare_keeping(CommandOptions& options, Keeping& keeping, const std::string& which);
// Writes them, and tells their files.
void keep(const Trial& trial, const Batch& batch, const Keeping& keeping,
          const CommandContext& context);

struct BatchCommand {
    Shard shard;
    Telling telling;
    Keeping keeping;
};
// --shard, --record and --keep, and the above.
void declare_batch_command(CommandOptions& options, BatchCommand& command);
// Runs it, tells it, and writes the records of races worth watching.
int run_batch_command(const Trial& trial, const BatchOrder& order, const BatchCommand& command,
                      const CommandContext& context);

// `merge FILE...`: shards as the one batch they are of.
CommandRun declare_merge(CommandOptions& options);

// Writes the best races of each kind as records, each once: "closest-finish-0000017.json". Gives
// their files. Throws ContentError where it cannot.
struct KeptRace {
    std::string kind;
    std::uint64_t race = 0;
    std::string file;
};
std::vector<KeptRace> keep_races(const Trial& trial, const Batch& batch, const std::string& folder,
                                 std::size_t of_each);

}  // namespace play::lab
