// A game as the command line knows it. app/core/games.cpp names all there are.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "play/commands/checked_files.h"
#include "play/commands/command_context.h"
#include "play/commands/command_options.h"
#include "play/people/race_facts.h"
#include "play/scenario/scenario.h"
#include "play/season/season.h"

namespace play {

struct Command {
    const char* name;
    const char* purpose;  // half a sentence for --help
    std::function<CommandRun(CommandOptions&)> declare;
};

// May refuse a file by its name before anything is opened.
using CheckFile = std::function<void(const std::string& file)>;

// What is wrong with a document of a game that is no season and no rule case.
using CheckRun = std::function<CheckedFile(const std::string& file, const CommandContext&)>;

struct GameModule {
    std::string_view id;          // of --game, and of the records it writes: "frothy"
    const char* title = nullptr;  // a message: "Frothy Races"
    // `hippodrome play`, and the program without a command, which checks the file.
    CommandRun (*open)(CommandOptions&, const CheckFile&) = nullptr;
    std::vector<Command> commands;  // that every game has stand in app/core/commands
    CheckRun check;
    // The same with options of `validate` that only this game has; null where it has none.
    CheckRun (*declare_check)(CommandOptions&) = nullptr;
    // Whether a file is a document of it, other than rule cases.
    bool (*is_document)(const std::string& file) = nullptr;
    // What keeps the races of a sound season from being held, by the files there are and those in
    // the folders beside its own; null where nothing does.
    std::vector<formats::Complaint> (*find_season_faults)(const Season& season,
                                                          const std::string& file,
                                                          const CommandContext&) = nullptr;
    // How its rule cases are read and run.
    ScenarioGame (*scenarios)() = nullptr;
    // What its races come to, for people and seasons.
    FactTeller teller{};
};

}  // namespace play
