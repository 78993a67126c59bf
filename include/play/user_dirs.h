// Where a player's own files live: the XDG folders, or one folder for all of them.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace play {

// The value of an environment variable; empty when unset.
using Environment = std::function<std::string(const char*)>;
std::string environment_variable(const char* name);

// Nothing is created here: folders come into being with the first file written into them.
struct UserDirs {
    std::filesystem::path data;    // the player's own saves, tracks, vehicles, house rules
    std::filesystem::path state;   // journals of races in progress
    std::filesystem::path config;  // settings

    std::filesystem::path saves() const { return data / "saves"; }
    std::filesystem::path tracks() const { return data / "tracks"; }
    std::filesystem::path vehicles() const { return data / "vehicles"; }
    std::filesystem::path house_rules() const { return data / "house-rules"; }
    std::filesystem::path autosave() const { return state / "autosave"; }
    std::filesystem::path settings_file() const { return config / "settings.json"; }

    friend bool operator==(const UserDirs&, const UserDirs&) = default;
};

inline constexpr const char* no_home_folder =
    "There is no home folder to keep saves in: set HOME, or name a folder with --user-dir.";

// `user_dir` (of --user-dir) for everything if given; else hippodrome/ in XDG_DATA_HOME,
// XDG_STATE_HOME and XDG_CONFIG_HOME, or where these are unset or relative, as the XDG Base
// Directory Specification has it, in ~/.local/share, ~/.local/state and ~/.config.
// Throws std::runtime_error if there is no home to put them in.
UserDirs find_user_dirs(const std::optional<std::filesystem::path>& user_dir,
                        const Environment& environment);

// Creates a folder and those above it. Throws std::runtime_error naming it and the reason.
void make_folder(const std::filesystem::path& folder);

}  // namespace play
