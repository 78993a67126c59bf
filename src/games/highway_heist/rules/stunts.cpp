// The Stunts: when they may be tried, and what they bring (HH-STN-01 to 07, sections STT to STC).
#include <algorithm>

#include "games/highway_heist/rules/procedures.h"

namespace highway_heist {

namespace {

const StuntSpot* spot_of(const Heist& heist, Stunt stunt) {
    const auto spot = std::ranges::find(heist.stunts, stunt, &StuntSpot::stunt);
    return spot == heist.stunts.end() || stunt == Stunt::none ? nullptr : &*spot;
}

Space pv_space(const Heist& heist, MemberId member) { return heist.vehicles[heist[member].pv].at; }
Perch directly(const Heist& heist, MemberId member, int dx) {
    return occupant(heist, beyond(pv_space(heist, member), dx, 0));
}

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
    for (int i = 0; i < 2; ++i) {
        const Perches suvs = adjacent_suvs(heist, heist[member].pv);
        const About about{"HH-STT-07", member};
        wreck(heist, table, choose_perch(heist, table, Ask::target, about, suvs), "HH-STT-07");
    }
}

Perches adjacent_wrecks(const Heist& heist, MemberId member) {
    Perches list;
    for (Perch perch = 0; perch < vehicle_count; ++perch)
        if (is_wreck(heist, perch) && is_adjacent(heist, perch, heist[member].pv))
            list.push_back(perch);
    return list;
}

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

// --- Semi Heist ----------------------------------------------------------------------------------

// HH-STM-01: other Enemy Pegs within three spaces of the own PV.
Perches catapult_targets(const Heist& heist, MemberId member) {
    Perches list;
    const Perch pv = heist[member].pv;
    for (Perch perch = 0; perch < perches; ++perch)
        if (heist.enemy_pegs[perch] && perch != pv && distance(heist, perch, pv) <= 3)
            list.push_back(perch);
    return list;
}

// HH-STM-02
Members to_be_caught(const Heist& heist, MemberId member) {
    Members list;
    for (MemberId other = 0; other < heist.terms.members; ++other) {
        const Member& one = heist[other];
        if (other != member && is_semi(one.peg) && one.has_pv() &&
            is_adjacent(heist, one.peg, heist[member].pv))
            list.push_back(other);
    }
    return list;
}
void catch_friend(Heist& heist, Table& table, MemberId member) {
    Options options;
    for (const MemberId other : to_be_caught(heist, member))
        options.push_back({Choice::member, other, {}});
    const About about{"HH-STM-02", member};
    const MemberId other = choose(heist, table, Ask::target, about, options).value;
    heist[other].peg = at_wheel;
    tell(table, {Fact::peg_moved, other, heist[other].pv, {}, 0, "HH-STM-02"});
}

// HH-STM-03: adjacent SUVs with an SUV beside them.
Perches pins(const Heist& heist, MemberId member) {
    Perches list;
    for (const Perch suv : adjacent_suvs(heist, heist[member].pv))
        if (!adjacent_suvs(heist, suv).empty()) list.push_back(suv);
    return list;
}
void pinball(Heist& heist, Table& table, MemberId member) {
    const About about{"HH-STM-03", member};
    const Perch first = choose_perch(heist, table, Ask::target, about, pins(heist, member));
    const Perch second =
        choose_perch(heist, table, Ask::target, about, adjacent_suvs(heist, first));
    wreck(heist, table, first, "HH-STM-03");
    wreck(heist, table, second, "HH-STM-03");
}

// HH-STM-07: step by step, through what it removes; never into the Semi.
void wrecking_ball(Heist& heist, Table& table, MemberId member) {
    const About about{"HH-STM-07", member};
    const Perch ball =
        choose_perch(heist, table, Ask::target, about, adjacent_wrecks(heist, member));
    for (int step = 0; step < 3 && !heist.is_over(); ++step) {
        const Space at = heist.vehicles[ball].at;
        Spaces spaces;
        spaces.push_back(at);
        for (int dx = -1; dx <= 1; ++dx) {
            for (int dy = -1; dy <= 1; ++dy) {
                const Space to = beyond(at, dx, dy);
                if (to != at && is_on_road(to) && !is_semi(occupant(heist, to)))
                    spaces.push_back(to);
            }
        }
        const Space to = choose_space(heist, table, {"HH-STM-07", member, ball}, spaces);
        if (to == at) return;
        const Perch there = occupant(heist, to);
        if (there != no_perch) remove(heist, table, there, "HH-STM-07");
        heist.vehicles[ball].at = to;
        tell(table, {Fact::moved, member, ball, to, 0, "HH-STM-07"});
    }
}

// HH-STM-05, HH-O-78: the manned PV directly behind the Semi, or nobody.
MemberId behind_semi(const Heist& heist) {
    const MemberId member = driver_of_pv(heist, occupant(heist, beyond(heist.main, -1, 0)));
    return member != no_member && heist[member].is_manned() ? member : no_member;
}
bool is_before_semi(const Heist& heist, MemberId member) {
    return pv_space(heist, member) == beyond(heist.main, 4, 0);
}
// HH-O-121
void airmail(Heist& heist, Table& table) {
    const MemberId to = behind_semi(heist);
    if (heist.cargo_left == 0 || heist[to].cargo >= 2) return;
    --heist.cargo_left;
    ++heist[to].cargo;
    tell(table, {Fact::cargo_moved, to, heist[to].pv, {}, 1, "HH-STM-05"});
}

// HH-STM-09, HH-O-142
void slingshot(Heist& heist, Table& table, MemberId member) {
    Spaces spaces;
    for (int y = 1; y <= lanes; ++y) {
        const Space to{road_length, static_cast<std::int8_t>(y)};
        if (is_empty(heist, to)) spaces.push_back(to);
    }
    const Perch pv = heist[member].pv;
    if (!spaces.empty()) {
        heist.vehicles[pv].at = choose_space(heist, table, {"HH-STM-09", member, pv}, spaces);
        tell(table, {Fact::moved, member, pv, heist.vehicles[pv].at, 0, "HH-STM-09"});
    }
    for (const Perch suv : adjacent_suvs(heist, pv))
        if (is_suv(heist, suv)) wreck(heist, table, suv, "HH-STM-09");
}

bool can_try_on_semi(const Heist& heist, MemberId member, Stunt stunt) {
    const Member& who = heist[member];
    switch (stunt) {
    case Stunt::clear_the_roof: return is_semi(who.peg) && heist.enemy_pegs[who.peg];
    case Stunt::blow_the_door_open:  // HH-FAQ-05, HH-O-142
        return who.peg == semi_rear && heist.door != Door::open_for_good;
    case Stunt::duck_and_cover: return false;  // HH-STN-07: only in answer
    default: break;
    }
    if (!who.is_manned()) return false;
    switch (stunt) {
    case Stunt::human_catapult:
        return heist.enemy_pegs[who.pv] && !catapult_targets(heist, member).empty();
    case Stunt::getaway_catch: return !to_be_caught(heist, member).empty();
    case Stunt::pinball: return !pins(heist, member).empty();
    case Stunt::airmail:
        return heist.door != Door::closed && is_before_semi(heist, member) &&
               behind_semi(heist) != no_member;
    case Stunt::wrecking_ball: return !adjacent_wrecks(heist, member).empty();
    default: return who.cargo == 2 && !heist.enemy_pegs[who.pv];
    }
}

void do_semi_stunt(Heist& heist, Table& table, MemberId member, Stunt stunt) {
    switch (stunt) {
    case Stunt::human_catapult: {  // HH-STM-01, HH-O-141
        const About about{"HH-STM-01", member};
        const Perch other =
            choose_perch(heist, table, Ask::target, about, catapult_targets(heist, member));
        remove_enemy_peg(heist, table, heist[member].pv, "HH-STM-01");
        return remove_enemy_peg(heist, table, other, "HH-STM-01");
    }
    case Stunt::getaway_catch: return catch_friend(heist, table, member);
    case Stunt::pinball: return pinball(heist, table, member);
    case Stunt::clear_the_roof:  // HH-STM-04
        for (Perch perch = semi_rear; perch <= semi_cab; ++perch)
            if (heist.enemy_pegs[perch]) remove_enemy_peg(heist, table, perch, "HH-STM-04");
        return;
    case Stunt::airmail: return airmail(heist, table);
    case Stunt::wrecking_ball: return wrecking_ball(heist, table, member);
    case Stunt::blow_the_door_open:  // HH-STM-08
        heist.door = Door::open_for_good;
        return tell(table, {Fact::door_opened, member, no_perch, {}, 0, "HH-STM-08"});
    default: return slingshot(heist, table, member);
    }
}

// --- Chopper Takedown ----------------------------------------------------------------------------

int to_chopper(const Heist& heist, Perch from) {
    return distance(block_of(heist, from), {heist.main});
}

// HH-STC-05, 06
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

}  // namespace

