// What an answer may bring, in words and shares (section 11 of the ledger).
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "games/grand_prix/rules/ranking.h"
#include "games/grand_prix/view/cards.h"
#include "games/grand_prix/view/circuit_cars.h"
#include "games/grand_prix/view/core/odds.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "games/grand_prix/view/names.h"
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
    const char* text;   // {0}: the car it comes up behind
    const char* brief;  // the same where there is little room
    Bearing bearing;
    OddsShade shade;
    Rule rule;
    Flag flag = Flag::none;  // all of it ends on one
};

bool is_attack(const Course& course, AttackFace face) { return course.attack == face; }
bool is_past(const Course& course, Flag flag) {
    return is_attack(course, AttackFace::pass) && course.flag == flag;
}

// The first that holds is the one.
constexpr std::array kinds = {
    Kind{[](const Course& one) { return is_attack(one, AttackFace::explosion); },
         mark("both crash and miss a turn"), mark("both crash"), Bearing::grave, OddsShade::grave,
         "GP-L24"},
    Kind{[](const Course& one) { return one.misses_turn; }, mark("locks up, off for a turn"),
         mark("locks up"), Bearing::bad, OddsShade::heavy, "GP-L12"},
    Kind{[](const Course& one) { return one.is_home; }, mark("home!"), mark("home!"), Bearing::good,
         OddsShade::good, "GP-L51"},
    Kind{[](const Course& one) { return is_attack(one, AttackFace::fail); }, mark("stopped here"),
         mark("stopped here"), Bearing::neutral, OddsShade::light, "GP-L23"},
    Kind{[](const Course& one) { return one.flips_weather; }, mark("the weather turns"),
         mark("the weather turns"), Bearing::neutral, OddsShade::more, "GP-L47"},
    Kind{[](const Course& one) { return one.passes_box; }, mark("passes the box"),
         mark("passes the box"), Bearing::good, OddsShade::good, "GP-L44"},
    Kind{[](const Course& one) { return is_past(one, Flag::green); }, mark("past, to a green flag"),
         mark("past, green flag"), Bearing::good, OddsShade::good, "GP-L22", Flag::green},
    Kind{[](const Course& one) { return is_past(one, Flag::blue); }, mark("past, to a blue flag"),
         mark("past, blue flag"), Bearing::good, OddsShade::good, "GP-L22", Flag::blue},
    Kind{[](const Course& one) { return is_past(one, Flag::yellow); },
         mark("past, to a yellow flag"), mark("past, yellow flag"), Bearing::good, OddsShade::good,
         "GP-L22", Flag::yellow},
    Kind{[](const Course& one) { return is_attack(one, AttackFace::pass); }, mark("past"),
         mark("past"), Bearing::good, OddsShade::good, "GP-L22"},
    Kind{[](const Course& one) { return one.behind != no_car; }, mark("catches {0}"),
         mark("catches {0}"), Bearing::neutral, OddsShade::light, "GP-L21"},
    Kind{[](const Course& one) { return one.spaces == 0; }, mark("does not move"),
         mark("does not move"), Bearing::bad, OddsShade::marked, "GP-L17"},
    Kind{[](const Course& one) { return one.flag == Flag::green; }, mark("to a green flag"),
         mark("green flag"), Bearing::good, OddsShade::good, "GP-L50", Flag::green},
    Kind{[](const Course& one) { return one.flag == Flag::blue; }, mark("to a blue flag"),
         mark("blue flag"), Bearing::neutral, OddsShade::graded, "GP-L50", Flag::blue},
    Kind{[](const Course& one) { return one.flag == Flag::yellow; }, mark("to a yellow flag"),
         mark("yellow flag"), Bearing::bad, OddsShade::slight, "GP-L50", Flag::yellow},
    Kind{[](const Course& one) { return one.place.in_lane; }, mark("along the pit lane"),
         mark("along the pit lane"), Bearing::neutral, OddsShade::even, "GP-L42"},
    Kind{[](const Course&) { return true; }, mark("to a space without a flag"), mark("no flag"),
         Bearing::neutral, OddsShade::even, "GP-L18"},
};

const Kind& kind_of(const Course& course) {
    return *std::ranges::find_if(kinds, [&](const Kind& kind) { return kind.holds(course); });
}

double part_of(const kernel::Share& share) {
    const kernel::Weight sum = share.sum();
    return static_cast<double>(sum.ways) / static_cast<double>(sum.of);
}

// "Blue by 6, White by 4": whom the safety car moves.
std::string names_of(const std::vector<Boost>& boosts, const ui::Seating& seating) {
    std::string names;
    for (const Boost& boost : boosts) {
        if (!names.empty()) names += ", ";
        names += say("{0} by {1}", {name_of(seating, boost.car), static_cast<int>(boost.spaces)});
    }
    return names;
}

