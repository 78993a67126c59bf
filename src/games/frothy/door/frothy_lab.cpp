#include "games/frothy/door/frothy_lab.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <sstream>
#include <utility>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/door/core/lab/arena.h"
#include "games/frothy/door/core/lab/reports.h"
#include "games/frothy/door/core/lab/trial.h"
#include "games/frothy/rules/race_terms.h"
#include "words/words.h"

namespace frothy {

using words::by_count;
using words::say;
using words::tr;

namespace {

constexpr std::array kinds = {RaceType::fastest, RaceType::furthest, RaceType::pursuit,
                              RaceType::toughest};
constexpr std::size_t most_laps = 9;

std::vector<DriverKind> known_kinds() {
    std::vector<DriverKind> known;
    std::ranges::copy(driver_kinds, std::back_inserter(known));
    std::ranges::copy(styled_kinds, std::back_inserter(known));
    return known;
}

// Those with a temper have a name of their own.
std::string driver_words(DriverKind kind) {
    switch (kind) {
    case DriverKind::rookie: return words::tr_in("driver", "Rookie");
    case DriverKind::steady: return words::tr_in("driver", "Steady");
    case DriverKind::ace: return words::tr_in("driver", "Ace");
    default: return std::string(name_of(kind));
    }
}

}  // namespace

std::function<play::lab::ReportTeller()> report_beside_frames(
    ui::Program& program,
    std::function<play::lab::ReportTeller(const play::CommandContext&)> make) {
    return [dirs = program.data_dirs(), own = program.user_dirs(), make = std::move(make)] {
        std::istringstream in;
        std::ostringstream out;
        const play::CommandContext context{.streams = {in, out, out},
                                           .game = "frothy",
                                           .data = dirs.data,
                                           .catalogues = {},
                                           .user_dirs = own,
                                           .client = {}};
        return make(context);
    };
}

std::string races_folder(const play::CommandContext& context, const std::string& name) {
    return (context.need_user_dirs().data / "proving-ground" / "frothy" / (name + "-races"))
        .string();
}

const CourseOffer& FrothyLab::chosen_course() const {
    const auto& courses = door_.offers().courses;
    return courses[std::min(chosen_[course], courses.size() - 1)];
}

std::size_t FrothyLab::count_of(Row row) const {
    switch (row) {
    case vehicle:
    case rival: return door_.offers().licences.size();
    case driver:
    case rival_driver: return known_kinds().size();
    case course: return door_.offers().courses.size();
    case kind: return kinds.size();
    case laps: return chosen_course().course.is_circuit() ? most_laps : 1;
    case rivals:
        return std::clamp<std::size_t>(chosen_course().course.plan().grid.size(), 2, max_vehicles) -
               1;
    case rows: break;
    }
    return 1;
}

std::vector<ui::LabRow> FrothyLab::lab_rows() {
    const SetupOffers& offers = door_.offers();
    for (std::size_t row = 0; row < rows; ++row)
        chosen_[row] = std::min(chosen_[row], count_of(static_cast<Row>(row)) - 1);
    const auto vehicle_at = [&](Row row) {
        return tr(offers.licences[chosen_[row]].licence.name.c_str());
    };
    const auto driver_at = [&](Row row) { return driver_words(known_kinds()[chosen_[row]]); };
    return {{tr("Vehicle"), vehicle_at(vehicle)},
            {tr("Its driver"), driver_at(driver)},
            {tr("Course"), tr(chosen_course().course.plan().name.c_str())},
            {tr("Kind of race"), race_type_name(kinds[chosen_[kind]])},
            {tr("Laps"), std::to_string(chosen_[laps] + 1)},
            {tr("Rivals"), std::to_string(chosen_[rivals] + 1)},
            {tr("Their vehicle"), vehicle_at(rival)},
            {tr("Their driver"), driver_at(rival_driver)}};
}

std::string FrothyLab::lab_title() {
    const int around = static_cast<int>(chosen_[laps]) + 1;
    return say("{0}: {1}, {2}", {tr(chosen_course().course.plan().name.c_str()),
                                 race_type_name(kinds[chosen_[kind]]),
                                 say(by_count(around, "{0} lap", "{0} laps"), {around})});
}

void FrothyLab::step_lab(std::size_t row, int by) {
    if (row >= rows) return;
    const auto count = static_cast<int>(count_of(static_cast<Row>(row)));
    chosen_[row] = static_cast<std::size_t>((static_cast<int>(chosen_[row]) + by + count) % count);
}

play::lab::Trial FrothyLab::lab_trial() {
    const SetupOffers& offers = door_.offers();
    auto setting = std::make_shared<Setting>();
    setting->course = chosen_course().course;
    setting->laps = static_cast<std::uint8_t>(chosen_[laps] + 1);
    setting->terms = terms_of_kind(RaceTerms{}, kinds[chosen_[kind]]);
    setting->licences.assign(chosen_[rivals] + 2, offers.licences[chosen_[rival]].licence);
    setting->licences.front() = offers.licences[chosen_[vehicle]].licence;
    Crew crew;
    crew.drivers.fill(known_kinds()[chosen_[rival_driver]]);
    crew.drivers.front() = known_kinds()[chosen_[driver]];
    return trial_of(setting, crew);
}

std::vector<ui::LabReport> FrothyLab::lab_reports() {
    const SetupOffers& offers = door_.offers();
    const LicenceOffer& measured = offers.licences[chosen_[vehicle]];
    ArenaOrder order;
    order.course = chosen_course().id;
    order.drivers = name_of(known_kinds()[chosen_[driver]]);
    order.laps = static_cast<int>(chosen_[laps] + 1);
    order.batch = {.first = 0, .races = reported_races, .seed = 1, .jobs = play::default_jobs()};
    const auto beside = [this](ArenaOrder raced, auto make) {
        return [&program = door_.program(), raced = std::move(raced),
                make = std::move(make)](std::shared_ptr<RaceProgress> progress) {
            ArenaOrder followed = raced;
            followed.progress = std::move(progress);
            return report_beside_frames(
                program, [followed, make](const auto& context) { return make(followed, context); });
        };
    };
    ArenaOrder on_course = order;
    on_course.rivals.assign(chosen_[rivals] + 1, std::string(basic_chariot));
    order.rivals.assign(chosen_[rivals] + 1, offers.licences[chosen_[rival]].id);
    for (std::size_t seat = 0; seat <= chosen_[rivals]; ++seat)
        order.drivers += "," + std::string(name_of(known_kinds()[chosen_[rival_driver]]));
    return {
        {tr("Report on the vehicle"), measured.id,
         beside(order,
                [licence = measured.licence, id = measured.id](
                    const ArenaOrder& vehicle_order, const play::CommandContext& context) {
                    return vehicle_report(licence, vehicle_order, context,
                                          races_folder(context, id));
                })},
        {tr("Report on the course"), chosen_course().id,
         beside(on_course, [](const ArenaOrder& course_order, const play::CommandContext& context) {
             return course_report(course_order, context,
                                  races_folder(context, course_order.course));
         })}};
}

}  // namespace frothy
