#include "games/frothy/door/core/commands/replay_command.h"

#include <iomanip>
#include <memory>
#include <ostream>
#include <string>
#include <utility>

#include "games/frothy/door/core/commands/transcript.h"
#include "games/frothy/door/core/commands/window_commands.h"
#include "games/frothy/door/core/document.h"
#include "play/record_files.h"

namespace frothy {

using namespace play;
namespace {

struct ReplayOrder {
    std::string file;
    bool verifies = false;
    bool in_window = false;
};

int verify(const Record& record, const std::string& file, const Streams& streams) {
    const Verdict verdict = verify(record);
    if (!verdict.agrees) {
        streams.err << file << ": "
                    << (verdict.disagreement ? verdict.disagreement->text
                                             : "the record and the rules do not agree")
                    << '\n';
        return exit_bad_content;
    }
    streams.out << file << ": agrees, " << record.journal.size() << " entries, "
                << verdict.marks_checked << " states compared, end state " << std::hex
                << std::setfill('0') << std::setw(16) << verdict.final_hash << std::dec
                << std::setfill(' ') << '\n';
    return exit_good;
}

int replay(const ReplayOrder& order, const CommandContext& context) {
    const Streams& streams = context.streams;
    std::string notice;
    const auto record = play::load_any_record<Codec>(order.file, notice);
    if (!notice.empty()) streams.err << notice << '\n';
    if (!record.ok()) throw ContentError(formats::text_of(record.complaints));
    if (order.verifies) return verify(*record.value, order.file, streams);
    if (order.in_window) {
        if (!context.client.open_window) {
            say_no_window(context);
            return exit_bad_content;
        }
        auto opening = std::make_shared<FrothyOpening>();
        opening->scene = ClientScene::replay;
        opening->record = *record.value;
        return context.client.open_window(start_with(context.own_start(), std::move(opening)));
    }
    const auto disagreement = write_transcript(*record.value, streams.out);
    if (!disagreement) return exit_good;
    streams.err << order.file << ": " << *disagreement << '\n';
    return exit_bad_content;
}

}  // namespace

CommandRun declare_replay(CommandOptions& options) {
    const auto order = std::make_shared<ReplayOrder>();
    options.describe(
        "Tells the race of a record, or of an autosave, in words: a heading for each moment, "
        "every\n"
        "entry of its journal with its number, and beneath it what came of it, with rule IDs.\n");
    options.file("FILE", order->file, Needed::yes, "a record or an autosave");
    options.begin_group("At most one of these");
    options.flag("--verify", order->verifies,
                 "tell nothing, but run the rules over the journal and compare every state; the "
                 "first entry that differs is named");
    options.flag("--window", order->in_window, "show it in the window, with a timeline");
    options.only_one_of({"--verify", "--window"});
    options.end_with(
        "Exit code: 0 the record and the rules agree, 1 they do not or there is no window,\n"
        "2 wrong usage.");
    return [order](const CommandContext& context) { return replay(*order, context); };
}

}  // namespace frothy
