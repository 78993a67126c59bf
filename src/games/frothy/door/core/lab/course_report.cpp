#include <algorithm>
#include <memory>

#include "games/frothy/door/core/commands/race_pace.h"
#include "games/frothy/door/core/lab/course_measure.h"
#include "games/frothy/door/core/lab/reports.h"
#include "games/frothy/door/core/lab/trial.h"
#include "words/words.h"

namespace frothy {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

namespace lab = play::lab;

namespace {

constexpr std::uint64_t paced_races = 6;  // each decision of which is thought over as on the screen

std::string figure(double value) { return lab::figure_text(value, 1); }

class CourseReport {
public:
    CourseReport(const ArenaOrder& order, const play::CommandContext& context,
                 const std::string& folder)
        : order_(order), arena_(order_, context) {
        BatchOrder paced;
        paced.drivers = arena_.crew().drivers;
        paced.races = std::min(paced_races, order.batch.races);
        paced.jobs = order.batch.jobs;
        if (order.progress) order.progress->ordered = order.batch.races;
        trial_ = watched(trial_of(std::make_shared<const Setting>(setting()), arena_.crew()),
                         order.progress);
        batch_ = lab::run_batch(trial_, order.batch, {});
        pace_ = pace_of(setting(), paced);
        if (!folder.empty()) kept_ = lab::keep_races(trial_, batch_, folder, kept_of_each);
    }

    lab::Report tell() const {
        lab::Report report;
        report.title = tr(setting().course.plan().name.c_str());
        report.method = say("{0} races of {1} vehicles (drivers: {2}), seed {3}; an interval holds "
                            "the true figure 95 times of 100.",
                            {std::to_string(races()), vehicles(), drivers_of(trial_.plan),
                             std::to_string(order_.batch.seed)});
        lab::ReportSection counts;
        counts.heading = tr("All that was counted");
        counts.tables = count_tables(trial_.plan, batch_.sums);
        report.sections = {in_short(), grid(), maps(), counts,
                           kept_.empty() ? numbered_races(setting(), trial_.plan, batch_.sums)
                                         : kept_races(kept_)};
        return report;
    }

private:
    const Setting& setting() const { return arena_.settings().front(); }
    std::uint64_t races() const { return batch_.sums.races.races; }
    int vehicles() const { return static_cast<int>(setting().licences.size()); }
    double a_race(std::uint64_t sum) const { return play::Ratio{sum, races()}.mean(); }
    double counted(std::string_view key) const {
        std::uint64_t sum = 0;
        for (const lab::SeatSums& seat : batch_.sums.seats)
            sum += lab::counted(trial_.plan, seat, key);
        return a_race(sum);
    }

    lab::ReportSection in_short() const {
        const Course& course = setting().course;
        const lab::Sums& sums = batch_.sums;
        const int laps = setting().laps;
        lab::ReportSection section;
        section.heading = tr("In short");
        section.points = {
            say(course.is_circuit() ? mark("{0} hexes, {1} spaces a lap, {2}")
                                    : mark("{0} hexes, {1} spaces to the line, {2}"),
                {course.cell_count(), course.length(),
                 say(by_count(laps, "{0} lap", "{0} laps"), {laps})}),
            say("{0} rounds a race, about {1} minutes at a table of {2}, at {3} seconds a decision",
                {figure(a_race(sums.races.rounds)), lab::fixed(pace_.minutes_a_race(), 0),
                 vehicles(), static_cast<int>(play::PaceSums::seconds_a_decision)}),
            say("{0} % of all vehicles are wrecked, {1} % get home",
                {figure(100 * counted("wipe_outs") / vehicles()),
                 figure(100 * counted("finishes") / vehicles())}),
            say("{0} changes of the lead and {1} overtakes a race",
                {figure(a_race(sums.lead_changes)), figure(counted("overtakes"))}),
            say("{0} of {1} races came to a standstill",
                {std::to_string(sums.races.stalled), std::to_string(races())})};
        return section;
    }

    lab::ReportSection grid() const {
        lab::ReportSection section;
        section.heading = tr("Fairness of the grid");
        const double share = 1.0 / vehicles();
        section.paragraphs = {
            say("Every vehicle starts equally often from every space. A fair share is {0} %; a "
                "space is above or below it where its whole interval lies on that side, and far "
                "below or above it beyond half and one and a half times of it.",
                {figure(100 * share)})};
        lab::ReportTable table;
        table.headings = {tr("Space"), tr("Wins"), ""};
        table.reference = share;
        for (std::size_t space = 0; space < batch_.sums.places_on_grid.size(); ++space) {
            const play::Share wins = lab::win_share(batch_.sums.places_on_grid[space]);
            table.rows.push_back({{trial_.plan.places[space], lab::percent_text(wins),
                                   tr(name_of(fairness_of(wins, share)))},
                                  lab::Estimate{wins.value, wins.low, wins.high}});
        }
        section.tables = {table};
        return section;
    }

    lab::ReportSection maps() const {
        lab::ReportSection section;
        section.heading = tr("Where it happens");
        const auto layer = [&](const char* name) -> const std::vector<std::uint64_t>& {
            return lab::layer_of(trial_.plan, batch_.sums, name);
        };
        const auto& visits = layer("visits");
        const auto map = [&](const char* name, const char* title) {
            return map_of(setting(), title, layer(name), races(), visits);
        };
        section.maps = {
            map("visits", tr("The line taken: visits a race")),
            mean_map_of(setting(), tr("Speed of those who pass"), layer("speed"), visits),
            map("crashes", tr("Crashes a race")),
            map("damage", tr("Damage a race")),
            map("wrecks", tr("Wrecks a race")),
            map("overtakes", tr("Overtakes a race")),
            map("stops", tr("Phases at Speed 0 a race"))};
        return section;
    }

    ArenaOrder order_;
    Arena arena_;
    lab::Trial trial_;
    lab::Batch batch_;
    play::PaceSums pace_;
    std::vector<lab::KeptRace> kept_;
};

}  // namespace

lab::ReportTeller course_report(const ArenaOrder& order, const play::CommandContext& context,
                                const std::string& folder) {
    const auto raced = std::make_shared<const CourseReport>(order, context, folder);
    return [raced] { return raced->tell(); };
}

}  // namespace frothy
