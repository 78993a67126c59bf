#include "games/frothy/view/core/race_length.h"

#include <algorithm>
#include <cmath>

#include "games/frothy/rules/race_start.h"

namespace frothy {

namespace {

// Of one person, on every course that is shipped.
constexpr double minutes_a_space = 1.0 / 6.0;
constexpr double minutes_a_round = 0.7;
constexpr double minutes_to_the_last = 18.0;  // of Toughest, which no round ends

constexpr int longest_minutes = 45;

// The start of a Fox: with such a part of a lap, and no more than that, it wins about as often as
// three Hounds do (docs/balance.md).
constexpr double start_of_lap = 0.22;
constexpr int most_start = 9;

double minutes_of_person(const Course& course, const TableRules& rules) {
    if (rules.terms.type == RaceType::fastest)
        return course.length() * rules.laps * minutes_a_space;
    const int rounds = rounds_of(rules.terms);
    return rounds > 0 ? rounds * minutes_a_round : minutes_to_the_last;
}

}  // namespace

int minutes_of_race(const Course& course, const TableRules& rules, int people) {
    return static_cast<int>(std::lround(people * minutes_of_person(course, rules)));
}

std::uint8_t usual_laps(const Course& course) {
    constexpr int full_table = 4;
    TableRules rules;
    rules.laps = course.plan().laps;
    return minutes_of_race(course, rules, full_table) > longest_minutes ? std::uint8_t{1}
                                                                        : rules.laps;
}

std::uint8_t proposed_head_start(const Course& course) {
    const auto start = std::clamp(static_cast<int>(std::lround(course.length() * start_of_lap)),
                                  usual_head_start, most_start);
    return static_cast<std::uint8_t>(std::min(start, most_head_start(course)));
}

}  // namespace frothy
