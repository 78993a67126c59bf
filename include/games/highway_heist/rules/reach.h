// How far somebody gets, and why no farther.
#pragma once

#include <cstdint>

#include "games/highway_heist/rules/heist.h"

namespace highway_heist {

// Not capped at five (HH-VE-03, HH-O-134, HH-D-06).
int drive_range(const Heist& heist, MemberId member);
inline constexpr int follow_through = 2;  // spaces after a Ram (HH-CH-01)
// Where a Drive of so many steps may end, the member's own space first. Only who is at a wheel.
Spaces drive_spaces(const Heist& heist, MemberId member, int steps);
int leap_range(const Heist& heist, MemberId member);

enum class Barrier : std::uint8_t { none, occupied, too_far, shut_in, on_foot, no_slot };

// What keeps somebody from a place.
struct Reach {
    Barrier barrier = Barrier::none;
    int away = 0;            // spaces, where it is too far
    int most = 0;            // that there are
    Perch there = no_perch;  // what stands in the place
    Rule rule;
};

// Of a Drive up to so many spaces.
Reach reach_of_drive(const Heist& heist, MemberId member, Space to, int most, Rule rule);
// Onto a vehicle on the road.
Reach reach_of_leap(const Heist& heist, MemberId member, Perch to);

}  // namespace highway_heist
