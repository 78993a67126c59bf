#include <algorithm>
#include <memory>

#include "games/frothy/door/core/lab/reports.h"
#include "games/frothy/door/core/lab/trial.h"
#include "games/frothy/door/core/lab/variants.h"
#include "words/words.h"

namespace frothy {

using words::mark;
using words::say;
using words::tr;

namespace lab = play::lab;

namespace {

// One course and number of rivals.
struct Match {
    const Setting& setting;  // of the duel on this course
    std::size_t rivals = 0;
    lab::Trial trial;
    lab::Batch batch;

    const lab::SeatSums& own() const { return batch.sums.seats[0]; }
    const lab::SeatSums& rival() const { return batch.sums.seats[1]; }
    play::Share wins() const { return lab::win_share(own().wins); }
};

const char* share_in_words(const play::Share& wins, double fair) {
    if (wins.low > fair) return tr("more than a fair share");
    return wins.high < fair ? tr("less than a fair share")
                            : tr("no more and no less than a fair share, as far as can be told");
}

class VehicleReport {
public:
    VehicleReport(const Licence& licence, const ArenaOrder& order,
                  const play::CommandContext& context, const std::string& folder)
        : licence_(licence),
          order_(order),
          duel_(order_, order.rivals.empty() ? basic(1) : order.rivals, context) {
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
        if (!folder.empty())
            kept_ = lab::keep_races(to_watch().trial, to_watch().batch, folder, kept_of_each);
    }

    lab::Report tell() const {
        lab::Report report;
        report.title = tr(licence_.name.c_str());
        report.method =
            say(numbers_.size() > 1
                    ? mark("{0} races on each course and against each number of basic chariots "
                           "(drivers: {2}), seed {3}; an interval holds the true figure 95 times "
                           "of 100.")
                    : mark("{0} races on each course {1} (drivers: {2}), seed {3}; an interval "
                           "holds the true figure 95 times of 100."),
                {std::to_string(order_.batch.races), against_rivals(),
                 drivers_of(matches_.front().trial.plan), std::to_string(order_.batch.seed)});
        report.sections = {in_short(), rates(), worth()};
        for (const Match* match : duels())
            report.sections.push_back(duel(*match));
        const Match& most = to_watch();
        report.sections.push_back(
            kept_.empty() ? numbered_races(most.setting, most.trial.plan, most.batch.sums)
                          : kept_races(kept_));
        return report;
    }

private:
    static std::vector<std::string> basic(std::size_t count) {
        return std::vector<std::string>(count, std::string(basic_chariot));
    }

    // How many it meets in what is told at length.
    std::size_t first() const { return numbers_.front(); }
    // "against 3 basic chariots", "against Basic Chariot, The Wasp's Errand".
    std::string against_rivals() const {
        const bool are_basic = std::ranges::all_of(
            order_.rivals, [](const std::string& rival) { return rival == basic_chariot; });
        const auto count = static_cast<int>(first());
        if (are_basic) {
            return say(
                words::by_count(count, "against one basic chariot", "against {0} basic chariots"),
                {count});
        }
        const std::vector<Licence>& vehicles = duel_.settings().front().licences;
        std::string names;
        for (std::size_t i = 1; i < vehicles.size(); ++i)
            names += (i > 1 ? ", " : "") + std::string(tr(vehicles[i].name.c_str()));
        return say("against {0}", {names});
    }
    std::string first_rival() const {
        return tr(duel_.settings().front().licences[1].name.c_str());
    }

    // The one with most to see.
    const Match& to_watch() const {
        return *std::ranges::max_element(matches_, {}, [](const Match& match) {
            return std::pair(match.rivals == 3, match.batch.sums.lead_changes);
        });
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
        auto setting = duel_.settings().begin();
        for (lab::Trial& trial : arena.contender(licence_, licence_.name).on) {
            lab::Batch batch = lab::run_batch(trial, order_.batch, {});
            matches_.push_back({*setting++, rivals, std::move(trial), std::move(batch)});
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
        return tr(most->words.c_str());
    }

    std::string figure_of(std::string_view key, std::size_t seat) const {
        return lab::figure_text(a_duel(key, seat), 2);
    }

    lab::ReportSection in_short() const {
        lab::ReportSection section;
        section.heading = tr("In short");
        lab::Scores all;
        std::vector<CourseWins> wins_by_course;
        for (const Match* match : duels()) {
            play::add_up(all, match->own().wins);
            wins_by_course.push_back({title_of(match->setting), match->wins()});
        }
        const play::Share wins = lab::win_share(all);
        section.points = {say(wins_by_course.size() > 1
                                  ? mark("Over all courses it wins {0} of its races {1}: {2}.")
                                  : mark("Wins {0} of its races {1}: {2}."),
                              {lab::percent_text(wins), against_rivals(),
                               share_in_words(wins, 1.0 / static_cast<double>(first() + 1))})};
        if (std::string told = best_and_worst(wins_by_course); !told.empty())
            section.points.push_back(std::move(told));
        const std::string rival = first_rival();
        section.points.push_back(
            a_duel("wipe_outs", 0) > 0
                ? say("Is wrecked {0} times a race ({1}: {2}), most often by this: {3}.",
                      {figure_of("wipe_outs", 0), rival, figure_of("wipe_outs", 1), usual_wreck()})
                : say("Was never wrecked ({0}: {1} times a race).",
                      {rival, figure_of("wipe_outs", 1)}));
        section.points.push_back(
            say("Takes {0} Damage a race ({1}: {2}) and loses control {3} times ({1}: {4}).",
                {figure_of("damage", 0), rival, figure_of("damage", 1),
                 figure_of("control_lost", 0), figure_of("control_lost", 1)}));
        section.points.push_back(
            say("Drives at Speed {0} in the mean ({1}: {2}).",
                {lab::figure_text(mean_speed(0), 2), rival, lab::figure_text(mean_speed(1), 2)}));
        const std::vector<LicenceVariant> parts = knock_outs_of(licence_);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const lab::Estimate lost =
                lab::paired(knocked_out_.rows[i].all.differences, knocked_out_.misses());
            if (!lost.is_clear()) continue;
            section.points.push_back(
                say(lost.mean < 0 ? mark("Lives on {0}: without it {1} wins of 100 races.")
                                  : mark("Is held back by {0}: without it {1} wins of 100 races."),
                    {parts[i].name, lab::signed_figure(100 * lost.mean, 1)}));
        }
        return section;
    }

