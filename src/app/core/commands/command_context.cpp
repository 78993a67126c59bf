#include "app/core/commands/command_context.h"

#include <stdexcept>
#include <system_error>

namespace app {

const UserDirs& CommandContext::need_user_dirs() const {
    if (!user_dirs) throw std::runtime_error(no_home_folder);
    return *user_dirs;
}

frothy::DataDirs CommandContext::data_dirs() const {
    return {data.string(), user_dirs ? user_dirs->data.string() : std::string()};
}

std::vector<std::filesystem::path> CommandContext::scenario_dirs() const {
    std::vector<std::filesystem::path> dirs = {data};
    if (user_dirs) dirs.push_back(user_dirs->data);
    return dirs;
}

std::filesystem::path shipped_data_dir() {
    std::filesystem::path sources = HIPPODROME_DATA_DIR;
    std::error_code ignored;
    if (std::filesystem::is_directory(sources / "vehicles", ignored)) return sources;
    return HIPPODROME_INSTALL_DATA_DIR;
}

std::filesystem::path shipped_catalogues_dir() {
    // Where there are sources, the catalogues are in their build tree.
    if (shipped_data_dir() != std::filesystem::path(HIPPODROME_INSTALL_DATA_DIR)) {
        return HIPPODROME_CATALOGUES_DIR;
    }
    return std::filesystem::path(HIPPODROME_INSTALL_DATA_DIR) / "languages";
}

}  // namespace app
