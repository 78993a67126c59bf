#include <algorithm>

#include "games/frothy/door/core/lab/reports.h"
#include "games/frothy/door/core/lab/trial.h"
#include "games/frothy/door/core/lab/variants.h"

namespace frothy {

namespace lab = play::lab;

namespace {

// One course and number of rivals.
struct Match {
    std::size_t rivals = 0;
    lab::Trial trial;
    lab::Batch batch;

    const lab::SeatSums& own() const { return batch.sums.seats[0]; }
    const lab::SeatSums& rival() const { return batch.sums.seats[1]; }
    play::Share wins() const { return lab::win_share(own().wins); }
};

std::string wins_in_words(const play::Share& wins, double share) {
    if (wins.low > share) return "stronger than";
    return wins.high < share ? "weaker than" : "not to be told from";
}

class VehicleReport {
public:
    VehicleReport(const Licence& licence, const ArenaOrder& order,
                  const play::CommandContext& context)
        : licence_(licence),
          order_(order),
          duel_(order, order.rivals.empty() ? basic(1) : order.rivals, context) {
        const std::vector<LicenceVariant> knock_outs = knock_outs_of(licence);
        numbers_ =
            order.rivals.empty() ? numbers_of_rivals(duel_) : std::vector{order.rivals.size()};
        if (order.progress) {
            // Against each number of rivals; then as it is, and without each part.
            const std::size_t batches = numbers_.size() + 1 + knock_outs.size();
            order.progress->ordered = batches * duel_.settings().size() * order.batch.races;
        }
        for (const std::size_t rivals : numbers_)
            race_against(rivals, rivals == first() ? duel_ : Arena(order, basic(rivals), context));
        for (const LicenceVariant& variant : knock_outs) {
            variants_.push_back({variant.group, variant.name, [this, variant] {
                                     return duel_.contender(variant.licence, variant.name);
                                 }});
        }
        knocked_out_ = lab::sweep(duel_.contender(licence, licence.name), variants_, order.batch,
                                  [](const lab::SweepRow&) {});
    }

    lab::Report make(const std::string& folder) const {
        lab::Report report;
        report.title = licence_.name;
        report.method = std::to_string(order_.batch.races) + " races on each course " +
                        (numbers_.size() > 1 ? "and against each number of basic chariots"
                                             : "against " + rivals_in_words()) +
                        " (" + matches_.front().trial.plan.seats.front().driver +
                        " drivers), seed " + std::to_string(order_.batch.seed) +
                        "; an interval holds the true figure 95 times of 100.";
        report.sections = {in_short(), rates(), worth()};
        for (const Match* match : duels())
            report.sections.push_back(duel(*match));
        const Match& most = *std::ranges::max_element(matches_, {}, [](const Match& match) {
            return std::pair(match.rivals == 3, match.batch.sums.lead_changes);
        });
        report.sections.push_back(watching(most.trial, most.batch, folder));
        return report;
    }

private:
    static std::vector<std::string> basic(std::size_t count) {
        return std::vector<std::string>(count, std::string(basic_chariot));
    }

    // How many it meets in what is told at length.
    std::size_t first() const { return numbers_.front(); }
    // "one basic chariot", "3 basic chariots", "Basic Chariot, The Wasp's Errand".
    std::string rivals_in_words() const {
        const bool are_basic = std::ranges::all_of(
            order_.rivals, [](const std::string& rival) { return rival == basic_chariot; });
        if (are_basic)
            return first() == 1 ? "one basic chariot" : std::to_string(first()) + " basic chariots";
        const std::vector<Licence>& vehicles = duel_.settings().front().licences;
        std::string names;
        for (std::size_t i = 1; i < vehicles.size(); ++i)
            names += (i > 1 ? ", " : "") + vehicles[i].name;
        return names;
    }
    std::string first_rival() const {
        return order_.rivals.empty() || order_.rivals.front() == basic_chariot
                   ? "the basic chariot"
                   : duel_.settings().front().licences[1].name;
    }