    lab::ReportSection rates() const {
        lab::ReportSection section;
        section.heading = tr("Wins by course and number of rivals");
        for (const std::size_t rivals : numbers_) {
            lab::ReportTable table;
            table.headings = {say("Against {0}", {static_cast<int>(rivals)}), tr("Wins"),
                              tr("Place")};
            table.reference = 1.0 / static_cast<double>(rivals + 1);
            for (const Match& match : matches_) {
                if (match.rivals != rivals) continue;
                const play::Share wins = match.wins();
                table.rows.push_back({{title_of(match.setting), lab::percent_text(wins),
                                       lab::figure_text(lab::mean_of(match.own().places).mean, 2)},
                                      lab::Estimate{wins.value, wins.low, wins.high}});
            }
            section.tables.push_back(table);
        }
        return section;
    }

    lab::ReportSection worth() const {
        lab::ReportSection section;
        section.heading = tr("What its parts are worth");
        section.paragraphs = {
            say("Wins of 100 races more or fewer {0} without each of them, in the same races. One "
                "is called better or worse only where that is no accident of looking at so many.",
                {against_rivals()})};
        lab::ReportTable table;
        table.headings = {tr("Without"), "", tr("Difference"), tr("Is then")};
        table.reference = 0;  // no difference
        const std::vector<LicenceVariant> parts = knock_outs_of(licence_);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const lab::Differences& differences = knocked_out_.rows[i].all.differences;
            const lab::Estimate difference = lab::paired(differences, 0.05);
            const std::string verdict =
                lab::verdict_of(lab::paired(differences, knocked_out_.misses()));
            table.rows.push_back(
                {{parts[i].name, parts[i].group,
                  say("{0} ({1} to {2})", {lab::signed_figure(100 * difference.mean, 1),
                                           lab::signed_figure(100 * difference.low, 1),
                                           lab::signed_figure(100 * difference.high, 1)}),
                  tr(verdict.c_str())},
                 difference});
        }
        if (table.rows.empty()) {
            section.paragraphs = {tr("It has nothing that could be taken off.")};
        } else {
            section.tables = {table};
        }
        return section;
    }

    lab::ReportSection duel(const Match& match) const {
        lab::ReportSection section;
        section.heading =
            say("On {0}, against {1}", {title_of(match.setting), static_cast<int>(first())});
        section.tables = count_tables(match.trial.plan, match.batch.sums);
        const auto layer = [&](const char* name) -> const std::vector<std::uint64_t>& {
            return lab::layer_of(match.trial.plan, match.batch.sums, name);
        };
        const std::uint64_t races = match.batch.sums.races.races;
        section.maps = {map_of(match.setting, tr("Where it crashes, times a race"),
                               layer("own crashes"), races, layer("visits")),
                        map_of(match.setting, tr("Where it is wrecked, times a race"),
                               layer("own wrecks"), races, layer("visits"))};
        return section;
    }

    Licence licence_;
    ArenaOrder order_;
    Arena duel_;
    std::vector<std::size_t> numbers_;  // of rivals
    std::vector<Match> matches_;
    std::vector<lab::Variant> variants_;
    lab::Sweep knocked_out_;  // a row for each of knock_outs_of
    std::vector<lab::KeptRace> kept_;
};

}  // namespace

std::string best_and_worst(std::span<const CourseWins> courses) {
    if (courses.empty()) return {};
    const auto value = [](const CourseWins& course) { return course.wins.value; };
    const CourseWins& best = *std::ranges::max_element(courses, {}, value);
    const CourseWins& worst = *std::ranges::min_element(courses, {}, value);
    if (best.wins.low <= worst.wins.high) return {};
    const auto told = [](const CourseWins& course) {
        return say("{0} ({1} %)", {course.course, lab::fixed(100 * course.wins.value, 0)});
    };
    return say("Does best on {0} and worst on {1}.", {told(best), told(worst)});
}

lab::ReportTeller vehicle_report(const Licence& licence, const ArenaOrder& order,
                                 const play::CommandContext& context, const std::string& folder) {
    const auto raced = std::make_shared<const VehicleReport>(licence, order, context, folder);
    return [raced] { return raced->tell(); };
}

}  // namespace frothy
