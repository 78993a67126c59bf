// The actions of a turn (HH-ACT-01 to 14) and those of single scenarios.
#include <algorithm>

#include "games/highway_heist/rules/procedures.h"
#include "games/highway_heist/rules/reach.h"

namespace highway_heist {

namespace {

void drive(Heist& heist, Table& table, MemberId member, int steps, Rule rule) {
    const Perch pv = heist[member].pv;
    const Space to =
        choose_space(heist, table, {rule, member, pv}, drive_spaces(heist, member, steps));
    if (to == heist.vehicles[pv].at) return;
    heist.vehicles[pv].at = to;
    tell(table, {Fact::moved, member, pv, to, 0, rule});
}

// --- Leap (HH-ACT-02, HH-O-139) ------------------------------------------------------------------

// Behind a wheel, too, an available slot is needed, but not by who stands on the own roof.
void list_leaps(const Heist& heist, MemberId member, Options& options) {
    const Perch from = place_of(heist, member);
    if (from == no_perch) return;
    const Member& who = heist[member];
    const int most = leap_range(heist, member);
    for (Perch to = 0; to < perches; ++to) {
        const bool is_here = who.peg == to;
        if (!is_there(heist, to) || distance(heist, from, to) > most) continue;
        const bool has_slot = free_slots(heist, to) > 0;
        if (has_slot && !is_here) options.push_back({Choice::leap, to, {}});
        // HH-ACT-12: behind no wheel but the own.
        if (to == who.pv && who.peg != at_wheel && (has_slot || is_here))
            options.push_back({Choice::leap, at_wheel, {}});
    }
}

void leap(Heist& heist, Table& table, MemberId member, Perch to) {
    heist[member].peg = to;
    tell(table, {Fact::leapt, member, to, {}, 0, "HH-ACT-02"});
}

// --- Against vehicles ----------------------------------------------------------------------------

// HH-ACT-04: no Wrecks, nothing abandoned (HH-O-08), nothing of the enemy (HH-FAQ-01, HH-O-63,
// HH-O-92), and nothing that could not move (HH-O-117).
bool can_force(const Heist& heist, MemberId member, Perch vehicle) {
    const Perch pv = heist[member].pv;
    if (vehicle == pv || !(is_suv(heist, vehicle) || is_pv(heist, vehicle))) return false;
    return is_adjacent(heist, pv, vehicle) &&
           reachable(heist, heist.vehicles[vehicle].at, 1, Passing::round, no_perch).size() > 1;
}

// HH-ACT-03, HH-O-95, HH-O-134: the pegs, Bulldoze (HH-VE-01), Follow Through (HH-CH-01).
void ram(Heist& heist, Table& table, MemberId member, Perch suv) {
    if (!succeeds(heist, table, {"HH-ACT-03", member, suv, Skill::speed, 3})) return;
    wreck(heist, table, suv, "HH-ACT-03");
    if (has_car(heist, member, Car::muscle)) push_wreck(heist, table, member, suv, 2, "HH-VE-01");
    if (!heist.is_over() && has_character(heist, member, Character::captain))
        drive(heist, table, member, follow_through, "HH-CH-01");
}

void force(Heist& heist, Table& table, MemberId member, Perch vehicle) {
    if (!succeeds(heist, table, {"HH-ACT-04", member, vehicle, Skill::control, 3})) return;
    const Space left = heist.vehicles[vehicle].at;
    const Space to = choose_space(heist, table, {"HH-ACT-04", member, vehicle},
                                  reachable(heist, left, 2, Passing::round, no_perch));
    if (to == left) return;
    heist.vehicles[vehicle].at = to;
    tell(table, {Fact::moved, driver_of_pv(heist, vehicle), vehicle, to, 0, "HH-ACT-04"});
    const Perch pv = heist[member].pv;
    About following{"HH-ACT-04", member, pv};
    following.at = left;
    if (!agrees(heist, table, Ask::follow, following)) return;
    heist.vehicles[pv].at = left;
    tell(table, {Fact::moved, member, pv, left, 0, "HH-ACT-04"});
}

// HH-ACT-05, HH-VE-02
void shake(Heist& heist, Table& table, MemberId member) {
    const std::uint8_t need = has_car(heist, member, Car::drifter) ? 1 : 2;
    const Perch pv = heist[member].pv;
    if (succeeds(heist, table, {"HH-ACT-05", member, pv, Skill::control, need}))
        remove_enemy_peg(heist, table, pv, "HH-ACT-05");
}

// HH-ACT-06
void brawl(Heist& heist, Table& table, MemberId member) {
    const Perch on = heist[member].peg;
    if (succeeds(heist, table, {"HH-ACT-06", member, on, Skill::athletics, 2}))
        remove_enemy_peg(heist, table, on, "HH-ACT-06");
}

// HH-ACT-07, HH-ACT-11, HH-PV-04, HH-O-119
void hijack(Heist& heist, Table& table, MemberId member) {
    Member& who = heist[member];
    const Perch suv = who.peg;
    if (!succeeds(heist, table, {"HH-ACT-07", member, suv, Skill::athletics, 2})) return;
    return_cargo(heist, table, member, "HH-O-119");
    who.board = Car::hijacked;
    who.pv = suv;
    who.damage = 0;
    who.peg = at_wheel;
    tell(table, {Fact::hijacked, member, suv, {}, 0, "HH-ACT-07"});
}

// --- Special Actions (HH-ACT-10) -----------------------------------------------------------------

// HH-O-74, HH-O-76, HH-FAQ-03
bool can_throw_to(const Heist& heist, MemberId member, MemberId other) {
    const Member& to = heist[other];
    const int reach = throw_reach(heist.terms.difficulty, heist.terms.members);
    return heist[member].peg == semi_rear && heist.door != Door::closed && heist.cargo_left > 0 &&
           other != member && to.is_manned() && distance(heist, semi_rear, to.pv) <= reach &&
           !heist.enemy_pegs[to.pv] && to.cargo < 2;
}
void throw_cargo(Heist& heist, Table& table, MemberId member, MemberId other) {
    const auto need = static_cast<std::uint8_t>(throw_need(heist.terms.difficulty));
    if (!succeeds(heist, table, {"HH-O-74", member, heist[other].pv, Skill::athletics, need}))
        return;
    const int tokens = std::min<int>(heist.cargo_left, 2 - heist[other].cargo);
    heist.cargo_left = static_cast<std::uint8_t>(heist.cargo_left - tokens);
    heist[other].cargo = static_cast<std::uint8_t>(heist[other].cargo + tokens);
    tell(table, {Fact::cargo_moved,
                 other,
                 heist[other].pv,
                 {},
                 static_cast<std::int16_t>(tokens),
                 "HH-O-74"});
}

// HH-O-73
void open_door(Heist& heist, Table& table, MemberId member) {
    if (!succeeds(heist, table, {"HH-O-73", member, semi_rear, Skill::athletics, 1})) return;
    heist.door =
        keeps_open(heist.terms.difficulty, heist.terms.members) ? Door::open_for_good : Door::open;
    tell(table, {Fact::door_opened, member, no_perch, {}, 0, "HH-O-73"});
}

// HH-O-103
bool can_relocate(const Heist& heist, MemberId member, MemberId other) {
    const bool holds = heist.hacker == member || heist.hacker == other;
    return holds && other != member && heist[member].is_manned() && heist[other].is_manned() &&
           is_adjacent(heist, heist[member].pv, heist[other].pv);
}

// HH-O-100 to 103, HH-O-132
void list_chopper_actions(const Heist& heist, MemberId member, Options& options) {
    const Member& who = heist[member];
    if (has_chopper(heist) && who.is_on_foot() &&
        distance(block_of(heist, who.peg), {heist.main}) <= 1)
        options.push_back({Choice::take_the_shot});
    if (has_rival(heist) && who.is_manned() && is_adjacent(heist, who.pv, rival_car))
        options.push_back({Choice::trade_paint});
    if (has_chopper(heist) && who.is_manned() && heist.hacker == member)
        options.push_back({Choice::jam_radar});
    for (MemberId other = 0; other < heist.terms.members; ++other)
        if (can_relocate(heist, member, other))
            options.push_back({Choice::relocate_hacker, other, {}});
}

void jam_radar(Heist& heist, Table& table, MemberId member) {
    if (!succeeds(heist, table, {"HH-O-102", member, heist[member].pv, Skill::control, 2})) return;
    heist.radar = static_cast<std::uint8_t>(std::max(0, heist.radar - 2));
    tell(table, {Fact::pinged, member, no_perch, {}, heist.radar, "HH-O-102"});
}

void list_special_actions(const Heist& heist, MemberId member, Options& options) {
    if (is_playing(heist, Scenario::chopper_takedown))
        return list_chopper_actions(heist, member, options);
    if (!is_playing(heist, Scenario::semi_heist) || heist[member].peg != semi_rear) return;
    if (heist.door == Door::closed) options.push_back({Choice::open_door});
    for (MemberId other = 0; other < heist.terms.members; ++other)
        if (can_throw_to(heist, member, other)) options.push_back({Choice::throw_cargo, other, {}});
}

void list_vehicle_actions(const Heist& heist, MemberId member, Options& options) {
    const Perch pv = heist[member].pv;
    if (drive_spaces(heist, member, drive_range(heist, member)).size() > 1)
        options.push_back({Choice::drive});
    for (const Perch suv : adjacent_suvs(heist, pv))
        options.push_back({Choice::ram, suv, {}});
    for (Perch vehicle = 0; vehicle < vehicle_count; ++vehicle)
        if (can_force(heist, member, vehicle)) options.push_back({Choice::force, vehicle, {}});
    if (heist.enemy_pegs[pv]) options.push_back({Choice::shake});
}

// HH-O-99, HH-FAQ-10: nor the Rival Car.
bool can_hijack(const Heist& heist, MemberId member) {
    return is_suv(heist, heist[member].peg) && heist.hacker != member;
}

}  // namespace

// HH-TURN-02, HH-SKL-03, HH-O-118, HH-O-135
void list_actions(const Heist& heist, MemberId member, Options& options) {
    const Member& who = heist[member];
    if (heist.actions_left > 0) {
        if (who.is_manned()) list_vehicle_actions(heist, member, options);
        if (who.is_on_foot() && heist.enemy_pegs[who.peg]) options.push_back({Choice::brawl});
        if (who.is_on_foot() && can_hijack(heist, member)) options.push_back({Choice::hijack});
        for (const StuntSpot& spot : heist.stunts)
            if (can_try(heist, member, spot.stunt))
                options.push_back({Choice::stunt, static_cast<std::uint8_t>(spot.stunt), {}});
        list_special_actions(heist, member, options);
        options.push_back({Choice::take_boost});
    }
    list_leaps(heist, member, options);
    options.push_back({Choice::pass});
}

// HH-ACT-14: whatever failed may be tried again.
void act(Heist& heist, Table& table, MemberId member, const Option& action) {
    switch (action.choice) {
    case Choice::drive: return drive(heist, table, member, drive_range(heist, member), "HH-ACT-01");
    case Choice::leap: return leap(heist, table, member, action.value);
    case Choice::ram: return ram(heist, table, member, action.value);
    case Choice::force: return force(heist, table, member, action.value);
    case Choice::shake: return shake(heist, table, member);
    case Choice::brawl: return brawl(heist, table, member);
    case Choice::hijack: return hijack(heist, table, member);
    case Choice::stunt: {
        const auto stunt = static_cast<Stunt>(action.value);
        const StuntCard& card = card_of(stunt);
        // HH-ACT-09, HH-STN-02, HH-STN-03
        if (succeeds(heist, table, {card.rule, member, no_perch, card.skill, card.need})) {
            take_stunt_token(heist, table, member, stunt);
            do_stunt(heist, table, member, stunt);
        }
        return;
    }
    case Choice::take_boost: return gain_boost(heist, table, member, "HH-ACT-08");
    case Choice::open_door: return open_door(heist, table, member);
    case Choice::throw_cargo: return throw_cargo(heist, table, member, action.value);
    case Choice::take_the_shot:
        if (succeeds(heist, table, {"HH-O-100", member, no_perch, Skill::athletics, 2}))
            damage_main(heist, table, 1, "HH-O-100");
        return;
    case Choice::trade_paint:
        if (succeeds(heist, table, {"HH-O-101", member, rival_car, Skill::speed, 3}))
            damage_rival(heist, table, 1, "HH-O-101");
        return;
    case Choice::jam_radar: return jam_radar(heist, table, member);
    case Choice::relocate_hacker:
        heist.hacker = heist.hacker == member ? action.value : member;
        return tell(table, {Fact::hacker_placed, heist.hacker, no_perch, {}, 0, "HH-O-103"});
    default: return;
    }
}

}  // namespace highway_heist
