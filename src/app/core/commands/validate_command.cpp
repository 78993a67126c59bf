#include "app/core/commands/validate_command.h"

#include <array>
#include <ostream>
#include <vector>

#include "app/core/commands/arguments.h"
#include "app/core/commands/terms_arguments.h"
#include "app/core/document.h"
#include "frothy/race_start.h"

namespace app {
namespace {

constexpr std::string_view help =
    "usage: hippodrome validate [--json] [--race TYPE ...] FILE...\n"
    "\n"
    "Checks courses, vehicles, house rules, records, autosaves and scenarios. Every error is "
    "named\n"
    "with its file, its place in it, what was found and what was expected. Advice is told apart:\n"
    "such a file can be raced, but somebody should look at it.\n"
    "\n"
    "  --json   one JSON document: {\"files\": [{file, kind, ok, errors, advice}]}, each error "
    "and\n"
    "           each piece of advice as {place, found, expected}\n"
    "\n"
    "Courses are checked for a kind of race where one is named:\n"
    "\n"
    "  --vehicles N            how many are to race (default 2)\n";
constexpr std::string_view exit_help = "\n"
                                       "Exit code: 0 no errors, 1 any error, 2 wrong usage.\n";

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
        for (const frothy::Complaint& error : found.errors)
            streams.out << "  error: " << frothy::text_of(error) << '\n';
        for (const frothy::Complaint& advice : found.advice)
            streams.out << "  advice: " << frothy::text_of(advice) << '\n';
    }
}

void print_list(const std::vector<frothy::Complaint>& complaints, std::ostream& out) {
    out << '[';
    const char* gap = "";
    for (const frothy::Complaint& complaint : complaints) {
        out << gap << "{\"place\": " << json_text(complaint.place)
            << ", \"found\": " << json_text(complaint.found)
            << ", \"expected\": " << json_text(complaint.expected) << '}';
        gap = ", ";
    }
    out << ']';
}

void print_json(const std::vector<Checked>& checked, std::ostream& out) {
    out << "{\"files\": [";
    const char* gap = "\n";
    for (const Checked& each : checked) {
        out << gap << "  {\"file\": " << json_text(each.file)
            << ", \"kind\": " << json_text(name_of(each.inspection.kind))
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
void add_race_faults(const std::string& file, const frothy::RaceTerms& terms, std::size_t vehicles,
                     Inspection& inspection) {
    if (!inspection.ok() || inspection.kind != DocumentKind::course) return;
    const auto course = frothy::load_course(file);
    if (!course.ok()) return;
    frothy::Setting setting;
    setting.course = frothy::Course(*course.value);
    setting.licences.resize(vehicles);
    setting.terms = terms;
    for (const frothy::Fault& fault : frothy::find_race_faults(setting))
        inspection.errors.push_back(frothy::complaint_of(fault, file));
}

}  // namespace

int run_validate_command(CommandArguments args, const CommandContext& context) {
    constexpr std::array<std::string_view, 1> own_flags = {"--json"};
    constexpr std::array<std::string_view, 1> own_options = {"--vehicles"};
    constexpr auto flags = joined(own_flags, terms_flags);
    constexpr auto valued = joined(own_options, terms_options);
    const Arguments arguments(args, flags, valued, {1, any_number});
    if (arguments.wants_help()) {
        context.streams.out << help << terms_help << exit_help;
        return exit_good;
    }
    std::vector<Checked> checked;
    bool all_good = true;
    const frothy::RaceTerms terms = terms_named(arguments);
    const auto vehicles =
        static_cast<std::size_t>(arguments.number("--vehicles", 2, 1, frothy::max_vehicles));
    const bool for_a_race = arguments.has("--vehicles") || terms != frothy::RaceTerms();
    for (const std::string& file : arguments.files()) {
        checked.push_back({file, inspect_file(file, context.scenario_dirs())});
        if (for_a_race) add_race_faults(file, terms, vehicles, checked.back().inspection);
        all_good = all_good && checked.back().inspection.ok();
    }
    if (arguments.has("--json")) {
        print_json(checked, context.streams.out);
    } else {
        print_words(checked, context.streams);
    }
    return all_good ? exit_good : exit_bad_content;
}

}  // namespace app
