#include "app/core/commands/replay_command.h"

#include <array>
#include <iomanip>
#include <ostream>

#include "app/core/commands/arguments.h"
#include "app/core/commands/transcript.h"
#include "app/core/commands/window_commands.h"
#include "app/core/document.h"

namespace app {
namespace {

constexpr const char* help =
    "usage: hippodrome replay [--verify | --window] FILE\n"
    "\n"
    "Tells the race of a record, or of an autosave, in words: a heading for each moment, every\n"
    "entry of its journal with its number, and beneath it what came of it, with rule IDs.\n"
    "\n"
    "  --verify  tell nothing, but run the rules over the journal and compare every state;\n"
    "            the first entry that differs is named\n"
    "  --window  show it in the window, with a timeline\n"
    "\n"
    "Exit code: 0 the record and the rules agree, 1 they do not or there is no window,\n"
    "2 wrong usage.\n";

int verify(const frothy::Record& record, const std::string& file, const Streams& streams) {
    const frothy::Verdict verdict = frothy::verify(record);
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

}  // namespace

int run_replay_command(CommandArguments args, const CommandContext& context) {
    constexpr std::array<std::string_view, 2> flags = {"--verify", "--window"};
    const Arguments arguments(args, flags, {}, {1, 1});
    const Streams& streams = context.streams;
    if (arguments.wants_help()) {
        streams.out << help;
        return exit_good;
    }
    const std::string& file = arguments.files().front();
    std::string notice;
    const auto record = load_any_record(file, notice);
    if (!notice.empty()) streams.err << notice << '\n';
    if (!record.ok()) throw ContentError(text_of(record.complaints));
    if (arguments.has("--verify")) return verify(*record.value, file, streams);
    if (arguments.has("--window")) {
        if (!context.client.open_window) {
            say_no_window(context);
            return exit_bad_content;
        }
        ClientStart start = own_start(context);
        start.scene = ClientScene::replay;
        start.record = *record.value;
        return context.client.open_window(std::move(start));
    }
    const auto disagreement = write_transcript(*record.value, streams.out);
    if (!disagreement) return exit_good;
    streams.err << file << ": " << *disagreement << '\n';
    return exit_bad_content;
}

}  // namespace app
