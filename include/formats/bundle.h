// Files handed over as one: a folder, or a zip archive of one.
//
// Nobody knows who made it. It is read whole into memory, within the limits below, before anything
// is done with it, and no name in it leads anywhere but below it. An archive of one folder that
// holds everything is read as that folder.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "formats/complaint.h"

namespace formats {

struct BundleFile {
    std::string name;  // "tracks/oval.json": letters A to Z, figures, and "-", "_", "." within
    std::string bytes;

    friend bool operator==(const BundleFile&, const BundleFile&) = default;
};
using Bundle = std::vector<BundleFile>;  // by name

inline constexpr std::size_t most_bundle_entries = 400;  // folders among them
inline constexpr std::size_t most_bundle_bytes = 32 * 1024 * 1024;
inline constexpr std::size_t most_bundle_file_bytes = max_document_bytes;
inline constexpr std::size_t most_archive_bytes = 16 * 1024 * 1024;  // of the archive itself
inline constexpr std::size_t longest_bundle_name = 80;               // bytes, folders and all
inline constexpr std::size_t deepest_bundle_name = 2;                // a folder and a file
// Text shrinks to a third; what shrinks to less than a hundredth, beyond a few pages, is a bomb.
inline constexpr std::size_t most_bundle_ratio = 100;
inline constexpr std::size_t free_bundle_bytes = 64 * 1024;  // of which the ratio is not asked

// A folder, or a file that is a zip archive. Complaints name the entry as their place.
Loaded<Bundle> load_bundle(const std::string& path);
// The bytes of a zip archive; `file` is what complaints call it.
Loaded<Bundle> read_zip(std::string_view bytes, const std::string& file);

// Whether bytes begin as a zip archive does.
bool looks_like_zip(std::string_view bytes);

}  // namespace formats
