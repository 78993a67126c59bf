#include "app/core/commands/command_line.h"

#include <algorithm>
#include <exception>
#include <filesystem>
#include <map>
#include <optional>
#include <ostream>
#include <system_error>
#include <utility>

#include "app/core/commands/command_reader.h"
#include "app/core/commands/own_commands.h"
#include "app/core/games.h"
#include "app/core/shipped_dirs.h"
#include "formats/nearest_word.h"
#include "play/autosave.h"
#include "play/lab/lab_commands.h"
#include "play/packs/pack_shelf.h"

namespace app {

using namespace play;
namespace {

constexpr const char* game_option = "--game";
constexpr const char* folder_option = "--user-dir";

// The game of the first file named that says of which it is; the first game where none does.
const GameModule& game_of_files(const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        std::error_code ignored;
        if (!std::filesystem::is_regular_file(word, ignored)) continue;
        if (const GameModule* game = game_named(play::game_of_file(word))) return *game;
    }
    return games().front();
}

// Which game's commands are meant: that of --game, else that of a file.
const GameModule& game_meant(const std::vector<std::string>& words) {
    const GameModule* game = &game_of_files(words);
    const auto take = [&](const std::string& name) {
        game = game_named(name);
        if (game == nullptr) {
            throw UsageError(std::string(game_option) + ": found " + name + ", expected " +
                             names_of_games());
        }
    };
    const std::string assigned = std::string(game_option) + "=";
    for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
        if (words[i] == game_option && i + 1 < words.size()) take(words[i + 1]);
        if (words[i].starts_with(assigned) && words[i] != assigned)
            take(words[i].substr(assigned.size()));
    }
    return *game;
}

std::vector<Command> commands_of(const GameModule& game) {
    std::vector<Command> commands = game.commands;
    commands.push_back(
        {"validate", "what is wrong with records, seasons, scenarios and what else a game reads",
         [&game](CommandOptions& options) { return declare_validate(options, game); }});
    commands.push_back({"merge", "the parts of a batch of `simulate` as one", lab::declare_merge});
    commands.push_back({"people", "who has raced here and how it went", declare_people});
    commands.push_back({"season", "how a season stands", declare_season});
    commands.push_back({"scenario", "runs rule cases written as files", declare_scenario});
    commands.push_back({"install",
                        "installs a pack: courses, vehicles, house rules and seasons in one file",
                        declare_install});
    commands.push_back({"packs", "the packs that are installed", declare_packs});
    commands.push_back({"paths", "where the game keeps its files", declare_paths});
    return commands;
}

// A command that not every game has says of which it is.
std::string purpose_of(const Command& command) {
    const std::string those = names_of_games_with(command.name);
    const std::string others = names_of_games_without(command.name);
    std::string purpose = command.purpose;
    if (those.empty() || others.empty()) return purpose;
    return purpose + (others.size() < those.size() ? " (not: " + others : " (" + those) + ")";
}

// "compare (frothy), sweep (frothy)": what this game has not, but others have.
std::string commands_of_others(const GameModule& game) {
    std::string names;
    for (const GameModule& other : games()) {
        for (const Command& command : other.commands) {
            const std::string name = command.name;
            if (has_command(game, name) || names.find(name + " (") != std::string::npos) continue;
            names += (names.empty() ? "" : ", ") + name + " (" + names_of_games_with(name) + ")";
        }
    }
    return names;
}

// The first word that is neither an option of all commands nor its value; the end if there is none.
std::vector<std::string>::const_iterator first_plain_word(const std::vector<std::string>& words) {
    for (auto word = words.begin(); word != words.end(); ++word) {
        if (*word == game_option || *word == folder_option) {
            if (++word == words.end()) break;
        } else if (!word->starts_with("-")) {
            return word;
        }
    }
    return words.end();
}

// Whoever opens a pack wants it installed, and may have no other place to be told.
void install_what_is_opened(std::vector<std::string>& words, const std::vector<Command>& commands) {
    const auto first = first_plain_word(words);
    if (first == words.end() || *first == "play" || *first == "help") return;
    if (std::ranges::any_of(commands, [&](const Command& each) { return each.name == *first; }))
        return;
    if (play::is_pack(*first)) words.insert(first, {"install", "--window"});
}

void refuse_command_of_others(const std::vector<std::string>& words, const GameModule& game) {
    const auto first = first_plain_word(words);
    const std::string word = first == words.end() ? std::string() : *first;
    const std::string those = names_of_games_with(word);
    std::error_code ignored;
    if (those.empty() || has_command(game, word) || std::filesystem::exists(word, ignored)) return;
    throw UsageError(std::string(game.id) + " has no command " + word + "; " + those +
                     (those.find(',') == std::string::npos ? " has it" : " have it"));
}