    // As many as all grids have room for.
    static std::vector<std::size_t> numbers_of_rivals(const Arena& duel) {
        std::size_t most = max_vehicles - 1;
        for (const Setting& setting : duel.settings())
            most = std::min(most, std::max<std::size_t>(2, setting.course.plan().grid.size()) - 1);
        std::vector<std::size_t> numbers;
        for (const std::size_t rivals : {1U, 3U, 5U})
            if (numbers.empty() || numbers.back() < most) numbers.push_back(std::min(rivals, most));
        return numbers;
    }

    void race_against(std::size_t rivals, const Arena& arena) {
        for (lab::Trial& trial : arena.contender(licence_, licence_.name).on) {
            lab::Batch batch = lab::run_batch(trial, order_.batch, {});
            matches_.push_back({rivals, std::move(trial), std::move(batch)});
        }
    }
    std::vector<const Match*> duels() const {
        std::vector<const Match*> duels;
        for (const Match& match : matches_)
            if (match.rivals == first()) duels.push_back(&match);
        return duels;
    }
    // Of all duels.
    double a_duel(std::string_view key, std::size_t seat) const {
        play::Ratio ratio;
        for (const Match* match : duels()) {
            ratio.sum += lab::counted(match->trial.plan, match->batch.sums.seats[seat], key);
            ratio.count += match->batch.sums.races.races;
        }
        return ratio.mean();
    }
    double mean_speed(std::size_t seat) const {
        double sum = 0;
        double phases = 0;
        for (int speed = 0; speed < rating_count; ++speed) {
            const double time = a_duel("speed_" + std::to_string(speed), seat);
            sum += speed * time;
            phases += time;
        }
        return phases > 0 ? sum / phases : 0;
    }
    std::string usual_wreck() const {
        const lab::Plan& plan = matches_.front().trial.plan;
        const auto group = std::ranges::find(plan.groups, "Wrecks by cause", &lab::Group::words);
        const auto most =
            std::ranges::max_element(group->counters, {}, [&](const lab::Counter& counter) {
                return a_duel(counter.key, 0);
            });
        return most->words;
    }

    // "23.4 % against 4.1 %".
    std::string beside(std::string_view key) const {
        return lab::fixed(a_duel(key, 0), 2) + " a race against " + lab::fixed(a_duel(key, 1), 2) +
               " of " + first_rival();
    }

    lab::ReportSection in_short() const {
        lab::ReportSection section;
        section.heading = "In short";
        lab::Scores all;
        std::vector<CourseWins> wins_by_course;
        for (const Match* match : duels()) {
            play::add_up(all, match->own().wins);
            wins_by_course.push_back({match->trial.plan.title, match->wins()});
        }
        const play::Share wins = lab::win_share(all);
        section.points = {"Wins " + lab::percent_text(wins) + " of its races against " +
                          rivals_in_words() +
                          (wins_by_course.size() > 1 ? ", over all courses: " : ": ") +
                          wins_in_words(wins, 1.0 / static_cast<double>(first() + 1)) +
                          (first() == 1 ? " it." : " them.")};
        if (std::string told = best_and_worst(wins_by_course); !told.empty())
            section.points.push_back(std::move(told));
        const bool is_wrecked = a_duel("wipe_outs", 0) > 0;
        section.points.push_back(
            is_wrecked
                ? "Is wrecked " + beside("wipe_outs") + ", most often by " + usual_wreck() + "."
                : "Was never wrecked; " + first_rival() + " " +
                      lab::fixed(a_duel("wipe_outs", 1), 2) + " times a race.");
        section.points.push_back("Takes Damage: " + beside("damage") +
                                 ". Loses control: " + beside("control_lost") + ".");
        section.points.push_back("Drives at Speed " + lab::fixed(mean_speed(0), 2) +
                                 " in the mean; " + first_rival() + " at " +
                                 lab::fixed(mean_speed(1), 2) + ".");
        for (const lab::SweepRow& row : knocked_out_.rows) {
            const lab::Estimate lost = lab::paired(row.all.differences, knocked_out_.misses());
            if (!lost.is_clear()) continue;
            section.points.push_back((lost.mean < 0 ? "Lives on " : "Is held back by ") + row.name +
                                     ": without it " + lab::signed_fixed(100 * lost.mean, 1) +
                                     " wins of 100 races.");
        }
        return section;
    }

