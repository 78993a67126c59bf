// Documents that schemas.sh holds against our JSON Schemas: those the game writes must agree with
// them, and those it refuses for their shape must not.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>

enum class SchemaSays { yes, no };

// Leaves `text` in the folder HIPPODROME_DOCUMENTS names, if it names one. `kind`: course, licence,
// house-rules or season.
inline void leave_for_schema(std::string_view kind, SchemaSays says, const std::string& text) {
    const char* folder = std::getenv("HIPPODROME_DOCUMENTS");  // NOLINT(concurrency-mt-unsafe)
    if (folder == nullptr) return;
    const std::string name = std::string(kind) + (says == SchemaSays::yes ? ".good." : ".bad.") +
                             std::to_string(std::hash<std::string>{}(text)) + ".json";
    std::ofstream(std::filesystem::path(folder) / name, std::ios::binary) << text;
}
