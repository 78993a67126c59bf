#include "games/highway_heist/rules/campaign.h"

#include <algorithm>

namespace highway_heist {

namespace {

// HH-O-150: half of it is hammered out; whoever has lost the starting car gets it back from the
// yard, in a poor state.
int damage_carried(const Heist& over, MemberId member) {
    const Member& who = over[member];
    const bool has_own = who.has_pv() && who.board != Car::hijacked;
    return has_own ? std::min(who.damage / 2, most_damage_carried) : most_damage_carried;
}

bool is_between(int number, int least, int most) { return number >= least && number <= most; }

}  // namespace

std::vector<int> carried_from(const Heist& over) {
    std::vector<int> carried;
    for (MemberId member = 0; member < most_members; ++member) {
        const bool plays = member < over.terms.members;
        carried.push_back(plays ? damage_carried(over, member) : 0);
        carried.push_back(over.result == Result::won ? most_boost_carried : 2);
    }
    return carried;
}

void begin_with(Terms& terms, std::span<const int> carried) {
    if (carried.size() != 2 * most_members) return;
    for (std::size_t member = 0; member < most_members; ++member) {
        const int damage = carried[2 * member];
        const int boost = carried[2 * member + 1];
        if (!is_between(damage, 0, most_damage_carried)) continue;
        if (!is_between(boost, 0, most_boost_carried)) continue;
        terms.damage[member] = static_cast<std::uint8_t>(damage);
        terms.boost[member] = static_cast<std::uint8_t>(boost);
    }
}

}  // namespace highway_heist
