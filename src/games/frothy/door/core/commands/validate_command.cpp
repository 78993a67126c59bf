#include "games/frothy/door/core/commands/validate_command.h"

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "formats/flat_json.h"
#include "games/frothy/data/data_files.h"
#include "games/frothy/door/core/commands/terms_options.h"
#include "games/frothy/door/core/document.h"
#include "games/frothy/rules/race_start.h"

namespace frothy {

using namespace play;
namespace {

constexpr std::size_t usual_vehicles = 2;

struct ValidateOrder {
    std::vector<std::string> files;
    bool as_json = false;
    std::size_t vehicles = 0;  // 0: not asked about
    RaceTerms terms;
};

struct Checked {
    std::string file;
    Inspection inspection;
};

void print_words(const std::vector<Checked>& checked, const Streams& streams) {
    for (const Checked& each : checked) {
        const Inspection& found = each.inspection;
        streams.out << each.file << ": ";
        if (found.ok()) {
            streams.out << name_of(found.kind) << ", no errors\n";
        } else {
            streams.out << found.errors.size()
                        << (found.errors.size() == 1 ? " error\n" : " errors\n");
        }
        for (const formats::Complaint& error : found.errors)
            streams.out << "  error: " << formats::text_of(error) << '\n';
        for (const formats::Complaint& advice : found.advice)
            streams.out << "  advice: " << formats::text_of(advice) << '\n';
    }
}

void print_list(const std::vector<formats::Complaint>& complaints, std::ostream& out) {
    out << '[';
    const char* gap = "";
    for (const formats::Complaint& complaint : complaints) {
        out << gap << "{\"place\": " << formats::json_text(complaint.place)
            << ", \"found\": " << formats::json_text(complaint.found)
            << ", \"expected\": " << formats::json_text(complaint.expected) << '}';
        gap = ", ";
    }
    out << ']';
}

void print_json(const std::vector<Checked>& checked, std::ostream& out) {
    out << "{\"files\": [";
    const char* gap = "\n";
    for (const Checked& each : checked) {
        out << gap << "  {\"file\": " << formats::json_text(each.file)
            << ", \"kind\": " << formats::json_text(name_of(each.inspection.kind))
            << ", \"ok\": " << (each.inspection.ok() ? "true" : "false") << ", \"errors\": ";
        print_list(each.inspection.errors, out);
        out << ", \"advice\": ";
        print_list(each.inspection.advice, out);
        out << '}';
        gap = ",\n";
    }
    out << "\n]}\n";
}

// What keeps a race by these terms from being held on a course without errors.
void add_race_faults(const std::string& file, const RaceTerms& terms, std::size_t vehicles,
                     Inspection& inspection) {
    if (!inspection.ok() || inspection.kind != DocumentKind::course) return;
    const auto course = load_course(file);
    if (!course.ok()) return;
    Setting setting;
    setting.course = Course(*course.value);
    setting.licences.resize(vehicles);
    setting.terms = terms;
    for (const Fault& fault : find_race_faults(setting))
        inspection.errors.push_back(complaint_of(fault, file));
}

int validate(const ValidateOrder& order, const CommandContext& context) {
    std::vector<Checked> checked;
    bool all_good = true;
    const bool for_a_race = order.vehicles > 0 || order.terms != RaceTerms();
    const std::size_t vehicles = order.vehicles > 0 ? order.vehicles : usual_vehicles;
    for (const std::string& file : order.files) {
        checked.push_back({file, inspect_file(file, context.scenario_dirs())});
        if (for_a_race) add_race_faults(file, order.terms, vehicles, checked.back().inspection);
        all_good = all_good && checked.back().inspection.ok();
    }
    if (order.as_json) {
        print_json(checked, context.streams.out);
    } else {
        print_words(checked, context.streams);
    }
    return all_good ? exit_good : exit_bad_content;
}

}  // namespace

CommandRun declare_validate(CommandOptions& options) {
    const auto order = std::make_shared<ValidateOrder>();
    options.describe(
        "Checks courses, vehicles, house rules, records, autosaves and scenarios. Every error is\n"
        "named with its file, its place in it, what was found and what was expected. Advice is "
        "told\n"
        "apart: such a file can be raced, but somebody should look at it.\n");
    options.files("FILE", order->files, "what to check");
    options.flag("--json", order->as_json,
                 "one JSON document: {\"files\": [{file, kind, ok, errors, advice}]}, each error "
                 "and each piece of advice as {place, found, expected}");
    options.begin_group("Courses are checked for a kind of race where one is named");
    options.number("--vehicles", "N", order->vehicles, 1, max_vehicles,
                   "how many are to race (default 2)");
    declare_terms(options, order->terms);
    options.end_with("Exit code: 0 no errors, 1 any error, 2 wrong usage.");
    return [order](const CommandContext& context) { return validate(*order, context); };
}

}  // namespace frothy
