// The Stunts of Semi Heist (HH-STM-01 to 09).
#include "games/highway_heist/rules/stunts.h"

namespace highway_heist {

namespace {

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
    wreck_both(heist, table, first, second, "HH-STM-03");
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

}  // namespace

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

}  // namespace highway_heist
