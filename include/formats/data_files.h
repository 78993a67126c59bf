// Documents kept in files: where they lie, what they are called, loading.
//
// Shipped files lie in a folder of the data directory, a player's own in that of the same name in
// the user directory, and hide shipped ones of the same stem; those of packs there hide nothing.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/complaint.h"

namespace formats {

// Documents of one kind share a folder.
struct ContentKind {
    std::string_view folder;              // "tracks"
    std::string_view shipped_below = {};  // where that folder lies in the data directory: "assets"
};

// Directories as UTF-8 paths; empty where there is none.
struct DataDirs {
    std::string data;
    std::string user;
};

enum class DataOrigin : std::uint8_t { shipped, user };

struct DataFile {
    std::string id;    // the file's stem, by which it is asked for
    std::string name;  // the name in the document; the stem if it cannot be read
    std::string path;
    DataOrigin origin = DataOrigin::shipped;
    bool is_readable = true;  // false: loading it will complain
};

// All files of a kind in order of their names.
std::vector<DataFile> list_data_files(const DataDirs& dirs, ContentKind kind);

// The path of a file asked for by stem or by path; empty if there is none.
std::optional<std::string> find_data_file(const DataDirs& dirs, ContentKind kind,
                                          const std::string& name_or_path);

// A whole file, at most max_document_bytes.
Loaded<std::string> read_text_file(const std::string& path);

// A file that cannot be read is kept under another name, `file.broken` or the like, so that nothing
// is lost: the new name, empty where it could not be renamed.
std::filesystem::path put_aside(const std::filesystem::path& file);

}  // namespace formats
