#include "play/user_dirs.h"

#include <cstdlib>
#include <stdexcept>
#include <system_error>

#include "words/words.h"

namespace play {
namespace {

constexpr const char* folder_name = "hippodrome";

std::filesystem::path base_folder(const Environment& environment, const char* variable,
                                  const char* below_home) {
    const std::filesystem::path given = environment(variable);
    if (given.is_absolute()) return given / folder_name;
    const std::filesystem::path home = environment("HOME");
    if (!home.is_absolute()) throw std::runtime_error(no_home_folder);
    return home / below_home / folder_name;
}

}  // namespace

std::string environment_variable(const char* name) {
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): read at the start
    return value != nullptr ? value : "";
}

UserDirs find_user_dirs(const std::optional<std::filesystem::path>& user_dir,
                        const Environment& environment) {
    UserDirs dirs;
    if (user_dir) {
        const std::filesystem::path folder = std::filesystem::absolute(*user_dir);
        dirs.data = dirs.state = dirs.config = folder;
        return dirs;
    }
    dirs.data = base_folder(environment, "XDG_DATA_HOME", ".local/share");
    dirs.state = base_folder(environment, "XDG_STATE_HOME", ".local/state");
    dirs.config = base_folder(environment, "XDG_CONFIG_HOME", ".config");
    return dirs;
}

void make_folder(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) {
        throw std::runtime_error(words::say("The folder {0} cannot be created: {1}.",
                                            {folder.string(), error.message()}));
    }
}

}  // namespace play
