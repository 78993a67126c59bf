// What `validate` found in files, as it is told: in words or as one JSON document.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "formats/complaint.h"
#include "play/commands/command_context.h"
#include "play/scenario/scenario.h"

namespace play {

struct CheckedFile {
    std::string file;
    std::string_view kind;  // "record"
    std::vector<formats::Complaint> errors;
    std::vector<formats::Complaint> advice;  // it can be played, but somebody should look at it

    bool ok() const { return errors.empty(); }
};

// Whether a file says it is a season; and one that was checked, its records besides.
bool is_season_file(const std::string& file);
CheckedFile check_season(const std::string& file);

// The exit code.
int tell_checked(const std::vector<CheckedFile>& checked, bool as_json, const Streams& streams);

// Whether it is a file of rule cases of one of these games, or of cases that do not say whose.
bool holds_scenarios(const std::string& file, const std::vector<ScenarioGame>& games);
// What is wrong with rule cases, whether they pass or not. The first game is that of cases that do
// not say whose they are.
std::vector<formats::Complaint> faults_of_scenarios(
    const std::string& file, std::vector<ScenarioGame> games,
    const std::vector<std::filesystem::path>& scenario_dirs);

}  // namespace play
