// Commands of a game that is played from records alone: what a record tells, a picture of it.
#pragma once

#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "play/commands/checked_files.h"
#include "play/commands/command_options.h"
#include "play/commands/command_words.h"
#include "play/commands/picture_order.h"
#include "play/commands/record_opening.h"
#include "play/commands/simulate.h"
#include "play/game_module.h"
#include "play/record_files.h"
#include "play/scenario/scenario.h"

namespace play {

// A record or an autosave; throws ContentError.
template <class C>
Record<C> need_record(const std::string& file, const CommandContext& context) {
    std::string notice;
    auto loaded = load_any_record<C>(file, notice);
    if (!notice.empty()) context.streams.err << notice << '\n';
    if (!loaded.ok()) throw ContentError(formats::text_of(loaded.complaints));
    return *std::move(loaded.value);
}

// A record or an autosave.
template <class C>
CheckedFile check_record(const std::string& file, const CommandContext&) {
    CheckedFile checked{file, is_autosave(file) ? "autosave" : "record", {}, {}};
    std::string notice;
    checked.errors = load_any_record<C>(file, notice).complaints;
    if (!notice.empty()) checked.advice.push_back({file, "", notice, "a whole last line"});
    return checked;
}

template <class C>
void tell_record(const Record<C>& record, const CommandContext& context) {
    std::ostream& out = context.streams.out;
    if (context.client.tell_record) {
        RecordOpening<C> opening;
        opening.record = record;
        if (context.client.tell_record(C::game, opening, out)) return;
    }
    for (std::size_t i = 0; i < record.journal.size(); ++i)
        out << i + 1 << "  " << Records<C>::text_of(record.journal, record.journal[i]) << '\n';
}

// A record in words, every entry of its journal where there is no window; or whether it and the
// rules agree.
template <class C>
CommandRun declare_record_replay(CommandOptions& options) {
    const auto file = std::make_shared<std::string>();
    const auto verifies = std::make_shared<bool>(false);
    options.describe(
        "Tells the race of a record, or of an autosave, in words: a heading for each round, every\n"
        "entry of its journal with its number, and beneath it what came of it, with rule IDs.\n"
        "A program built without a window, or a game without the words, tells the entries "
        "alone.\n");
    options.file("FILE", *file, Needed::yes, "a record or an autosave");
    options.flag("--verify", *verifies,
                 "tell nothing, but run the rules over the journal and compare every state; the "
                 "first entry that differs is named");
    options.end_with("Exit code: 0 the record and the rules agree, 1 they do not, 2 wrong usage.");
    return [=](const CommandContext& context) {
        const Record<C> record = need_record<C>(*file, context);
        const Verdict verdict = verify(record);
        std::ostream& out = context.streams.out;
        if (!*verifies) tell_record(record, context);
        if (!verdict.agrees) {
            context.streams.err << *file << ": "
                                << (verdict.disagreement ? verdict.disagreement->text
                                                         : "the record and the rules do not agree")
                                << '\n';
            return exit_bad_content;
        }
        if (!*verifies) return exit_good;
        out << *file << ": agrees, " << record.journal.size() << " entries, "
            << verdict.marks_checked << " states compared, end state "
            << signature_text(verdict.final_hash) << '\n';
        return exit_good;
    };
}

// The game where its record ends.
template <class C>
CommandRun declare_record_screenshot(CommandOptions& options) {
    const auto order = std::make_shared<PictureOrder>();
    options.describe("Draws a picture of a game where its record ends. No display is needed.\n");
    declare_picture(options, *order, "RECORD", "a record or an autosave");
    return [order](const CommandContext& context) {
        if (!context.client.take_screenshot) {
            say_no_window(context);
            return exit_bad_content;
        }
        auto opening = std::make_shared<RecordOpening<C>>();
        opening->record = need_record<C>(order->subject, context);
        ScreenshotOrder picture = order->order();
        picture.start = context.shipped_start();
        picture.start.game_id = C::game;
        picture.start.opening = std::move(opening);
        return context.client.take_screenshot(picture);
    };
}

// Such a game as the command line knows it, with `simulate` and whatever else it has of its own.
template <class C, ScenarioGame (*Scenarios)()>
GameModule record_module(const char* title, CommandRun (*simulate)(CommandOptions&),
                         const std::vector<Command>& others = {}) {
    GameModule game;
    game.id = C::game;
    game.title = title;
    game.open = declare_record_play<C>;
    game.is_document = [](const std::string& file) { return game_of_file(file) == C::game; };
    game.check = check_record<C>;
    game.scenarios = Scenarios;
    game.commands = {
        {"simulate", "many races between computer drivers, and what came of them", simulate},
        {"replay", "tells the race of a record in words, or checks it", declare_record_replay<C>},
        {"screenshot", "a picture of a race, without a display", declare_record_screenshot<C>},
    };
    game.commands.insert(game.commands.end(), others.begin(), others.end());
    return game;
}

}  // namespace play
