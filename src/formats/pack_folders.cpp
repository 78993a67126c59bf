#include "formats/pack_folders.h"

#include <algorithm>
#include <system_error>

namespace formats {

std::vector<std::filesystem::path> installed_pack_folders(const std::filesystem::path& packs) {
    constexpr std::size_t most = 2000;
    std::vector<std::filesystem::path> folders;
    std::error_code error;
    for (std::filesystem::directory_iterator entry(packs, error), end;
         !error && entry != end && folders.size() < most; entry.increment(error)) {
        std::error_code ignored;
        // Hidden ones are on their way in or out.
        const bool is_hidden = entry->path().filename().string().starts_with('.');
        if (!is_hidden && entry->is_directory(ignored)) folders.push_back(entry->path());
    }
    std::ranges::sort(folders);
    return folders;
}

}  // namespace formats
