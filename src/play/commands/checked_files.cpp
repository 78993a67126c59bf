#include "play/commands/checked_files.h"

#include <algorithm>
#include <ostream>
#include <utility>

#include "formats/data_files.h"
#include "formats/flat_json.h"
#include "play/season/season_files.h"

namespace play {

namespace {

void print_words(const std::vector<CheckedFile>& checked, std::ostream& out) {
    for (const CheckedFile& each : checked) {
        out << formats::plain_text(each.file) << ": ";
        if (each.ok()) {
            out << each.kind << ", no errors\n";
        } else {
            out << each.errors.size() << (each.errors.size() == 1 ? " error\n" : " errors\n");
        }
        for (const formats::Complaint& error : each.errors)
            out << "  error: " << formats::text_of(error) << '\n';
        for (const formats::Complaint& advice : each.advice)
            out << "  advice: " << formats::text_of(advice) << '\n';
    }
}

void print_list(const std::vector<formats::Complaint>& complaints, std::ostream& out) {
    out << '[';
    const char* gap = "";
    for (const formats::Complaint& complaint : complaints) {
        out << gap << "{\"place\": " << formats::json_text(complaint.place)
            << ", \"line\": " << complaint.line << ", \"column\": " << complaint.column
            << ", \"found\": " << formats::json_text(complaint.found)
            << ", \"expected\": " << formats::json_text(complaint.expected) << '}';
        gap = ", ";
    }
    out << ']';
}

void print_json(const std::vector<CheckedFile>& checked, std::ostream& out) {
    out << "{\"files\": [";
    const char* gap = "\n";
    for (const CheckedFile& each : checked) {
        out << gap << "  {\"file\": " << formats::json_text(each.file)
            << ", \"kind\": " << formats::json_text(each.kind)
            << ", \"ok\": " << (each.ok() ? "true" : "false") << ", \"errors\": ";
        print_list(each.errors, out);
        out << ", \"advice\": ";
        print_list(each.advice, out);
        out << '}';
        gap = ",\n";
    }
    out << "\n]}\n";
}

}  // namespace

bool is_season_file(const std::string& file) {
    const auto text = formats::read_text_file(file);
    return text.ok() && formats::schema_of(*text.value) == season_schema;
}

CheckedFile check_season(const std::string& file) {
    CheckedFile checked{file, "season", {}, {}};
    const auto season = load_season(file);
    checked.errors = season.complaints;
    if (const auto text = formats::read_text_file(file); text.ok()) {
        formats::find_lines(*text.value, checked.errors);
    }
    if (season.ok()) checked.advice = find_missing_records(file, *season.value);
    return checked;
}

int tell_checked(const std::vector<CheckedFile>& checked, bool as_json, const Streams& streams) {
    if (as_json) {
        print_json(checked, streams.out);
    } else {
        print_words(checked, streams.out);
    }
    return std::ranges::all_of(checked, &CheckedFile::ok) ? exit_good : exit_bad_content;
}

bool holds_scenarios(const std::string& file, const std::vector<ScenarioGame>& games) {
    if (std::filesystem::path(file).extension() == ".jsonl") return true;
    const auto text = formats::read_text_file(file);
    if (!text.ok()) return false;
    const std::size_t first = text.value->find_first_not_of(" \t\r\n");
    const bool is_list = first != std::string::npos && (*text.value)[first] == '[';
    if (is_list || is_scenario(*text.value)) return true;
    const std::string schema = formats::schema_of(*text.value);
    return std::ranges::any_of(games,
                               [&](const ScenarioGame& game) { return schema == schema_of(game); });
}

std::vector<formats::Complaint> faults_of_scenarios(
    const std::string& file, std::vector<ScenarioGame> games,
    const std::vector<std::filesystem::path>& scenario_dirs) {
    std::vector<formats::Complaint> faults;
    ScenarioRunner runner(std::move(games), scenario_dirs);
    for (const ScenarioResult& result : runner.run_file(file)) {
        if (result.status != ScenarioStatus::bad_content) continue;
        std::string place = result.place;
        if (result.line > 0) place = "line " + std::to_string(result.line) + " " + place;
        // Of some messages the beginning is that of any complaint.
        std::string_view found = result.message;
        if (found.starts_with("found ")) found.remove_prefix(6);
        constexpr std::string_view rest = ", expected ";
        const std::size_t end = found.rfind(rest);
        const bool is_whole = end != std::string_view::npos;
        faults.push_back({file, place, std::string(found.substr(0, end)),
                          is_whole ? std::string(found.substr(end + rest.size())) : "a scenario"});
    }
    return faults;
}

}  // namespace play
