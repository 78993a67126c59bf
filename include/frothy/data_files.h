// Courses, vehicles and house rules kept in files: where they lie, what they are called, loading.
//
// Shipped files lie in <data>/tracks, <data>/vehicles and <data>/assets/house-rules, a player's own
// in the same folders of the user directory; a player's own file hides a shipped one of the same
// stem.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "frothy/documents.h"

namespace frothy {

enum class DataKind : std::uint8_t { course, licence, house_rules };

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

// "tracks", "vehicles" or "house-rules".
std::string folder_of(DataKind kind);

// All files of a kind in order of their names.
std::vector<DataFile> list_data_files(const DataDirs& dirs, DataKind kind);

// The path of a file asked for by stem or by path; empty if there is none.
std::optional<std::string> find_data_file(const DataDirs& dirs, DataKind kind,
                                          const std::string& name_or_path);

// A whole file, at most max_document_bytes.
Loaded<std::string> read_text_file(const std::string& path);

// Read and checked: errors of find_faults become complaints, advice is left to the caller.
Loaded<CoursePlan> load_course(const std::string& path);
Loaded<Licence> load_licence(const std::string& path);
Loaded<NamedHouseRules> load_house_rules(const std::string& path);

}  // namespace frothy
