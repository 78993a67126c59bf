#include "app/core/shipped_dirs.h"

#include <system_error>

namespace app {
namespace {

bool holds_data(const std::filesystem::path& folder) {
    std::error_code ignored;
    return std::filesystem::is_directory(folder / "vehicles", ignored);
}

// Beside the program, wherever it was moved to.
std::filesystem::path data_dir_beside_program() {
    std::error_code ignored;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", ignored);
    return (program.parent_path() / HIPPODROME_DATA_FROM_PROGRAM).lexically_normal();
}

}  // namespace

std::filesystem::path shipped_data_dir() {
    for (std::filesystem::path folder :
         {data_dir_beside_program(), std::filesystem::path(HIPPODROME_DATA_DIR)}) {
        if (holds_data(folder)) return folder;
    }
    return HIPPODROME_INSTALL_DATA_DIR;
}

std::filesystem::path shipped_catalogues_dir() {
    const std::filesystem::path data = shipped_data_dir();
    // Where there are sources, the catalogues are in their build tree.
    return data == std::filesystem::path(HIPPODROME_DATA_DIR) ? HIPPODROME_CATALOGUES_DIR
                                                              : data / "languages";
}

}  // namespace app
