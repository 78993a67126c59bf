// What there is to say of a vehicle and of a course, raced on the proving ground.
#pragma once

#include <span>
#include <string>

#include "games/frothy/door/core/lab/arena.h"
#include "play/lab/lab_commands.h"
#include "play/lab/report.h"

namespace frothy {

// Against order.rivals, or without any against one, three and five basic chariots. The races are
// run at once, and told of whenever the teller is called. Those worth watching are kept in this
// folder, unless it is empty.
play::lab::ReportTeller vehicle_report(const Licence& licence, const ArenaOrder& order,
                                       const play::CommandContext& context,
                                       const std::string& folder);
struct CourseWins {
    std::string course;
    play::Share wins;
};
// Where a vehicle wins most and where least, in a sentence; empty where that may be chance.
std::string best_and_worst(std::span<const CourseWins> courses);
// Of order.course, with basic chariots besides the first: as many as there are rivals.
play::lab::ReportTeller course_report(const ArenaOrder& order, const play::CommandContext& context,
                                      const std::string& folder);

// Races worth watching of each kind that a report keeps.
inline constexpr std::size_t kept_of_each = 2;

// Who drives: "steady", "ace against steady".
std::string drivers_of(const play::lab::Plan& plan);
// What is raced: "Circus Parvus, 2 laps".
std::string title_of(const Setting& setting);

// Of a report on races of this setting: one map for a layer of the counts. `per` is what each field
// is divided by, a layer or a number of races.
play::lab::HeatMap map_of(const Setting& setting, const std::string& title,
                          const std::vector<std::uint64_t>& layer, std::uint64_t races,
                          const std::vector<std::uint64_t>& visits);
// The same of a mean over the visits of each field.
play::lab::HeatMap mean_map_of(const Setting& setting, const std::string& title,
                               const std::vector<std::uint64_t>& layer,
                               const std::vector<std::uint64_t>& visits);
// Of all that a batch has counted in groups, the first seat beside the second if there is one.
std::vector<play::lab::ReportTable> count_tables(const play::lab::Plan& plan,
                                                 const play::lab::Sums& sums);
// Races worth watching: as files, or by their numbers.
play::lab::ReportSection kept_races(const std::vector<play::lab::KeptRace>& kept);
play::lab::ReportSection numbered_races(const Setting& setting, const play::lab::Plan& plan,
                                        const play::lab::Sums& sums);

}  // namespace frothy