// HH-STN-02, HH-STN-04 to 06
bool can_try(const Heist& heist, MemberId member, Stunt stunt) {
    const StuntSpot* spot = spot_of(heist, stunt);
    if (spot == nullptr || (spot->tokens == 0 && !is_level_3(stunt))) return false;
    switch (heist.terms.scenario) {
    case Scenario::tank_assault: return can_try_on_tank(heist, member, stunt);
    case Scenario::semi_heist: return can_try_on_semi(heist, member, stunt);
    case Scenario::chopper_takedown: return can_try_on_chopper(heist, member, stunt);
    }
    return false;
}

// HH-STN-03, HH-BST-06: without tokens it lies face down (HH-STN-04).
void take_stunt_token(Heist& heist, Table& table, MemberId member, Stunt stunt) {
    if (is_level_3(stunt)) return;
    --std::ranges::find(heist.stunts, stunt, &StuntSpot::stunt)->tokens;
    gain_boost(heist, table, member, "HH-STN-03");
}

void do_stunt(Heist& heist, Table& table, MemberId member, Stunt stunt) {
    switch (heist.terms.scenario) {
    case Scenario::tank_assault: return do_tank_stunt(heist, table, member, stunt);
    case Scenario::semi_heist: return do_semi_stunt(heist, table, member, stunt);
    case Scenario::chopper_takedown: return do_chopper_stunt(heist, table, member, stunt);
    }
}

}  // namespace highway_heist
