// What a race is made of, read from a command's options.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/frothy/data/data_files.h"
#include "games/frothy/rules/setting.h"
#include "play/commands/command_context.h"

namespace frothy {

inline constexpr std::string_view basic_chariot = "basic-chariot";

struct SettingOrder {
    std::string course;                 // name or file; empty for the first there is
    std::vector<std::string> vehicles;  // names or files, 1 to 6
    int laps = 0;                       // 0: as the course says
    std::string rules;                  // name or file; empty for the defaults
    RaceTerms terms;                    // checked against the course
};

// Of a course, a vehicle or a set of house rules, as `what` calls it, by its name or as a file.
// Throws ContentError, which names those there are.
std::string path_of(const formats::DataDirs& dirs, formats::ContentKind kind,
                    const std::string& name, std::string_view what);

// Whether a course or a vehicle is of this name or in this file. Throws ContentError where neither
// is.
bool is_course(const std::string& name, const play::CommandContext& context);

// Loads all of it. Throws ContentError with every complaint, one a line.
Setting load_setting(const SettingOrder& order, const formats::DataDirs& dirs);

// "4": that many basic chariots; else names or files between commas. Throws UsageError.
std::vector<std::string> vehicles_named(std::string_view text);

}  // namespace frothy
