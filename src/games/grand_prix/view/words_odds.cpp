// What an answer may bring, in words and shares (section 11 of the ledger).
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/grand_prix/view/core/odds.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "words/words.h"

namespace grand_prix {

using play::Bearing;
using play::OddsShade;
using words::mark;
using words::say;
using words::tr;

namespace {

// Kinds of courses, the best first. Together they are all that may happen.
struct Kind {
    bool (*holds)(const Course&);
    const char* text;
    Bearing bearing;
    OddsShade shade;
    Rule rule;
};

bool is_attack(const Course& course, AttackFace face) { return course.attack == face; }

// The first that holds is the one.
constexpr std::array kinds = {
    Kind{[](const Course& one) { return is_attack(one, AttackFace::explosion); },
         mark("both crash"), Bearing::grave, OddsShade::grave, "GP-L24"},
    Kind{[](const Course& one) { return one.misses_turn; }, mark("locks up"), Bearing::bad,
         OddsShade::heavy, "GP-L12"},
    Kind{[](const Course& one) { return one.is_home; }, mark("home!"), Bearing::good,
         OddsShade::good, "GP-L51"},
    Kind{[](const Course& one) { return is_attack(one, AttackFace::fail); }, mark("stopped here"),
         Bearing::neutral, OddsShade::light, "GP-L23"},
    Kind{[](const Course& one) { return one.flips_weather; }, mark("the weather turns"),
         Bearing::neutral, OddsShade::graded, "GP-L47"},
    Kind{[](const Course& one) { return one.flag == Flag::green; }, mark("to a green flag"),
         Bearing::good, OddsShade::good, "GP-L50"},
    Kind{[](const Course& one) { return one.flag == Flag::blue; }, mark("to a blue flag"),
         Bearing::neutral, OddsShade::even, "GP-L50"},
    Kind{[](const Course& one) { return one.flag == Flag::yellow; }, mark("to a yellow flag"),
         Bearing::bad, OddsShade::slight, "GP-L50"},
    Kind{[](const Course& one) { return is_attack(one, AttackFace::pass); }, mark("past"),
         Bearing::good, OddsShade::good, "GP-L22"},
    Kind{[](const Course&) { return true; }, mark("to a space without a flag"), Bearing::neutral,
         OddsShade::even, "GP-L18"},
};

const Kind& kind_of(const Course& course) {
    return *std::ranges::find_if(kinds, [&](const Kind& kind) { return kind.holds(course); });
}

double part_of(const Course& course) {
    return static_cast<double>(course.chance.ways) / static_cast<double>(course.chance.of);
}

std::string space_of(const Course& course) {
    if (course.is_home) return tr("home");
    return course.place.in_lane ? say("P{0}", {course.place.space})
                                : std::to_string(course.place.space);
}

// "To 14, 15."; who is sent forward by the safety car is counted.
std::string detail_of(const std::vector<const Course*>& courses) {
    std::string spaces;
    for (const Course* course : courses) {
        const std::string space = space_of(*course);
        if (!spaces.empty()) spaces += ", ";
        spaces += space;
    }
    const std::size_t boosted = courses.front()->boosts.size();
    if (boosted > 0) {
        return say(words::by_count(static_cast<int>(boosted),
                                   "Stands on {0}; {1} car gains up to 6 spaces.",
                                   "Stands on {0}; {1} cars gain up to 6 spaces."),
                   {spaces, boosted});
    }
    return say("Stands on {0}.", {spaces});
}

ui::PlainOdds words_of(const std::vector<Course>& courses) {
    ui::PlainOdds told;
    for (const Kind& kind : kinds) {
        std::vector<const Course*> its;
        double part = 0.0;
        for (const Course& course : courses) {
            if (&kind_of(course) != &kind) continue;
            its.push_back(&course);
            part += part_of(course);
        }
        if (its.empty()) continue;
        play::OddsWord& word = told.emplace_back();
        word.text = word.brief = tr(kind.text);
        word.detail = detail_of(its);
        word.rule = kind.rule.text();
        word.bearing = kind.bearing;
        word.of = kind.shade;
        word.part = part;
        word.percent = play::whole_percent(part);
        word.share = play::text_of_share(part, true, 1);
        word.is_exact = true;
    }
    if (told.size() < 2) return {};
    std::ranges::stable_sort(told, {}, &play::OddsWord::of);
    return told;
}

// Whether the roll after the entry turns the weather (GP-L47).
ui::PlainOdds words_of(const PitVisit& visit) {
    if (visit.flip.ways == 0) return {};
    const double flip = static_cast<double>(visit.flip.ways) / static_cast<double>(visit.flip.of);
    const auto word_of = [](const char* text, double part, OddsShade shade) {
        play::OddsWord word;
        word.text = word.brief = tr(text);
        word.detail = tr("By the first roll in the pit lane.");
        word.rule = "GP-L47";
        word.bearing = Bearing::neutral;
        word.of = shade;
        word.part = part;
        word.percent = play::whole_percent(part);
        word.share = play::text_of_share(part, true, 1);
        word.is_exact = true;
        return word;
    };
    return {word_of(mark("the weather turns"), flip, OddsShade::graded),
            word_of(mark("the weather stays"), 1.0 - flip, OddsShade::even)};
}

}  // namespace

std::vector<ui::PlainOdds> View::odds_of(const Decision& decision) {
    const bool enters = decision.ask == Ask::pit_entry;
    if (!enters && decision.ask != Ask::overtake && decision.ask != Ask::reroll) return {};
    const Outlook seen = outlook(decision);
    std::vector<ui::PlainOdds> odds;
    for (const Prospect& answer : seen.answers)
        odds.push_back(words_of(answer.courses));
    if (enters && seen.pit) odds.front() = words_of(*seen.pit);
    return odds;
}

ui::RuleRef View::throw_rule(const Race& race) {
    const auto rule = [&]() -> Rule {
        if (race.stage == Stage::tyres || race.stage == Stage::grid)
            return race.terms.grid == GridBy::roll ? Rule("GP-L03") : Rule("GP-L05");
        if (race.car(race.acting).place.in_lane) return "GP-L42";
        return race.terms.mode == Mode::sprint ? Rule("GP-L61") : Rule("GP-L10");
    };
    return ui::RuleRef(rule().text());
}

ui::PlainOdds View::throw_odds(const Race& race) {
    const bool is_known = race.stage == Stage::race && race.acting == race.on_turn() &&
                          !race.car(race.acting).rolls_twice && race.move.moved == 0 &&
                          race.move.left == 0;
    return is_known ? words_of(landings(race)) : ui::PlainOdds{};
}

}  // namespace grand_prix
