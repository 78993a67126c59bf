#include "games/frothy/door/core/document.h"

#include <algorithm>

#include "formats/json_reader.h"
#include "formats/tiled_map.h"
#include "games/frothy/data/data_files.h"
#include "games/frothy/data/record/journal_file.h"
#include "games/frothy/data/scenario/scenario.h"
#include "games/frothy/data/study.h"
#include "play/commands/checked_files.h"
#include "play/record_files.h"
#include "play/scenario/scenario.h"

namespace frothy {
namespace {

const std::vector<std::string>& known_schemas() {
    static const std::vector<std::string> known = {
        std::string(course_schema), std::string(licence_schema), std::string(house_rules_schema),
        std::string(record_schema), play::schema_of(scenario_game())};
    return known;
}

Complaint unknown_schema(const std::string& schema, const std::string& path) {
    std::string all;
    for (const std::string& known : known_schemas())
        all += (all.empty() ? "" : ", ") + known;
    return {path, schema.empty() ? "" : "/schema",
            schema.empty() ? "no document of this game"
                           : "\"" + schema + "\"" + formats::did_you_mean(schema, known_schemas()),
            "\"schema\": one of " + all};
}

bool starts_with(std::string_view text, char bracket) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == bracket;
}

bool is_scenario_schema(std::string_view schema) {
    return schema == play::schema_of(scenario_game());
}

DocumentKind kind_of_schema(std::string_view schema) {
    if (schema == course_schema) return DocumentKind::course;
    if (schema == licence_schema) return DocumentKind::licence;
    if (schema == house_rules_schema) return DocumentKind::house_rules;
    if (schema == record_schema) return DocumentKind::record;
    if (is_scenario_schema(schema)) return DocumentKind::scenario;
    return DocumentKind::unknown;
}

DocumentKind kind_of_text(std::string_view text) {
    const DocumentKind kind = kind_of_schema(formats::schema_of(text));
    if (kind != DocumentKind::unknown) return kind;
    if (formats::tiled::is_map(text)) return DocumentKind::course;
    if (starts_with(text, '[') || play::is_scenario(text)) return DocumentKind::scenario;
    return play::is_autosave_text(text) ? DocumentKind::journal : DocumentKind::unknown;
}

// Of a text that is no JSON yet.
std::string schema_named_in(std::string_view text) {
    constexpr std::string_view key = "\"schema\"";
    constexpr std::string_view blanks = " \t\r\n:";
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos) return {};
    const std::size_t begin = text.find_first_not_of(blanks, at + key.size());
    if (begin == std::string_view::npos || text[begin] != '"') return {};
    const std::size_t end = text.find_first_of("\"\n", begin + 1);
    return std::string(text.substr(begin + 1, end - begin - 1));
}

DocumentKind kind_of_suffix(const std::string& path) {
    const std::filesystem::path suffix = std::filesystem::path(path).extension();
    if (suffix == ".journal") return DocumentKind::journal;
    return suffix == ".jsonl" ? DocumentKind::scenario : DocumentKind::unknown;
}

void add_findings(Inspection& inspection, const std::vector<Finding>& findings) {
    for (const Finding& finding : findings) {
        Complaint what = finding.what;
        if (!finding.name.empty()) what.expected += "; waive \"" + finding.name + "\"";
        (finding.severity == Severity::error ? inspection.errors : inspection.advice)
            .push_back(std::move(what));
    }
}

template <class T>
bool take(Inspection& inspection, const formats::Loaded<T>& loaded) {
    inspection.errors = loaded.complaints;
    return loaded.ok();
}

void inspect_text(Inspection& inspection, const std::string& text, const std::string& path,
                  const formats::DataDirs& dirs) {
    switch (inspection.kind) {
    case DocumentKind::course:
        add_findings(inspection,
                     study_course(text, path, own_looks(dirs, pictures_beside(path))).findings);
        return;
    case DocumentKind::licence:
        add_findings(inspection,
                     study_licence(text, path, all_pictures(dirs, pictures_beside(path))).findings);
        return;
    case DocumentKind::house_rules: take(inspection, read_house_rules(text, path)); return;
    case DocumentKind::record: take(inspection, read_record(text, path)); return;
    case DocumentKind::journal: {
        const FoundJournal found = read_journal_text(text, path);
        take(inspection, found.record);
        if (!found.notice.empty()) {
            inspection.advice.push_back({path, "", found.notice, "a whole last line"});
        }
        return;
    }
    case DocumentKind::scenario: return;
    case DocumentKind::unknown: break;
    }
    if (auto fault = formats::fault_of_bytes(text, path)) {
        inspection.errors.push_back(*std::move(fault));
        return;
    }
    // Almost a document: where its first slip is says more than that it is none.
    if (starts_with(text, '{') || text.find("\"schema\"") != std::string::npos) {
        if (auto slip = formats::fault_of_json(text, path)) {
            inspection.errors.push_back(*std::move(slip));
            return;
        }
    }
    inspection.errors.push_back(unknown_schema(formats::schema_of(text), path));
    formats::find_lines(text, inspection.errors);
}

}  // namespace

std::string_view name_of(DocumentKind kind) {
    switch (kind) {
    case DocumentKind::unknown: break;
    case DocumentKind::course: return "course";
    case DocumentKind::licence: return "vehicle";
    case DocumentKind::house_rules: return "house rules";
    case DocumentKind::record: return "record";
    case DocumentKind::journal: return "autosave";
    case DocumentKind::scenario: return "scenario";
    }
    return "unknown";
}

DocumentKind kind_of_file(const std::string& path) {
    const DocumentKind kind = kind_of_suffix(path);
    if (kind != DocumentKind::unknown) return kind;
    const auto text = formats::read_text_file(path);
    return text.ok() ? kind_of_text(*text.value) : DocumentKind::unknown;
}

DocumentKind kind_to_open(const std::string& path) {
    const DocumentKind kind = kind_of_file(path);
    const std::filesystem::path file(path);
    if (kind != DocumentKind::unknown || file.extension() != ".json") return kind;
    const auto text = formats::read_text_file(path);
    if (!text.ok() || !formats::fault_of_json(*text.value, path)) return DocumentKind::unknown;
    const std::string named = schema_named_in(*text.value);
    if (named.empty()) {
        const bool is_of_vehicles =
            std::filesystem::absolute(file).parent_path().filename() == "vehicles";
        return is_of_vehicles ? DocumentKind::licence : DocumentKind::course;
    }
    const DocumentKind meant = kind_of_schema(named);
    const bool has_desk = meant == DocumentKind::course || meant == DocumentKind::licence;
    return has_desk ? meant : DocumentKind::unknown;
}

Inspection inspect_file(const std::string& path,
                        const std::vector<std::filesystem::path>& scenario_dirs,
                        const formats::DataDirs& dirs) {
    Inspection inspection;
    inspection.kind = kind_of_suffix(path);
    const auto text = formats::read_text_file(path);
    // A list of scenarios may be longer than any single document.
    if (!text.ok() && inspection.kind != DocumentKind::scenario) {
        inspection.errors = text.complaints;
        return inspection;
    }
    const std::string content = text.ok() ? *text.value : std::string();
    if (inspection.kind == DocumentKind::unknown) inspection.kind = kind_of_text(content);
    if (inspection.kind == DocumentKind::scenario) {
        inspection.errors = play::faults_of_scenarios(path, {scenario_game()}, scenario_dirs);
    } else {
        inspect_text(inspection, content, path, dirs);
    }
    return inspection;
}

}  // namespace frothy
