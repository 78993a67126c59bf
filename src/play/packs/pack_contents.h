// What may be in a pack, and what of it is said before a file of it is written anywhere.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/bundle.h"
#include "formats/data_files.h"
#include "play/packs/pack.h"

namespace play {

// The documents of a folder.
struct PackFolder {
    formats::ContentKind where;
    std::string_view kind;  // as `validate` calls them
};
inline constexpr std::string_view picture_kind = "picture";  // the one that is no document
std::span<const PackFolder> pack_folders();
// The folder a name of a pack lies in; nullptr at its top.
const PackFolder* pack_folder_of(std::string_view name);

struct PackContents {
    Pack pack;
    formats::Bundle files;
};
// Refused for the names and first bytes of its files, or for pack.json. No document is read yet.
formats::Loaded<PackContents> read_contents(const std::string& path);

// Entries whose id the game has, or another pack.
std::vector<formats::Complaint> find_clashes(const PackContents& contents, const std::string& path,
                                             const std::filesystem::path& data,
                                             const std::filesystem::path& packs);

}  // namespace play
