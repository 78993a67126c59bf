// The Stunts of Tank Assault (HH-STT-01 to 09).
#include <algorithm>
#include <cstdlib>

#include "games/highway_heist/rules/stunts.h"

namespace highway_heist {

namespace {

// HH-O-65
bool is_before_tank(const Heist& heist, Perch pv) {
    const Space at = heist.vehicles[pv].at;
    return at.x == heist.main.x + 2 && (at.y == heist.main.y || at.y == heist.main.y + 1);
}
bool is_beside_tank(const Heist& heist, Perch pv) {
    const Space at = heist.vehicles[pv].at;
    return (at.x == heist.main.x || at.x == heist.main.x + 1) &&
           (at.y == heist.main.y - 1 || at.y == heist.main.y + 2);
}
bool has_friend_beside_tank(const Heist& heist, MemberId member) {
    for (MemberId other = 0; other < heist.terms.members; ++other)
        if (other != member && heist[other].is_manned() && is_beside_tank(heist, heist[other].pv))
            return true;
    return false;
}

// --- Chain Reaction (HH-STT-01, HH-O-137) --------------------------------------------------------

// The furthest of two or more SUVs in a line, or no_perch.
Perch last_of_chain(const Heist& heist, Space from, int dx, int dy) {
    int count = 0;
    Perch last = no_perch;
    for (Space at = beyond(from, dx, dy); is_on_road(at); at = beyond(at, dx, dy)) {
        const Perch there = occupant(heist, at);
        if (there == no_perch) continue;
        if (!is_suv(heist, there)) break;
        last = there;
        ++count;
    }
    return count >= 2 ? last : no_perch;
}
Perches chains(const Heist& heist, MemberId member) {
    Perches ends;
    for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) {
            if (dx == 0 && dy == 0) continue;
            const Perch last = last_of_chain(heist, pv_space(heist, member), dx, dy);
            if (last != no_perch) ends.push_back(last);
        }
    }
    return ends;
}

// One straight line of 0, 1 or 2 spaces, over what lies between.
Spaces tosses(const Heist& heist, Space from) {
    Spaces spaces;
    spaces.push_back(from);
    for (int dx = -2; dx <= 2; ++dx) {
        for (int dy = -2; dy <= 2; ++dy) {
            const bool is_line = dx == 0 || dy == 0 || std::abs(dx) == std::abs(dy);
            const Space to = beyond(from, dx, dy);
            if (!is_line || to == from || !is_on_road(to)) continue;
            const Perch there = occupant(heist, to);
            if (there == no_perch || there == tank || is_suv(heist, there)) spaces.push_back(to);
        }
    }
    return spaces;
}
// HH-STS-01, HH-R-11
void chain_reaction(Heist& heist, Table& table, MemberId member) {
    const About about{"HH-STT-01", member};
    const Perch suv = choose_perch(heist, table, Ask::target, about, chains(heist, member));
    wreck(heist, table, suv, "HH-STT-01");
    const Space from = heist.vehicles[suv].at;
    const Space to = choose_space(heist, table, {"HH-STT-01", member, suv}, tosses(heist, from));
    const Perch there = occupant(heist, to);
    if (there == tank) return hit(heist, table, suv, tank, "HH-STT-01");
    if (there != no_perch && there != suv) remove(heist, table, there, "HH-STT-01");
    heist.vehicles[suv].at = to;
    tell(table, {Fact::moved, member, suv, to, 0, "HH-STT-01"});
}

// --- Tank Assault --------------------------------------------------------------------------------

// HH-STT-03
void roof_rider(Heist& heist, Table& table, MemberId member) {
    const Perch suv = heist[member].peg;
    const Space to =
        choose_space(heist, table, {"HH-STT-03", member, suv},
                     reachable(heist, heist.vehicles[suv].at, 3, Passing::round, no_perch));
    heist.vehicles[suv].at = to;
    tell(table, {Fact::moved, member, suv, to, 0, "HH-STT-03"});
    Perches among;
    among.push_back(suv);
    for (Perch perch = 0; perch < perches; ++perch)
        if (free_slots(heist, perch) > 0 && is_adjacent(heist, suv, perch)) among.push_back(perch);
    heist[member].peg = choose_perch(heist, table, Ask::perch, {"HH-STT-03", member, suv}, among);
    tell(table, {Fact::peg_moved, member, heist[member].peg, {}, 0, "HH-STT-03"});
}

// HH-STT-07
void double_down(Heist& heist, Table& table, MemberId member) {
    const About about{"HH-STT-07", member};
    Perches suvs = adjacent_suvs(heist, heist[member].pv);
    const Perch first = choose_perch(heist, table, Ask::target, about, suvs);
    suvs.resize(
        static_cast<std::size_t>(std::remove(suvs.begin(), suvs.end(), first) - suvs.begin()));
    const Perch second = choose_perch(heist, table, Ask::target, about, suvs);
    wreck_both(heist, table, first, second, "HH-STT-07");
}

}  // namespace

bool can_try_on_tank(const Heist& heist, MemberId member, Stunt stunt) {
    const Member& who = heist[member];
    switch (stunt) {
    case Stunt::roof_rider: return is_suv(heist, who.peg) && !heist.enemy_pegs[who.peg];
    case Stunt::hatch_job: return who.peg == tank && !heist.enemy_pegs[tank];
    default: break;
    }
    if (!who.is_manned()) return false;
    switch (stunt) {
    case Stunt::chain_reaction: return !chains(heist, member).empty();
    case Stunt::side_scrape: return is_beside_tank(heist, who.pv);
    case Stunt::brake_slide: return is_suv(heist, directly(heist, member, -1));
    case Stunt::sacrifice_fly: return is_before_tank(heist, who.pv);
    case Stunt::double_down: return adjacent_suvs(heist, who.pv).size() >= 2;
    case Stunt::drag_line: return !adjacent_wrecks(heist, member).empty();
    default: return is_before_tank(heist, who.pv) && has_friend_beside_tank(heist, member);
    }
}

void do_tank_stunt(Heist& heist, Table& table, MemberId member, Stunt stunt) {
    switch (stunt) {
    case Stunt::chain_reaction: return chain_reaction(heist, table, member);
    case Stunt::side_scrape: return damage_main(heist, table, 1, "HH-STT-02");
    case Stunt::roof_rider: return roof_rider(heist, table, member);
    case Stunt::brake_slide: {  // HH-STT-04
        const Perch suv = directly(heist, member, -1);
        wreck(heist, table, suv, "HH-STT-04");
        return push_wreck(heist, table, member, suv, 2, "HH-STT-04");
    }
    case Stunt::sacrifice_fly:  // HH-STT-05, HH-O-138
        damage_main(heist, table, 4, "HH-STT-05");
        if (!heist.is_over()) remove(heist, table, heist[member].pv, "HH-STT-05");
        return;
    case Stunt::hatch_job:  // HH-STT-06, HH-O-133
        heist.quiet_until = static_cast<std::uint8_t>(heist.round + 1);
        return damage_main(heist, table, 2, "HH-STT-06");
    case Stunt::double_down: return double_down(heist, table, member);
    case Stunt::drag_line: {  // HH-STT-08
        const About about{"HH-STT-08", member};
        const Perch dragged =
            choose_perch(heist, table, Ask::target, about, adjacent_wrecks(heist, member));
        return push_wreck(heist, table, member, dragged, 4, "HH-STT-08");
    }
    default: return damage_main(heist, table, 4, "HH-STT-09");
    }
}

}  // namespace highway_heist
