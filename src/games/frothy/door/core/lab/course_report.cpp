#include <algorithm>

#include "games/frothy/door/core/commands/race_pace.h"
#include "games/frothy/door/core/lab/course_measure.h"
#include "games/frothy/door/core/lab/reports.h"
#include "games/frothy/door/core/lab/trial.h"

namespace frothy {

namespace lab = play::lab;

namespace {

constexpr std::uint64_t paced_races = 6;  // each decision of which is thought over as on the screen

struct Raced {
    const Setting& setting;
    lab::Trial trial;
    lab::Batch batch;

    std::uint64_t races() const { return batch.sums.races.races; }
    double a_race(std::uint64_t sum) const { return play::Ratio{sum, races()}.mean(); }
    double counted(std::string_view key) const {
        std::uint64_t sum = 0;
        for (const lab::SeatSums& seat : batch.sums.seats)
            sum += lab::counted(trial.plan, seat, key);
        return a_race(sum);
    }
};

lab::ReportSection in_short(const Raced& raced, const play::PaceSums& pace) {
    const Course& course = raced.setting.course;
    const lab::Sums& sums = raced.batch.sums;
    const auto vehicles = static_cast<double>(raced.setting.licences.size());
    lab::ReportSection section;
    section.heading = "In short";
    section.points = {
        std::to_string(course.cell_count()) + " hexes, " + std::to_string(course.length()) +
            (course.is_circuit() ? " spaces a lap, " : " spaces to the line, ") +
            std::to_string(raced.setting.laps) + (raced.setting.laps == 1 ? " lap" : " laps"),
        lab::fixed(raced.a_race(sums.races.rounds), 1) + " rounds a race, about " +
            lab::fixed(pace.minutes_a_race(), 0) + " minutes at a table of " +
            std::to_string(raced.setting.licences.size()) + ", at " +
            std::to_string(play::PaceSums::seconds_a_decision) + " seconds a decision",
        lab::fixed(100 * raced.counted("wipe_outs") / vehicles, 1) +
            " % of all vehicles are wrecked, " +
            lab::fixed(100 * raced.counted("finishes") / vehicles, 1) + " % get home",
        lab::fixed(raced.a_race(sums.lead_changes), 1) + " changes of the lead and " +
            lab::fixed(raced.counted("overtakes"), 1) + " overtakes a race",
        std::to_string(sums.races.stalled) + " of " + std::to_string(raced.races()) +
            " races came to a standstill"};
    return section;
}

lab::ReportSection grid(const Raced& raced) {
    lab::ReportSection section;
    section.heading = "Fairness of the grid";
    const double share = 1.0 / static_cast<double>(raced.setting.licences.size());
    section.paragraphs = {
        "Every vehicle starts equally often from every space. A fair share is " +
        lab::fixed(100 * share, 1) +
        " %; a space is above or below it where its whole interval lies on that side, and far "
        "below or above it beyond half and one and a half times of it."};
    lab::ReportTable table;
    table.headings = {"Space", "wins", ""};
    table.reference = share;
    for (std::size_t space = 0; space < raced.batch.sums.places_on_grid.size(); ++space) {
        const play::Share wins = lab::win_share(raced.batch.sums.places_on_grid[space]);
        table.rows.push_back({{raced.trial.plan.places[space], lab::percent_text(wins),
                               name_of(fairness_of(wins, share))},
                              lab::Estimate{wins.value, wins.low, wins.high}});
    }
    section.tables = {table};
    return section;
}

lab::ReportSection maps(const Raced& raced) {
    lab::ReportSection section;
    section.heading = "Where it happens";
    const auto layer = [&](const char* name) -> const std::vector<std::uint64_t>& {
        return lab::layer_of(raced.trial.plan, raced.batch.sums, name);
    };
    const auto& visits = layer("visits");
    const auto map = [&](const char* name, const std::string& title) {
        return map_of(raced.setting, title, layer(name), raced.races(), visits);
    };
    section.maps = {map("visits", "The line taken: visits a race"),
                    mean_map_of(raced.setting, "Speed of those who pass", layer("speed"), visits),
                    map("crashes", "Crashes a race"),
                    map("damage", "Damage a race"),
                    map("wrecks", "Wrecks a race"),
                    map("overtakes", "Overtakes a race"),
                    map("stops", "Phases at Speed 0 a race")};
    return section;
}

}  // namespace

lab::Report course_report(const ArenaOrder& order, const play::CommandContext& context,
                          const std::string& folder) {
    const Arena arena(order, context);
    const Setting& setting = arena.settings().front();
    BatchOrder paced;
    paced.drivers = arena.crew().drivers;
    paced.races = std::min(paced_races, order.batch.races);
    paced.jobs = order.batch.jobs;
    if (order.progress) order.progress->ordered = order.batch.races;
    lab::Trial trial =
        watched(trial_of(std::make_shared<const Setting>(setting), arena.crew()), order.progress);
    lab::Batch batch = lab::run_batch(trial, order.batch, {});
    const Raced raced{setting, std::move(trial), std::move(batch)};
    lab::Report report;
    report.title = setting.course.plan().name;
    report.method =
        std::to_string(raced.races()) + " races of " + std::to_string(setting.licences.size()) +
        " vehicles (" + raced.trial.plan.seats.front().driver + " drivers), seed " +
        std::to_string(order.batch.seed) + "; an interval holds the true figure 95 times of 100.";
    report.sections = {in_short(raced, pace_of(setting, paced)), grid(raced), maps(raced)};
    lab::ReportSection counts{"All that was counted", {}, {}, {}, {}};
    counts.tables = count_tables(raced.trial.plan, raced.batch.sums);
    report.sections.push_back(counts);
    report.sections.push_back(watching(raced.trial, raced.batch, folder));
    return report;
}

}  // namespace frothy