    lab::ReportSection rates() const {
        lab::ReportSection section;
        section.heading = "Wins by course and number of rivals";
        for (const std::size_t rivals : numbers_) {
            lab::ReportTable table;
            table.headings = {"Against " + std::to_string(rivals), "wins", "place"};
            table.reference = 1.0 / static_cast<double>(rivals + 1);
            for (const Match& match : matches_) {
                if (match.rivals != rivals) continue;
                const play::Share wins = match.wins();
                table.rows.push_back({{match.trial.plan.title, lab::percent_text(wins),
                                       lab::fixed(lab::mean_of(match.own().places).mean, 2)},
                                      lab::Estimate{wins.value, wins.low, wins.high}});
            }
            section.tables.push_back(table);
        }
        return section;
    }

    lab::ReportSection worth() const {
        lab::ReportSection section;
        section.heading = "What its parts are worth";
        section.paragraphs = {"Wins of 100 races more or fewer against " + rivals_in_words() +
                              " without each of them, in the same races. One is called better or "
                              "worse only where that is no accident of looking at so many."};
        lab::ReportTable table;
        table.headings = {"Without", "", "difference", "is then"};
        table.reference = 0;  // no difference
        for (const lab::SweepRow& row : knocked_out_.rows) {
            const lab::Estimate difference = lab::paired(row.all.differences, 0.05);
            table.rows.push_back(
                {{row.name, row.group,
                  lab::signed_fixed(100 * difference.mean, 1) + " (" +
                      lab::signed_fixed(100 * difference.low, 1) + " to " +
                      lab::signed_fixed(100 * difference.high, 1) + ")",
                  lab::verdict_of(lab::paired(row.all.differences, knocked_out_.misses()))},
                 difference});
        }
        if (table.rows.empty()) {
            section.paragraphs = {"It has nothing that could be taken off."};
        } else {
            section.tables = {table};
        }
        return section;
    }

    lab::ReportSection duel(const Match& match) const {
        lab::ReportSection section;
        section.heading = "On " + match.trial.plan.title + ", against " +
                          (first() == 1 ? std::string("one") : std::to_string(first()));
        section.tables = count_tables(match.trial.plan, match.batch.sums);
        const auto layer = [&](const char* name) -> const std::vector<std::uint64_t>& {
            return lab::layer_of(match.trial.plan, match.batch.sums, name);
        };
        const auto at = std::ranges::find_if(duel_.settings(), [&](const Setting& setting) {
            return setting.course.plan().id == match.trial.plan.facts.front().value;
        });
        const std::uint64_t races = match.batch.sums.races.races;
        section.maps = {map_of(*at, "Where it crashes, times a race", layer("own crashes"), races,
                               layer("visits")),
                        map_of(*at, "Where it is wrecked, times a race", layer("own wrecks"), races,
                               layer("visits"))};
        return section;
    }

    const Licence& licence_;
    const ArenaOrder& order_;
    Arena duel_;
    std::vector<std::size_t> numbers_;  // of rivals
    std::vector<Match> matches_;
    std::vector<lab::Variant> variants_;
    lab::Sweep knocked_out_;
};

}  // namespace

std::string best_and_worst(std::span<const CourseWins> courses) {
    if (courses.empty()) return {};
    const auto value = [](const CourseWins& course) { return course.wins.value; };
    const CourseWins& best = *std::ranges::max_element(courses, {}, value);
    const CourseWins& worst = *std::ranges::min_element(courses, {}, value);
    if (best.wins.low <= worst.wins.high) return {};
    const auto told = [](const CourseWins& course) {
        return course.course + " (" + lab::fixed(100 * course.wins.value, 0) + " %)";
    };
    return "Does best on " + told(best) + " and worst on " + told(worst) + ".";
}

lab::Report vehicle_report(const Licence& licence, const ArenaOrder& order,
                           const play::CommandContext& context, const std::string& folder) {
    return VehicleReport(licence, order, context).make(folder);
}

}  // namespace frothy
