// Where packs lie (docs/formats/packs.md): below the user directory, each a folder of folders like
// those of a player's own files.
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

namespace formats {

inline constexpr std::string_view packs_folder = "packs";  // in the user directory

// The packs in that folder, by their ids, which are the names of theirs.
std::vector<std::filesystem::path> installed_pack_folders(const std::filesystem::path& packs);

}  // namespace formats
