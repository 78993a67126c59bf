#include "games/circus_maximus/rules/charts.h"

#include <algorithm>
#include <cstddef>

namespace circus_maximus {

namespace {

std::size_t place(int number) { return static_cast<std::size_t>(number); }

}  // namespace

int driver_hits(int roll) {
    constexpr std::array<std::uint8_t, 8> hits = {6, 6, 7, 7, 8, 8, 9, 10};
    return hits.at(place(std::min(roll, 8) - 1));
}

Team team_of(int points, int roll) {
    constexpr std::array<std::array<Team, 6>, 3> teams = {{
        {{{5, 4, 4, 5}, {5, 4, 4, 4}, {5, 4, 3, 5}, {4, 4, 4, 4}, {5, 4, 3, 4}, {4, 4, 3, 4}}},
        {{{5, 5, 4, 5}, {5, 4, 4, 5}, {6, 4, 3, 5}, {5, 4, 4, 5}, {5, 4, 4, 4}, {5, 4, 3, 5}}},
        {{{6, 5, 4, 6}, {6, 5, 4, 5}, {5, 5, 4, 5}, {6, 4, 4, 5}, {5, 4, 4, 5}, {5, 4, 4, 4}}},
    }};
    return teams.at(place(points)).at(place(roll - 1));
}

int endurance_of(int points, int roll) { return 36 + 19 * points - 3 * (roll - 1); }

Mishap lash(int lash_factor, int roll) {
    using enum Mishap;
    constexpr std::array<std::array<Mishap, 6>, 11> chart = {{
        {grab, grab, grab, grab, grab, brake},
        {grab, grab, grab, none, none, brake},
        {grab, grab, none, none, brake, slow},
        {grab, none, none, brake, brake, slow},
        {none, none, none, brake, slow, wound},
        {none, none, brake, brake, slow, wound},
        {none, none, brake, slow, wound, wound},
        {none, none, brake, slow, wound, slip},
        {none, brake, slow, wound, slip, jostle},
        {none, brake, slow, wound, jostle, two_wounds},
        {brake, slow, wound, jostle, two_wounds, three_wounds},
    }};
    constexpr std::array<int, 5> last_of_column = {-6, -3, 0, 3, 6};
    const auto column = static_cast<std::size_t>(
        std::ranges::lower_bound(last_of_column, lash_factor) - last_of_column.begin());
    return chart.at(place(roll - 2)).at(column);
}

Mishap strain(int total) {
    using enum Mishap;
    constexpr std::array<Mishap, 8> chart = {none,       slip,       slip,        jostle,
                                             slip_twice, left_horse, right_horse, flip};
    return chart.at(place(std::clamp(total, 13, 20) - 13));
}

int horse_injury(int roll) {
    constexpr std::array<std::uint8_t, 13> boxes = {0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 6, 8};
    return boxes.at(place(std::clamp(roll, 3, 15) - 3));
}

Damaged cars_damaged(int total) {
    if (total <= 6) return Damaged::attacker;
    if (total <= 9) return Damaged::both;
    return total <= 11 ? Damaged::neither : Damaged::defender;
}

int wheel_damage(int roll) {
    constexpr std::array<std::uint8_t, 14> boxes = {0, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6};
    return boxes.at(place(std::clamp(roll, 1, 14) - 1));
}

Mishap wreck_mishap(int total) {
    using enum Mishap;
    constexpr std::array<Mishap, 9> chart = {none,  slip,       slip,        jostle, wheel,
                                             wheel, left_horse, right_horse, flip};
    return chart.at(place(std::clamp(total, 11, 19) - 11));
}

}  // namespace circus_maximus
