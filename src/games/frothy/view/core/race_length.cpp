#include "games/frothy/view/core/race_length.h"

namespace frothy {

namespace {

constexpr int spaces_a_minute = 6;  // of one person, on every course that is shipped
constexpr int longest_minutes = 45;

}  // namespace

int minutes_of_race(const Course& course, int laps, int people) {
    const int spaces = course.length() * laps;
    return (spaces * people + spaces_a_minute / 2) / spaces_a_minute;
}

std::uint8_t usual_laps(const Course& course) {
    constexpr int full_table = 4;
    const std::uint8_t laps = course.plan().laps;
    return minutes_of_race(course, laps, full_table) > longest_minutes ? std::uint8_t{1} : laps;
}

}  // namespace frothy
