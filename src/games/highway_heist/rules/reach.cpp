#include "games/highway_heist/rules/reach.h"

#include <algorithm>

namespace highway_heist {

int drive_range(const Heist& heist, MemberId member) {
    return rating(heist, member, Skill::speed) + (has_car(heist, member, Car::racer) ? 2 : 0);
}

// HH-ACT-01, HH-CH-05, HH-TURN-03
Spaces drive_spaces(const Heist& heist, MemberId member, int steps) {
    const Passing passing =
        has_character(heist, member, Character::ghost) ? Passing::over : Passing::round;
    return reachable(heist, heist.vehicles[heist[member].pv].at, steps, passing, no_perch);
}

// HH-ACT-02
int leap_range(const Heist& heist, MemberId member) {
    return rating(heist, member, Skill::athletics);
}

Reach reach_of_drive(const Heist& heist, MemberId member, Space to, int most, Rule rule) {
    if (!heist[member].is_manned()) return {Barrier::on_foot, 0, 0, no_perch, "HH-ACT-01"};
    const auto leads_there = [&](int steps) {
        const Spaces spaces = drive_spaces(heist, member, steps);
        return std::find(spaces.begin(), spaces.end(), to) != spaces.end();
    };
    constexpr int all_of_road = road_length * lanes;
    if (leads_there(most)) return {};
    if (const Perch there = occupant(heist, to); there != no_perch)
        return {Barrier::occupied, 0, most, there, "HH-ACT-01"};
    for (int steps = most + 1; steps <= all_of_road; ++steps)
        if (leads_there(steps)) return {Barrier::too_far, steps, most, no_perch, rule};
    return {Barrier::shut_in, 0, most, no_perch, "HH-ACT-01"};
}

// HH-ACT-02, HH-O-139
Reach reach_of_leap(const Heist& heist, MemberId member, Perch to) {
    const Perch from = place_of(heist, member);
    if (from == no_perch || !is_there(heist, to) || is_wreck(heist, to)) return {};
    const int most = leap_range(heist, member);
    const int away = distance(heist, from, to);
    if (away > most) return {Barrier::too_far, away, most, to, "HH-ACT-02"};
    if (free_slots(heist, to) == 0) return {Barrier::no_slot, away, most, to, "HH-ACT-02"};
    return {};
}

}  // namespace highway_heist
