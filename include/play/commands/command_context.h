// What every command is handed: its streams, the folders, and the window if there is one.
#pragma once

#include <filesystem>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string_view>
#include <vector>

#include "formats/data_files.h"
#include "play/commands/client_commands.h"
#include "play/user_dirs.h"

namespace play {

// Results go to `out`, messages to `err`.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

inline constexpr int exit_good = 0;
inline constexpr int exit_bad_content = 1;
inline constexpr int exit_usage = 2;

struct CommandContext {
    Streams streams;
    std::string_view game;              // that of --game, else the first
    std::filesystem::path data;         // holds tracks, vehicles, assets and docs/rules
    std::filesystem::path catalogues;   // of other languages
    std::optional<UserDirs> user_dirs;  // empty where there is no home
    ClientCommands client;

    // Throws std::runtime_error where there is none.
    const UserDirs& need_user_dirs() const;
    formats::DataDirs data_dirs() const;
    // What a window opens with besides: without anything of the player's own, and with it.
    ClientStart shipped_start() const;
    ClientStart own_start() const;
    // Where scenarios find what they name: the game's own first, so that a case means the same for
    // everybody who has those.
    std::vector<std::filesystem::path> scenario_dirs() const;
};

// Where the program was built without a window.
void say_no_window(const CommandContext& context);

// What a command does with the options it has declared. Returns the exit code; throws UsageError,
// or any other std::exception, with one sentence for people.
using CommandRun = std::function<int(const CommandContext&)>;

}  // namespace play