// "7, 9, P2", each named once.
std::string spaces_of(const std::vector<const Course*>& courses) {
    std::string spaces;
    std::vector<Place> named;
    for (const Course* course : courses) {
        if (std::ranges::find(named, course->place) != named.end()) continue;
        named.push_back(course->place);
        spaces += (spaces.empty() ? "" : ", ") + space_of(*course);
    }
    return spaces;
}

std::string detail_of(const std::vector<const Course*>& courses, const ui::Seating& seating) {
    const std::string spaces = spaces_of(courses);
    const Course& course = *courses.front();
    if (!course.boosts.empty()) {
        return say("Off the track on {0}; the safety car moves {1}.",
                   {spaces, names_of(course.boosts, seating)});
    }
    if (course.misses_turn) return say("Off the track on {0}, for a turn.", {spaces});
    if (course.behind != no_car && !course.attack)
        return say("Stands on {0}, unless it attacks.", {spaces});
    return say("Stands on {0}.", {spaces});
}

// What it brings, where there is room for that.
std::string long_words(const Kind& kind, const std::vector<const Course*>& courses,
                       const ui::Seating& seating) {
    const Course& first = *courses.front();
    std::string text = say(kind.text, {name_of(seating, first.behind)});
    if (first.is_home) return text;
    if (!first.boosts.empty())
        return say("{0}, and the safety car moves {1}", {text, names_of(first.boosts, seating)});
    return say("{0} (on {1})", {text, spaces_of(courses)});
}

ui::PlainOdds words_of(const std::vector<Course>& courses, const ui::Seating& seating) {
    ui::PlainOdds told;
    for (const Kind& kind : kinds) {
        std::vector<const Course*> its;
        kernel::Share share;
        for (const Course& course : courses) {
            if (&kind_of(course) != &kind) continue;
            its.push_back(&course);
            share.add(course.chance);
        }
        if (its.empty()) continue;
        const double part = part_of(share);
        play::OddsWord& word = told.emplace_back();
        word.text = long_words(kind, its, seating);
        word.brief = say(kind.brief, {name_of(seating, its.front()->behind)});
        word.detail = detail_of(its, seating);
        word.rule = kind.rule.text();
        word.bearing = kind.bearing;
        word.of = kind.shade;
        if (kind.flag != Flag::none) word.colour = colour_of(kind.flag);
        word.part = part;
        word.percent = play::whole_percent(part);
        word.share = play::text_of_share(part, true, 1);
        word.is_exact = true;
    }
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
    return {word_of(mark("the next roll turns the weather"), flip, OddsShade::more),
            word_of(mark("the next roll leaves the weather"), 1.0 - flip, OddsShade::even)};
}

}  // namespace

std::string space_of(const Course& course) {
    if (course.is_home) return tr("home");
    return course.place.in_lane ? say("P{0}", {course.place.space})
                                : std::to_string(course.place.space);
}

std::vector<ui::PlainOdds> View::odds_of(const Decision& decision, const ui::Seating& seating) {
    const bool enters = decision.ask == Ask::pit_entry;
    if (!enters && decision.ask != Ask::overtake && decision.ask != Ask::reroll) return {};
    const Odds seen = odds_in(decision);
    std::vector<ui::PlainOdds> odds;
    for (const Prospect& answer : seen.answers) {
        odds.push_back(words_of(answer.courses, seating));
        if (odds.back().size() == 1) odds.back().clear();  // its explanation tells that
    }
    if (enters && seen.pit) odds.front() = words_of(*seen.pit);
    return odds;
}

