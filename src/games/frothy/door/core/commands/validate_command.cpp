#include "games/frothy/door/core/commands/validate_command.h"

#include <memory>
#include <utility>

#include "games/frothy/data/data_files.h"
#include "games/frothy/door/core/commands/terms_options.h"
#include "games/frothy/door/core/document.h"
#include "games/frothy/rules/race_start.h"

namespace frothy {

using namespace play;
namespace {

constexpr std::size_t usual_vehicles = 2;

struct RaceAsked {
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

CheckedFile checked(const std::string& file, Inspection found) {
    return {file, name_of(found.kind), std::move(found.errors), std::move(found.advice)};
}

}  // namespace

CheckedFile check_document(const std::string& file, const CommandContext& context) {
    return checked(file, inspect_file(file, context.scenario_dirs()));
}

CheckRun declare_check(CommandOptions& options) {
    const auto asked = std::make_shared<RaceAsked>();
    options.begin_group("Courses are checked for a kind of race where one is named");
    options.number("--vehicles", "N", asked->vehicles, 1, max_vehicles,
                   "how many are to race (default 2)");
    declare_terms(options, asked->terms);
    return [asked](const std::string& file, const CommandContext& context) {
        Inspection found = inspect_file(file, context.scenario_dirs());
        const bool for_a_race = asked->vehicles > 0 || asked->terms != RaceTerms();
        const std::size_t vehicles = asked->vehicles > 0 ? asked->vehicles : usual_vehicles;
        if (for_a_race) add_race_faults(file, asked->terms, vehicles, found);
        return checked(file, std::move(found));
    };
}

}  // namespace frothy
