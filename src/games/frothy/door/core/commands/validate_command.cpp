#include "games/frothy/door/core/commands/validate_command.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "games/frothy/data/data_files.h"
#include "games/frothy/door/core/commands/terms_options.h"
#include "games/frothy/door/core/document.h"
#include "games/frothy/rules/race_start.h"
#include "play/commands/checked_files.h"

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
    std::vector<CheckedFile> checked;
    const bool for_a_race = order.vehicles > 0 || order.terms != RaceTerms();
    const std::size_t vehicles = order.vehicles > 0 ? order.vehicles : usual_vehicles;
    for (const std::string& file : order.files) {
        if (is_season_file(file)) {
            checked.push_back(check_season(file));
            continue;
        }
        Inspection found = inspect_file(file, context.scenario_dirs());
        if (for_a_race) add_race_faults(file, order.terms, vehicles, found);
        checked.push_back(
            {file, name_of(found.kind), std::move(found.errors), std::move(found.advice)});
    }
    return tell_checked(checked, order.as_json, context.streams);
}

}  // namespace

CommandRun declare_validate(CommandOptions& options) {
    const auto order = std::make_shared<ValidateOrder>();
    options.describe(
        "Checks courses, vehicles, house rules, records, autosaves, seasons and scenarios. Every\n"
        "error is named with its file, its place in it, what was found and what was expected.\n"
        "Advice is told apart: such a file can be raced, but somebody should look at it.\n");
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
