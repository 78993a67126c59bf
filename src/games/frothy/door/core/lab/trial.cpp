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

lab::Plan plan_of(const Setting& setting, const Crew& crew) {
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
        plan.seats.push_back({licence.name, licence.id, crew.name_of(v)});
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
    Races(std::shared_ptr<const Setting> setting, const Crew& crew)
        : setting_(std::move(setting)),
          crew_(crew),
          map_(*setting_),
          books_(*setting_, crew.drivers, map_) {}

    void run(std::uint64_t seed, std::uint64_t number, lab::Sums& sums) const {
        const std::uint64_t dice = play::seed_of_race(seed, number);
        const Grid grid = grid_of(seed, number, setting_->licences.size());
        Race race = set_up_race(*setting_, grid);
        RaceCounter counter(*setting_, sums);
        counter.begin(race);
        CrewAtWork crew(crew_, books_.roads(), play::seed_of_drivers(dice));
        const auto hear = [&](const Race& now, const Event& event) { counter.hear(now, event); };
        kernel::PlayCount count;
        if (crew.thinks()) {
            crew.begin(record_of(seed, number));
            count = run_thinking(race, dice, crew, hear, sums);
            crew.end();
        } else {
            count = run_at_sight(race, dice, crew, hear, sums);
        }
        counter.end(race, {grid.begin(), grid.begin() + race.vehicle_count}, number);
        sums.races.decisions += count.decisions;
        sums.races.rolls += count.rolls;
        sums.races.signature += kernel::split_mix(state_hash(race));
    }

    std::string record(std::uint64_t seed, std::uint64_t number) const {
        const Record record = record_of(seed, number);
        CrewAtWork crew(crew_, books_.roads(), play::seed_of_drivers(record.seed));
        crew.begin(record);
        std::string text =
            lab::played_record<Codec>(record, [&](const kernel::Decision<Frothy>& decision) {
                return crew.answer(decision);
            });
        crew.end();
        return text;
    }

private:
    Record record_of(std::uint64_t seed, std::uint64_t number) const {
        Record record;
        record.course = setting_->course.plan();
        record.licences = setting_->licences;
        record.house_rules = setting_->rules;
        record.laps = setting_->laps;
        record.terms = setting_->terms;
        record.grid_order = grid_of(seed, number, setting_->licences.size());
        record.seed = play::seed_of_race(seed, number);
        for (std::size_t v = 0; v < record.licences.size(); ++v) {
            const auto look = static_cast<std::uint8_t>(v);
            record.seats.push_back({"", look, look, std::string(name_of(crew_.drivers[v]))});
        }
        return record;
    }
    // At full speed: no journal, and nobody plays answers on.
    template <class Hear>
    static kernel::PlayCount run_at_sight(Race& race, std::uint64_t dice, CrewAtWork& crew,
                                          const Hear& hear, lab::Sums& sums) {
        const auto answer = [&](const Race& now, const Question& question) {
            ++sums.seats[question.player].decisions;
            return crew.at_sight(now, question);
        };
        lab::WatchedTable<Frothy, decltype(answer), Hear> table(race, dice, answer, hear);
        std::uint64_t steps = 0;
        for (; !Frothy::is_over(race); ++steps)
            Frothy::step(race, table);
        return {steps, table.decisions(), table.rolls()};
    }
    template <class Hear>
    static kernel::PlayCount run_thinking(Race& race, std::uint64_t dice, CrewAtWork& crew,
                                          const Hear& hear, lab::Sums& sums) {
        const auto answer = [&](const kernel::Decision<Frothy>& decision) {
            ++sums.seats[decision.player].decisions;
            return crew.answer(decision);
        };
        return lab::watch_thinkers<Frothy>(race, dice, answer, hear);
    }

    std::shared_ptr<const Setting> setting_;
    Crew crew_;
    DrivingMap map_;
    RoadBooks books_;
};

}  // namespace

lab::Trial trial_of(const std::shared_ptr<const Setting>& setting, const Crew& crew) {
    const auto races = std::make_shared<const Races>(setting, crew);
    lab::Trial trial;
    trial.plan = plan_of(*setting, crew);
    trial.run = [races](std::uint64_t seed, std::uint64_t number, lab::Sums& sums) {
        races->run(seed, number, sums);
    };
    trial.record = [races](std::uint64_t seed, std::uint64_t number) {
        return races->record(seed, number);
    };
    return trial;
}

}  // namespace frothy
