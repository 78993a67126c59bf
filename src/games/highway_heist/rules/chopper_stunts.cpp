// The Stunts of Chopper Takedown (HH-STC-01 to 09).
#include <algorithm>

#include "games/highway_heist/rules/stunts.h"

namespace highway_heist {

namespace {

int to_chopper(const Heist& heist, Perch from) {
    return distance(block_of(heist, from), {heist.main});
}

// HH-STC-05, HH-STC-06, HH-R-10
bool can_ramp(const Heist& heist, MemberId member) {
    const Perch ramp = directly(heist, member, 1);
    return has_chopper(heist) && is_wreck(heist, ramp) && to_chopper(heist, ramp) <= 2;
}
bool has_friend_on_roof(const Heist& heist, MemberId member) {
    const Members on_roof = members_on(heist, heist[member].pv);
    return std::ranges::any_of(on_roof, [&](MemberId other) { return other != member; });
}
// HH-O-142
void ramp_shot(Heist& heist, Table& table, MemberId member, int damage, Rule rule) {
    Vehicle& pv = heist.vehicles[heist[member].pv];
    Space to = beyond(pv.at, 2, 0);
    while (is_on_road(to) && !is_empty(heist, to))
        to = beyond(to, 1, 0);
    if (is_on_road(to)) {
        pv.at = to;
        tell(table, {Fact::moved, member, heist[member].pv, to, 0, rule});
    }
    damage_main(heist, table, damage, rule);
}

// HH-STC-03
Perches sandwiched(const Heist& heist, MemberId member) {
    Perches list;
    for (const Perch suv : adjacent_suvs(heist, heist[member].pv))
        if (is_adjacent(heist, suv, rival_car)) list.push_back(suv);
    return list;
}

// HH-STC-04: another PV within three spaces.
Perches hand_off_targets(const Heist& heist, MemberId member) {
    Perches list;
    for (const Perch pv : all_pvs(heist))
        if (pv != heist[member].peg && distance(heist, pv, heist[member].peg) <= 3)
            list.push_back(pv);
    return list;
}

// HH-STC-09, HH-O-142
Perches overload_targets(const Heist& heist, MemberId member) {
    Perches list;
    if (has_chopper(heist) && to_chopper(heist, heist[member].pv) <= 3) list.push_back(no_perch);
    if (has_rival(heist) && is_adjacent(heist, heist[member].pv, rival_car))
        list.push_back(rival_car);
    return list;
}

}  // namespace

bool can_try_on_chopper(const Heist& heist, MemberId member, Stunt stunt) {
    const Member& who = heist[member];
    switch (stunt) {
    case Stunt::hand_off:
        return who.is_on_foot() && who.peg == heist[heist.hacker].pv &&
               !hand_off_targets(heist, member).empty();
    case Stunt::tow_line:
        return has_chopper(heist) && who.is_on_foot() && to_chopper(heist, who.peg) <= 1;
    default: break;
    }
    if (!who.is_manned()) return false;
    switch (stunt) {
    case Stunt::scramble: return has_chopper(heist) && heist.hacker == member;
    case Stunt::brake_trap: return directly(heist, member, -1) == rival_car;
    case Stunt::sandwich: return has_rival(heist) && !sandwiched(heist, member).empty();
    case Stunt::ramp_shot: return can_ramp(heist, member);
    case Stunt::tandem_shot: return can_ramp(heist, member) && has_friend_on_roof(heist, member);
    case Stunt::head_on: return directly(heist, member, 1) == rival_car;
    default:
        return heist.hacker == member && !heist.enemy_pegs[who.pv] &&
               !overload_targets(heist, member).empty();
    }
}

void do_chopper_stunt(Heist& heist, Table& table, MemberId member, Stunt stunt) {
    switch (stunt) {
    case Stunt::scramble:  // HH-STC-01
        heist.radar = 0;
        return tell(table, {Fact::radar_cleared, member, no_perch, {}, 0, "HH-STC-01"});
    case Stunt::brake_trap: return damage_rival(heist, table, 2, "HH-STC-02");
    case Stunt::sandwich: {
        const About about{"HH-STC-03", member};
        const Perch suv = choose_perch(heist, table, Ask::target, about, sandwiched(heist, member));
        remove(heist, table, suv, "HH-STC-03");
        return damage_rival(heist, table, 2, "HH-STC-03");
    }
    case Stunt::hand_off: {
        const About about{"HH-STC-04", member};
        const Perch to =
            choose_perch(heist, table, Ask::target, about, hand_off_targets(heist, member));
        heist.hacker = driver_of_pv(heist, to);
        return tell(table, {Fact::hacker_placed, heist.hacker, to, {}, 0, "HH-STC-04"});
    }
    case Stunt::ramp_shot: return ramp_shot(heist, table, member, 2, "HH-STC-05");
    case Stunt::tandem_shot: return ramp_shot(heist, table, member, 4, "HH-STC-06");
    case Stunt::tow_line:  // HH-STC-07, HH-O-133
        heist.quiet_until = static_cast<std::uint8_t>(heist.round + 1);
        return damage_main(heist, table, 2, "HH-STC-07");
    case Stunt::head_on:  // HH-STC-08
        damage_rival(heist, table, 4, "HH-STC-08");
        return deal_damage(heist, table, member, 3, "HH-STC-08");
    default: {
        const About about{"HH-STC-09", member};
        const Perch which =
            choose_perch(heist, table, Ask::target, about, overload_targets(heist, member));
        return which == rival_car ? damage_rival(heist, table, 4, "HH-STC-09")
                                  : damage_main(heist, table, 4, "HH-STC-09");
    }
    }
}

}  // namespace highway_heist
