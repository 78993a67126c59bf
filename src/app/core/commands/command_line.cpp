#include "app/core/commands/command_line.h"

#include <algorithm>
#include <array>
#include <exception>
#include <filesystem>
#include <functional>
#include <ostream>
#include <system_error>

#include "app/core/commands/arguments.h"
#include "app/core/commands/bench_command.h"
#include "app/core/commands/replay_command.h"
#include "app/core/commands/scenario_command.h"
#include "app/core/commands/signature_command.h"
#include "app/core/commands/simulate_command.h"
#include "app/core/commands/validate_command.h"
#include "app/core/commands/window_commands.h"
#include "frothy/nearest_word.h"

namespace app {
namespace {

struct Command {
    std::string_view name;
    std::string_view purpose;
    int (*run)(CommandArguments, const CommandContext&);
};

constexpr const char* paths_help = "usage: hippodrome paths\n"
                                   "\n"
                                   "Prints the folders and files the game reads and writes. None "
                                   "of them is made before something\n"
                                   "is written into it.\n";

int run_paths(CommandArguments args, const CommandContext& context) {
    const Arguments arguments(args, {}, {});
    std::ostream& out = context.streams.out;
    if (arguments.wants_help()) {
        out << paths_help;
        return exit_good;
    }
    const UserDirs& dirs = context.need_user_dirs();
    out << "data         " << context.data.string() << '\n'
        << "saves        " << dirs.saves().string() << '\n'
        << "autosave     " << dirs.autosave().string() << '\n'
        << "tracks       " << dirs.tracks().string() << '\n'
        << "vehicles     " << dirs.vehicles().string() << '\n'
        << "house-rules  " << dirs.house_rules().string() << '\n'
        << "settings     " << dirs.settings_file().string() << '\n';
    return exit_good;
}

constexpr std::array<Command, 9> commands = {{
    {"play", "opens the game; the same without a command", run_play_command},
    {"simulate", "many races between computer drivers, and what came of them",
     [](CommandArguments args, const CommandContext& context) {
         return run_simulate(args, context.data_dirs(), context.streams.out);
     }},
    {"scenario", "runs rule cases written as files", run_scenario_command},
    {"validate", "what is wrong with courses, vehicles, house rules, records, scenarios",
     run_validate_command},
    {"replay", "tells the race of a record in words, or checks it", run_replay_command},
    {"screenshot", "a picture of a course or a race, without a display", run_screenshot_command},
    {"bench", "how fast this build is on this machine",
     [](CommandArguments args, const CommandContext& context) {
         return run_bench(args, context.data_dirs(), context.client.measure_frames,
                          context.streams.out);
     }},
    {"signature", "one number for how the rules play",
     [](CommandArguments args, const CommandContext& context) {
         return run_signature(args, context.data_dirs(), context.streams.out);
     }},
    {"paths", "where the game keeps its files", run_paths},
}};

void print_help(std::ostream& out) {
    out << "usage: hippodrome [FILE]\n"
           "       hippodrome COMMAND [--help] ...\n"
           "\n"
           "The table, the dice, the umpire and the opponents for chariot races on hexes. Without\n"
           "a command it opens the game; FILE may be a course, a vehicle, or a saved race.\n"
           "\n"
           "Commands:\n";
    for (const Command& command : commands) {
        std::string name(command.name);
        name.resize(12, ' ');
        out << "  " << name << command.purpose << '\n';
    }
    out << "\n"
           "Options of every command:\n"
           "  --user-dir DIR  keep saves, autosaves, tracks and settings in this folder\n"
           "  --help          what a command takes\n"
           "  --version       the version of the program\n"
           "\n"
           "Exit code: 0 done, 1 bad content or no window, 2 wrong usage.\n";
}

// Takes --user-dir out of the words, wherever it stands.
std::optional<std::filesystem::path> take_user_dir(std::vector<std::string>& words) {
    constexpr std::string_view name = "--user-dir";
    std::optional<std::filesystem::path> dir;
    std::vector<std::string> rest;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "--") {
            rest.insert(rest.end(), words.begin() + static_cast<std::ptrdiff_t>(i), words.end());
            break;
        }
        if (words[i] == name) {
            if (i + 1 == words.size()) throw UsageError("--user-dir needs a value");
            dir = words[++i];
        } else if (words[i].starts_with("--user-dir=")) {
            dir = words[i].substr(name.size() + 1);
        } else {
            rest.push_back(words[i]);
        }
        if (dir && dir->empty()) throw UsageError("--user-dir needs the name of a folder");
    }
    words = std::move(rest);
    return dir;
}

// It need not be there yet, but nothing else may stand in its place or above it.
void refuse_no_folder(const std::filesystem::path& dir) {
    std::error_code ignored;
    std::filesystem::path there = std::filesystem::absolute(dir, ignored);
    while (!std::filesystem::exists(there, ignored) && there.has_relative_path())
        there = there.parent_path();
    if (std::filesystem::is_directory(there, ignored)) return;
    throw ContentError("--user-dir: " + there.string() + " is no folder.");
}

std::optional<UserDirs> user_dirs_if_any(const std::optional<std::filesystem::path>& user_dir,
                                         const Environment& environment) {
    try {
        return find_user_dirs(user_dir, environment);
    } catch (const std::runtime_error&) {
        // Most commands never need one; those that do say so.
        return std::nullopt;
    }
}

// A word that is neither a command nor an option: a file to open, or a slip.
void refuse_slip(const std::string& word) {
    std::error_code ignored;
    if (std::filesystem::exists(word, ignored)) return;
    std::vector<std::string_view> names;
    names.reserve(commands.size());
    for (const Command& command : commands)
        names.push_back(command.name);
    const std::string_view meant = frothy::nearest_word(word, names);
    const bool looks_like_file = word.find_first_of("./") != std::string::npos;
    if (looks_like_file) throw ContentError("There is no file " + word + ".");
    std::string text = "there is no command or file called " + word;
    if (!meant.empty()) text += "; did you mean " + std::string(meant) + "?";
    throw UsageError(text);
}

int run_words(std::vector<std::string> words, const Streams& streams, const ClientCommands& client,
              const Environment& environment) {
    const auto user_dir = take_user_dir(words);
    if (user_dir) refuse_no_folder(*user_dir);
    const CommandContext context{streams, shipped_data_dir(),
                                 user_dirs_if_any(user_dir, environment), client};
    if (words.empty()) return run_play_command(words, context);
    const std::string& first = words.front();
    if (first == "--help" || first == "-h" || first == "help") {
        print_help(streams.out);
        return exit_good;
    }
    if (first == "--version") {
        streams.out << version_text() << '\n';
        return exit_good;
    }
    const auto command = std::ranges::find(commands, first, &Command::name);
    if (command != commands.end()) {
        return command->run(CommandArguments(words).subspan(1), context);
    }
    if (!first.starts_with('-')) refuse_slip(first);
    return run_play_command(words, context);
}

}  // namespace

std::string version_text() { return "hippodrome " HIPPODROME_VERSION; }

int run_command_line(const std::vector<std::string>& words, const Streams& streams,
                     const ClientCommands& client, const Environment& environment) {
    try {
        return run_words(words, streams, client, environment);
    } catch (const UsageError& error) {
        streams.err << "hippodrome: " << error.what()
                    << "\nhippodrome --help says what there is.\n";
        return exit_usage;
    } catch (const std::exception& error) {
        streams.err << "hippodrome: " << error.what() << '\n';
        return exit_bad_content;
    }
}

}  // namespace app