// It need not be there yet, but nothing else may stand in its place or above it.
void refuse_no_folder(const std::filesystem::path& dir) {
    std::error_code ignored;
    std::filesystem::path there = std::filesystem::absolute(dir, ignored);
    while (!std::filesystem::exists(there, ignored) && there.has_relative_path())
        there = there.parent_path();
    if (std::filesystem::is_directory(there, ignored)) return;
    throw ContentError("--user-dir: " + there.string() + " is not a folder.");
}

std::optional<play::UserDirs> user_dirs_if_any(const std::string& user_dir,
                                               const play::Environment& environment) {
    try {
        if (user_dir.empty()) return play::find_user_dirs({}, environment);
        return play::find_user_dirs(user_dir, environment);
    } catch (const std::runtime_error&) {
        // Most commands never need one; those that do say so.
        return std::nullopt;
    }
}

void refuse_slip(const std::string& word, const std::vector<Command>& commands) {
    std::error_code ignored;
    if (std::filesystem::exists(word, ignored)) return;
    std::vector<std::string_view> names = {"play"};
    for (const Command& command : commands)
        names.emplace_back(command.name);
    const std::string_view meant = formats::nearest_word(word, names);
    const bool looks_like_file = word.find_first_of("./") != std::string::npos;
    if (looks_like_file) throw ContentError("There is no file " + word + ".");
    std::string text = "there is no command or file called " + word;
    if (!meant.empty()) text += "; did you mean " + std::string(meant) + "?";
    throw UsageError(text);
}

CommandRun declare_program(CommandOptions& options, const GameModule& game,
                           const std::vector<Command>& commands) {
    // A word that is neither a command nor an option: a file to open, or a slip.
    CommandRun run =
        game.open(options, [commands](const std::string& word) { refuse_slip(word, commands); });
    options.describe("The table, the dice, the umpire and the opponents for races of chariots, "
                     "cars and trucks.\n"
                     "Without a command it opens the game, and takes the options of play.\n");
    const std::string others = commands_of_others(game);
    const std::string missing =
        others.empty() ? "" : std::string(game.id) + " does not have: " + others + ".\n\n";
    options.end_with(missing + "Exit code: 0 done, 1 bad content or no window, 2 wrong usage.");
    return run;
}

// What --game says to a command (to the program itself: an empty name).
std::string games_to_name(const std::string& command) {
    const std::string those = names_of_games_with(command);
    return "which game, where no file says so: " + (those.empty() ? names_of_games() : those) +
           " (default " + std::string(games().front().id) + ")";
}

int run_words(CommandReader& reader, std::vector<std::string> words, const Streams& streams,
              const ClientCommands& client, const play::Environment& environment) {
    const GameModule& game = game_meant(words);
    const std::vector<Command> commands = commands_of(game);
    install_what_is_opened(words, commands);
    refuse_command_of_others(words, game);
    std::string user_dir;
    std::string game_name;
    reader.add_to_all(game_option, "GAME", game_name, games_to_name);
    reader.add_to_all(folder_option, "DIR", user_dir, [](const std::string&) {
        return "keep saves, autosaves, tracks and settings in this folder";
    });
    std::map<std::string, CommandRun> runs;
    runs[""] = declare_program(reader.without_command(), game, commands);
    runs["play"] = game.open(reader.add("play", "opens the game; the same without a command"), {});
    for (const Command& command : commands)
        runs[command.name] = command.declare(reader.add(command.name, purpose_of(command)));
    if (!words.empty() && words.front() == "help") words.front() = "--help";
    if (const auto answer = reader.read(std::move(words))) {
        streams.out << *answer;
        return exit_good;
    }
    if (!user_dir.empty()) refuse_no_folder(user_dir);
    const CommandContext context{streams,
                                 game.id,
                                 shipped_data_dir(),
                                 shipped_catalogues_dir(),
                                 user_dirs_if_any(user_dir, environment),
                                 client};
    return runs.at(reader.command())(context);
}

}  // namespace

std::string version_text() { return "hippodrome " HIPPODROME_VERSION; }

int run_command_line(const std::vector<std::string>& words, const Streams& streams,
                     const ClientCommands& client, const play::Environment& environment) {
    CommandReader reader("hippodrome", version_text());
    try {
        return run_words(reader, words, streams, client, environment);
    } catch (const UsageError& error) {
        const std::string command = reader.command_among(words);
        streams.err << "hippodrome: " << error.what() << "\nhippodrome "
                    << (command.empty() ? "--help lists the commands"
                                        : command + " --help lists its options")
                    << ".\n";
        return exit_usage;
    } catch (const std::exception& error) {
        streams.err << "hippodrome: " << error.what() << '\n';
        return exit_bad_content;
    }
}

}  // namespace app
