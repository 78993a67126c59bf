// Any file the program may be given: what it is, and what is wrong with it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "formats/data_files.h"
#include "games/frothy/data/documents.h"
#include "games/frothy/data/record/record.h"

namespace frothy {

enum class DocumentKind : std::uint8_t {
    unknown,  // no document of ours, or not readable at all
    course,
    licence,
    house_rules,
    record,
    journal,   // an autosave
    scenario,  // one case, a list of them, or JSON Lines
};

std::string_view name_of(DocumentKind kind);  // "course", "house rules"

// By its "schema", or by its suffix where a file holds more than one document.
DocumentKind kind_of_file(const std::string& path);
// The same for the window, which opens a course or a vehicle with a slip in its JSON too: by the
// schema that it names, else by the folder it lies in.
DocumentKind kind_to_open(const std::string& path);

struct Inspection {
    DocumentKind kind = DocumentKind::unknown;
    std::vector<formats::Complaint> errors;
    std::vector<formats::Complaint> advice;

    bool ok() const { return errors.empty(); }
};

// Reads the whole file and checks it as far as can be done without playing it. In those folders
// lie the courses and vehicles that scenarios name, and in those directories the pictures of
// vehicles.
Inspection inspect_file(const std::string& path,
                        const std::vector<std::filesystem::path>& scenario_dirs,
                        const formats::DataDirs& dirs);

}  // namespace frothy
