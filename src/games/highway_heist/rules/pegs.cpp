// Where pegs go (HH-PEG-01 to 06, HH-WRK-02 to 05).
#include <algorithm>
#include <limits>

#include "games/highway_heist/rules/procedures.h"

namespace highway_heist {

Members members_on(const Heist& heist, Perch perch) {
    Members list;
    for (MemberId member = 0; member < heist.terms.members; ++member)
        if (heist[member].peg == perch) list.push_back(member);
    return list;
}

// HH-WRK-03, HH-WRK-04, HH-ACT-13, HH-O-115, HH-O-124, HH-O-139
void send_to_nearest(Heist& heist, Table& table, MemberId member, const Block& from, Perch but,
                     Rule rule) {
    int nearest = std::numeric_limits<int>::max();
    Perches among;
    for (Perch perch = 0; perch < perches; ++perch) {
        const bool is_left = perch == but || (is_semi(perch) && is_semi(but));
        if (is_left || free_slots(heist, perch) == 0) continue;
        const int far = distance(from, block_of(heist, perch));
        if (far > nearest) continue;
        if (far < nearest) among.clear();
        nearest = far;
        among.push_back(perch);
    }
    if (among.empty()) {
        heist[member].peg = beside_board;
        tell(table, {Fact::peg_beside, member, no_perch, {}, 0, "HH-O-115"});
        return;
    }
    put_in_order(heist, among);
    const Perch to = choose_perch(heist, table, Ask::perch, {rule, member, but}, among);
    heist[member].peg = to;
    tell(table, {Fact::peg_moved, member, to, {}, 0, rule});
}

void throw_off(Heist& heist, Table& table, MemberId member, Rule rule) {
    const Perch from = heist[member].peg;
    send_to_nearest(heist, table, member, block_of(heist, from), from, rule);
}

// HH-CMP-08: as long as there are any.
void place_enemy_peg(Heist& heist, Table& table, Perch perch, Rule rule) {
    const auto placed = std::ranges::count(heist.enemy_pegs, true);
    if (placed >= enemy_peg_supply || !can_take_enemy(heist, perch)) return;
    heist.enemy_pegs[perch] = true;
    tell(table, {Fact::enemy_placed, no_member, perch, {}, 0, rule});
}

void remove_enemy_peg(Heist& heist, Table& table, Perch perch, Rule rule) {
    heist.enemy_pegs[perch] = false;
    tell(table, {Fact::shaken_off, no_member, perch, {}, 0, rule});
}

}  // namespace highway_heist
