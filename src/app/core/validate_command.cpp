#include "app/core/validate_command.h"

#include <array>
#include <ostream>
#include <vector>

#include "app/core/arguments.h"
#include "app/core/document.h"

namespace app {
namespace {

constexpr const char* help =
    "usage: hippodrome validate [--json] FILE...\n"
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

}  // namespace

int run_validate_command(CommandArguments args, const CommandContext& context) {
    constexpr std::array<std::string_view, 1> flags = {"--json"};
    const Arguments arguments(args, flags, {}, {1, any_number});
    if (arguments.wants_help()) {
        context.streams.out << help;
        return exit_good;
    }
    std::vector<Checked> checked;
    bool all_good = true;
    for (const std::string& file : arguments.files()) {
        checked.push_back({file, inspect_file(file, context.data)});
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
