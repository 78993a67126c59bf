#include "games/frothy/door/core/lab/trial.h"

#include <algorithm>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/record/record.h"
#include "games/frothy/door/core/lab/race_counts.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/standings.h"
#include "play/lab/watched_race.h"

namespace frothy {

namespace lab = play::lab;

namespace {

using Grid = std::array<std::uint8_t, max_vehicles>;  // the space of each vehicle

// As many races in a row as there are vehicles share a lot, turned by one space each time.
Grid grid_of(std::uint64_t seed, std::uint64_t number, std::size_t vehicles) {
    const auto count = static_cast<int>(vehicles);
    const std::uint64_t lot = play::seed_of_start(play::seed_of_race(seed, number / vehicles));
    const Grid drawn = random_grid_order(lot, count, count);
    Grid grid{};
    for (std::size_t v = 0; v < vehicles; ++v)
        grid[v] = drawn[(v + number) % vehicles];
    return grid;
}

lab::Plan plan_of(const Setting& setting, const DriverSeats& drivers) {
    lab::Plan plan;
    const CoursePlan& course = setting.course.plan();
    plan.game = "frothy";
    plan.title =
        course.name + ", " + std::to_string(setting.laps) + (setting.laps == 1 ? " lap" : " laps");
    const std::string type(name_of(setting.terms.type));
    if (setting.terms != RaceTerms()) plan.title += ", " + type;
    plan.facts = {{"course", course.id}, {"race", type}, {"laps", std::to_string(setting.laps)}};
    if (rounds_of(setting.terms) > 0)
        plan.facts.push_back({"rounds", std::to_string(rounds_of(setting.terms))});
    for (std::size_t v = 0; v < setting.licences.size(); ++v) {
        const Licence& licence = setting.licences[v];
        plan.seats.push_back({licence.name, licence.id, std::string(name_of(drivers[v]))});
        plan.places.push_back(std::to_string(v + 1));
    }
    plan.groups = counted_groups(setting);
    plan.layers = counted_layers();
    for (int cell = 0; cell < setting.course.cell_count(); ++cell) {
        const hexgrid::Hex hex = setting.course.hex(static_cast<Cell>(cell));
        plan.hexes.push_back({hex.q, hex.r});
    }
    plan.watched_kinds = watched_kinds();
    return plan;
}

class Races {
public:
    Races(std::shared_ptr<const Setting> setting, const DriverSeats& drivers)
        : setting_(std::move(setting)), drivers_(drivers), map_(*setting_) {}

    void run(std::uint64_t seed, std::uint64_t number, lab::Sums& sums) const {
        const std::uint64_t dice = play::seed_of_race(seed, number);
        const Grid grid = grid_of(seed, number, setting_->licences.size());
        Race race = set_up_race(*setting_, grid);
        RaceCounter counter(*setting_, sums);
        counter.begin(race);
        Drivers drivers(map_, drivers_, play::seed_of_drivers(dice));
        const auto answer = [&](const Race& now, const Question& question) {
            ++sums.seats[question.player].decisions;
            return drivers(now, question);
        };
        const auto hear = [&](const Race& now, const Event& event) { counter.hear(now, event); };
        lab::WatchedTable<Frothy, decltype(answer), decltype(hear)> table(race, dice, answer, hear);
        while (!Frothy::is_over(race))
            Frothy::step(race, table);
        counter.end(race, {grid.begin(), grid.begin() + race.vehicle_count}, number);
        sums.races.decisions += table.decisions();
        sums.races.rolls += table.rolls();
        sums.races.signature += kernel::split_mix(state_hash(race));
    }

    std::string record(std::uint64_t seed, std::uint64_t number) const {
        const std::uint64_t dice = play::seed_of_race(seed, number);
        Record record;
        record.course = setting_->course.plan();
        record.licences = setting_->licences;
        record.house_rules = setting_->rules;
        record.laps = setting_->laps;
        record.terms = setting_->terms;
        record.grid_order = grid_of(seed, number, setting_->licences.size());
        record.seed = dice;
        for (std::size_t v = 0; v < record.licences.size(); ++v) {
            const auto look = static_cast<std::uint8_t>(v);
            record.seats.push_back({"", look, look, std::string(name_of(drivers_[v]))});
        }
        Drivers drivers(map_, drivers_, play::seed_of_drivers(dice));
        return lab::played_record<Codec>(std::move(record), drivers);
    }

private:
    std::shared_ptr<const Setting> setting_;
    DriverSeats drivers_;
    DrivingMap map_;
};

}  // namespace

lab::Trial trial_of(const std::shared_ptr<const Setting>& setting, const DriverSeats& drivers) {
    const auto races = std::make_shared<const Races>(setting, drivers);
    lab::Trial trial;
    trial.plan = plan_of(*setting, drivers);
    trial.run = [races](std::uint64_t seed, std::uint64_t number, lab::Sums& sums) {
        races->run(seed, number, sums);
    };
    trial.record = [races](std::uint64_t seed, std::uint64_t number) {
        return races->record(seed, number);
    };
    return trial;
}

}  // namespace frothy