namespace {

// What is driven of it so far (GP-L05).
std::string about_hot_lap(const Race& race) {
    if (race.move.moved == 0)
        return tr("A lap alone, from the line to the line; the fewest rolls are on pole.");
    const int rolls = race.qualifying_rolls.at(race.qualified);
    return say(words::by_count(rolls, "{0} of {1} spaces are driven, in {2} roll.",
                               "{0} of {1} spaces are driven, in {2} rolls."),
               {race.move.moved, lap_length + 1, rolls});
}

// Of dice that do not move the car by themselves: the grid, or a flag card (GP-X30).
ui::PlainThrow other_throw(const Race& race) {
    ui::PlainThrow said;
    if (race.stage == Stage::race) {
        const Car& car = race.car(race.on_turn());
        const bool has_landed = race.move.moved > 0 && race.move.left == 0 && !car.place.in_lane;
        if (!has_landed || race.deck.draws == 0) return said;
        const Card card = race.deck.used.at((race.deck.draws - 1U) % deck_size);
        said.explanation = card_text(card, flag_of(car.place.space), race.terms.mode);
        said.rule = ui::RuleRef("GP-L50");
    } else if (race.terms.grid == GridBy::roll || race.qualified == race.terms.cars) {
        // What for, why_words tells.
        said.rule = ui::RuleRef(race.terms.grid == GridBy::roll ? "GP-L03" : "GP-L08");
    } else {
        said.explanation = about_hot_lap(race);
        said.rule = ui::RuleRef("GP-L05");
    }
    return said;
}

Rule movement_rule(const Race& race) {
    if (race.car(race.acting).place.in_lane) return "GP-L42";
    return race.terms.mode == Mode::sprint ? Rule("GP-L61") : Rule("GP-L10");
}

std::vector<ui::BoardMark> marks_of(const std::vector<Course>& courses) {
    std::vector<Place> places;
    std::vector<kernel::Share> shares;
    for (const Course& course : courses) {
        if (course.is_home) continue;
        const auto known = std::ranges::find(places, course.place);
        const auto index = static_cast<std::size_t>(known - places.begin());
        if (known == places.end()) {
            places.push_back(course.place);
            shares.emplace_back();
        }
        shares[index].add(course.chance);
    }
    std::vector<ui::BoardMark> marks;
    for (std::size_t i = 0; i < places.size(); ++i)
        marks.push_back(
            {middle_of(places[i]).at, play::text_of_share(part_of(shares[i]), true, 1)});
    return marks;
}

// To the box, and to where the tyre counts again (GP-L42, GP-L46).
std::string about_lane(const Race& race, CarId id) {
    const Car& car = race.car(id);
    if (!car.place.in_lane) return {};
    const int to_box = box_of(id) - car.place.space;
    if (!car.box_passed && to_box > 0) {
        return say(words::by_count(
                       to_box, "{0} space to your box; in the lane the die counts as it falls.",
                       "{0} spaces to your box; in the lane the die counts as it falls."),
                   {to_box});
    }
    const int to_exit = lane_length - car.place.space + 1;
    return say(words::by_count(
                   to_exit, "{0} space to the exit: a die that reaches it counts with the tyre.",
                   "{0} spaces to the exit: a die that reaches it counts with the tyre."),
               {to_exit});
}

// Both throws, where there are two (GP-X49); the way to the pit entry, and the stop that is owed.
std::string about_throw(const Race& race) {
    const CarId id = race.acting;
    std::string text;
    const auto add = [&](const std::string& sentence) {
        text = text.empty() ? sentence : sentence.empty() ? text : say("{0} {1}", {text, sentence});
    };
    const Move& move = race.move;
    if (move.has_first) {
        const bool is_pair = race.terms.mode == Mode::sprint && !race.car(id).place.in_lane;
        const int first = move.first[0] + 1 + (is_pair ? move.first[1] + 1 : 0);
        add(say("The first throw came to {0}; the lower of two counts.", {first}));
    } else if (race.car(id).rolls_twice) {
        add(tr("You throw twice, and the lower counts."));
    }
    add(about_lane(race, id));
    add(about_way(race, id));
    add(about_stop(race, id));
    return text;
}

}  // namespace

std::string View::why_words(Why why) {
    switch (why) {
    case Why::grid: return tr("The highest is on pole, at the head of the grid.");
    case Why::roll_off:
        return tr("Others have thrown the same: whoever throws more now starts ahead.");
    default: return {};
    }
}

std::string about_way(const Race& race, CarId car) {
    const auto way = way_to_entry(race, car);
    const bool may_want_it = owes_stop(race, car) || has_weather(race.terms) ||
                             race.terms.dynamic_weather || race.terms.tyre_wear ||
                             race.terms.two_compounds;
    if (!way || !may_want_it) return {};
    const int turns = std::max(1, static_cast<int>(std::lround(way->turns)));
    return say(
        words::by_count(way->spaces, "{0} space to the pit entry: {1}.",
                        "{0} spaces to the pit entry: {1}."),
        {way->spaces, say(words::by_count(turns, "about one turn", "about {0} turns"), {turns})});
}

ui::PlainThrow View::throw_words(const Race& race, const ui::Seating& seating) {
    const bool is_movement = race.stage == Stage::race && race.acting == race.on_turn() &&
                             race.move.moved == 0 && race.move.left == 0;
    if (!is_movement) return other_throw(race);
    ui::PlainThrow said;
    said.rule = ui::RuleRef(movement_rule(race).text());
    const auto courses = landings(race);
    said.odds = words_of(courses, seating);
    said.marks = marks_of(courses);
    said.explanation = about_throw(race);
    said.warns = is_last_chance_to_stop(race, race.acting);
    return said;
}

}  // namespace grand_prix
