#include "games/frothy/door/core/commands/validate_command.h"

#include <filesystem>
#include <memory>
#include <utility>

#include "games/frothy/data/data_files.h"
#include "games/frothy/door/core/commands/terms_options.h"
#include "games/frothy/door/core/document.h"
#include "games/frothy/door/core/season.h"
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

// Whether it names a file of a folder, and no path out of it.
bool is_of_folder(const std::string& name) { return is_file_name(name) && !name.empty(); }

CheckedFile checked(const std::string& file, Inspection found) {
    return {file, name_of(found.kind), std::move(found.errors), std::move(found.advice)};
}

}  // namespace

CheckedFile check_document(const std::string& file, const CommandContext& context) {
    return checked(file, inspect_file(file, context.scenario_dirs(), context.data_dirs()));
}

std::vector<formats::Complaint> find_season_faults(const Season& season, const std::string& file,
                                                   const CommandContext& context) {
    const std::filesystem::path beside = std::filesystem::path(file).parent_path() / "..";
    const auto is_there = [&](formats::ContentKind kind, const std::string& name) {
        if (is_of_folder(name) && formats::find_data_file(context.data_dirs(), kind, name))
            return true;
        std::error_code ignored;
        return is_of_folder(name) &&
               std::filesystem::is_regular_file(beside / kind.folder / (name + ".json"), ignored);
    };
    std::vector<formats::Complaint> faults;
    for (std::size_t i = 0; i < season.races.size(); ++i) {
        if (!season.races[i].record.empty()) continue;  // which holds its course
        const std::string& event = season.races[i].event;
        const std::string place = "/races/" + std::to_string(i) + "/event";
        const std::optional<SeasonHeat> heat = heat_of(event);
        if (!heat) {
            faults.push_back({file, place, "\"" + event + "\"",
                              "a course and a kind of race: \"circus-parvus/fastest\""});
        } else if (!is_there(course_files, heat->course)) {
            faults.push_back({file, place, "no course \"" + heat->course + "\"",
                              "a course that there is, here or in the same pack"});
        }
    }
    for (std::size_t i = 0; i < season.seats.size(); ++i) {
        const std::string& ride = season.seats[i].ride;
        if (ride.empty() || is_there(licence_files, ride)) continue;
        faults.push_back({file, "/seats/" + std::to_string(i) + "/ride",
                          "no vehicle \"" + ride + "\"",
                          "a vehicle that there is, here or in the same pack"});
    }
    return faults;
}

CheckRun declare_check(CommandOptions& options) {
    const auto asked = std::make_shared<RaceAsked>();
    options.begin_group("Courses are checked for a kind of race where one is named");
    options.number("--vehicles", "N", asked->vehicles, 1, max_vehicles,
                   "how many are to race (default 2)");
    declare_terms(options, asked->terms);
    return [asked](const std::string& file, const CommandContext& context) {
        Inspection found = inspect_file(file, context.scenario_dirs(), context.data_dirs());
        const bool for_a_race = asked->vehicles > 0 || asked->terms != RaceTerms();
        const std::size_t vehicles = asked->vehicles > 0 ? asked->vehicles : usual_vehicles;
        if (for_a_race) add_race_faults(file, asked->terms, vehicles, found);
        return checked(file, std::move(found));
    };
}

}  // namespace frothy
