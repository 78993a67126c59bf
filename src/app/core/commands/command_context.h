// What every command is handed: its streams, the folders, and the window if there is one.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/core/commands/client_commands.h"
#include "app/core/user_dirs.h"
#include "frothy/data_files.h"

namespace app {

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
    std::filesystem::path data;         // holds tracks, vehicles, assets and docs/rules
    std::optional<UserDirs> user_dirs;  // empty where there is no home
    ClientCommands client;

    // Throws std::runtime_error where there is none.
    const UserDirs& need_user_dirs() const;
    frothy::DataDirs data_dirs() const;
    // Where scenarios find what they name: the game's own first, so that a case means the same for
    // everybody who has those.
    std::vector<std::filesystem::path> scenario_dirs() const;
};

// Where tracks, vehicles, assets and docs/rules lie: beside the sources, or once installed.
std::filesystem::path shipped_data_dir();
// Where the compiled catalogues of other languages lie, as words::Languages wants them. The folder
// need not be there.
std::filesystem::path shipped_catalogues_dir();

// The words after the name of a command. Each command returns the exit code; it throws UsageError
// for words it does not know and any other std::exception with one sentence for people.
using CommandArguments = std::span<const std::string>;

}  // namespace app
