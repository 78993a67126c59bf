// Opening the window of a game that is played from records alone: on its title, or with a game that
// was saved or left.
#pragma once

#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "play/autosave.h"
#include "play/commands/client_commands.h"
#include "play/commands/command_context.h"
#include "play/commands/command_options.h"
#include "play/commands/command_words.h"
#include "play/game_module.h"
#include "play/record_files.h"

namespace play {

template <class C>
struct RecordOpening : Opening {
    std::optional<Record<C>> record;  // empty: the title
    std::filesystem::path journal;    // in which it goes on
};

// `hippodrome play`, and the program without a command, of such a game.
template <class C>
CommandRun declare_record_play(CommandOptions& options, const CheckFile& check_file) {
    const auto file = std::make_shared<std::string>();
    options.describe("Opens the game.\n");
    options.file("FILE", *file, Needed::no, "a saved game or autosave, to go on with it");
    options.end_with("Exit code: 0 the game was left, 1 bad content or no window, 2 wrong usage.");
    return [file, check_file](const CommandContext& context) {
        if (check_file && !file->empty()) check_file(*file);
        if (!context.client.open_window) {
            say_no_window(context);
            return exit_bad_content;
        }
        auto opening = std::make_shared<RecordOpening<C>>();
        if (!file->empty()) {
            std::string notice;
            auto loaded = load_any_record<C>(*file, notice);
            if (!notice.empty()) context.streams.err << notice << '\n';
            if (!loaded.ok()) throw ContentError(formats::text_of(loaded.complaints));
            opening->record = std::move(loaded.value);
            opening->journal = is_autosave(*file) ? std::filesystem::path(*file)
                                                  : new_journal_file(context.need_user_dirs(),
                                                                     std::string(C::game));
        }
        ClientStart start = context.own_start();
        start.game_id = C::game;
        start.opening = std::move(opening);
        return context.client.open_window(std::move(start));
    };
}

}  // namespace play
