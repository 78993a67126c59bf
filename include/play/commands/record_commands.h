// Commands of a game that is played from records alone: what is right with a file, what a record
// tells, a picture of it.
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

// Records, autosaves and rule cases. Scenarios: the game's, as in its module.
template <class C, ScenarioGame (*Scenarios)()>
CommandRun declare_record_validate(CommandOptions& options) {
    const auto files = std::make_shared<std::vector<std::string>>();
    const auto as_json = std::make_shared<bool>(false);
    options.describe("Checks records, autosaves, seasons and scenarios. Every error is named with "
                     "its file, its\n"
                     "place in it, what was found and what was expected.\n");
    options.files("FILE", *files, "what to check");
    options.flag("--json", *as_json,
                 "one JSON document: {\"files\": [{file, kind, ok, errors, advice}]}, each error "
                 "and each piece of advice as {place, found, expected}");
    options.end_with("Exit code: 0 no errors, 1 any error, 2 wrong usage.");
    return [=](const CommandContext& context) {
        std::vector<CheckedFile> checked;
        for (const std::string& file : *files) {
            if (is_season_file(file)) {
                checked.push_back(check_season(file));
                continue;
            }
            CheckedFile& one = checked.emplace_back();
            one.file = file;
            if (holds_scenarios(file, Scenarios())) {
                one.kind = "scenario";
                one.errors = faults_of_scenarios(file, Scenarios(), context.scenario_dirs());
                continue;
            }
            std::string notice;
            one.kind = is_autosave(file) ? "autosave" : "record";
            one.errors = load_any_record<C>(file, notice).complaints;
            if (!notice.empty()) one.advice.push_back({file, "", notice, "a whole last line"});
        }
        return tell_checked(checked, *as_json, context.streams);
    };
}

// Every entry of a journal, or whether record and rules agree.
template <class C>
CommandRun declare_record_replay(CommandOptions& options) {
    const auto file = std::make_shared<std::string>();
    const auto verifies = std::make_shared<bool>(false);
    options.describe(
        "Tells the game of a record, or of an autosave: every entry of its journal with its "
        "number.\n");
    options.file("FILE", *file, Needed::yes, "a record or an autosave");
    options.flag("--verify", *verifies,
                 "tell nothing, but run the rules over the journal and compare every state; the "
                 "first entry that differs is named");
    options.end_with("Exit code: 0 the record and the rules agree, 1 they do not, 2 wrong usage.");
    return [=](const CommandContext& context) {
        const Record<C> record = need_record<C>(*file, context);
        const Verdict verdict = verify(record);
        std::ostream& out = context.streams.out;
        for (std::size_t i = 0; !*verifies && i < record.journal.size(); ++i)
            out << i + 1 << "  " << Records<C>::text_of(record.journal, record.journal[i]) << '\n';
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
    game.scenarios = Scenarios;
    game.commands = {
        {"simulate", "many races between computer drivers, and what came of them", simulate},
        {"validate", "what is wrong with records, seasons and scenarios",
         declare_record_validate<C, Scenarios>},
        {"replay", "tells the race of a record, or checks it", declare_record_replay<C>},
        {"screenshot", "a picture of a race, without a display", declare_record_screenshot<C>},
    };
    game.commands.insert(game.commands.end(), others.begin(), others.end());
    return game;
}

}  // namespace play
