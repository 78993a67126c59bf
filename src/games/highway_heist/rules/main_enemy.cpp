// Tank, Semi, Chopper and Rival Car: their moves and the cards of one scenario alone.
#include <algorithm>

#include "games/highway_heist/rules/procedures.h"

namespace highway_heist {

namespace {

Perches spaces_of_main(const Heist& heist) {
    Perches list;
    if (is_playing(heist, Scenario::tank_assault)) list.push_back(tank);
    for (Perch perch = semi_rear; perch <= semi_cab; ++perch)
        if (is_there(heist, perch)) list.push_back(perch);
    return list;
}
bool covers(const Heist& heist, const Perches& parts, Space space, int dx, int dy) {
    return std::ranges::any_of(parts, [&](Perch part) {
        Block block = block_of(heist, part);
        block.at = beyond(block.at, dx, dy);
        return block.covers(space);
    });
}

// HH-O-61, HH-O-129
void clear_way(Heist& heist, Table& table, const Perches& parts, Space space, int dx, int dy,
               Rule rule) {
    const Perch there = occupant(heist, space);
    if (there == no_perch) return;
    if (is_wreck(heist, there)) return hit(heist, table, there, parts[0], rule);
    const Space to = beyond(space, dx, dy);
    if (!is_empty(heist, to) || covers(heist, parts, to, dx, dy))
        return remove(heist, table, there, "HH-O-61");
    heist.vehicles[there].at = to;
    tell(table, {Fact::moved, driver_of_pv(heist, there), there, to, 0, "HH-O-61"});
    if (is_pv(heist, there)) deal_damage(heist, table, driver_of_pv(heist, there), 2, "HH-O-61");
}

// --- Tank Assault --------------------------------------------------------------------------------

void turn_towards(Heist& heist, Table& table, Perch pv, Rule rule) {
    if (pv == no_perch) return;
    const int y = heist.vehicles[pv].at.y;
    const int dy = y < heist.main.y ? -1 : y > heist.main.y + 1 ? 1 : 0;
    if (dy != 0) move_main(heist, table, 0, dy, rule);
}
void turn_to_nearest(Heist& heist, Table& table, Rule rule) {
    Perches pvs;
    int least = road_length;
    for (const Perch pv : all_pvs(heist)) {
        const int far = distance(heist, pv, tank);
        if (far > least) continue;
        if (far < least) pvs.clear();
        least = far;
        pvs.push_back(pv);
    }
    if (pvs.empty()) return;
    const Perch active = heist[heist.active].pv;
    const bool has_active = std::ranges::find(pvs, active) != pvs.end();
    turn_towards(heist, table,
                 has_active ? active
                            : choose_perch_as_team(heist, table, Ask::target,
                                                   {rule, heist.active, tank}, pvs),
                 rule);
}

void repair_main(Heist& heist, Table& table, int by, Rule rule) {
    const int repaired = std::min<int>(by, heist.full_strength - heist.strength);
    heist.strength = static_cast<std::int8_t>(heist.strength + repaired);
    tell(table,
         {Fact::main_repaired, no_member, no_perch, {}, static_cast<std::int16_t>(repaired), rule});
}

void escort(Heist& heist, Table& table, Rule rule) {
    place_suv(heist, table, beyond(heist.main, 1, -1), 0, -1, rule);
    place_suv(heist, table, beyond(heist.main, 1, 2), 0, 1, rule);
}
void clear_wrecks(Heist& heist, Table& table, Rule rule) {
    Perches wrecks;
    for (Perch perch = 0; perch < vehicle_count; ++perch)
        if (is_wreck(heist, perch)) wrecks.push_back(perch);
    put_in_order(heist, wrecks);
    for (const Perch one : wrecks)
        if (!adjacent_suvs(heist, one).empty()) remove(heist, table, one, rule);
}
void part_from_tank(Heist& heist, Table& table, Rule rule) {
    for (const Perch suv : all_suvs(heist)) {
        Space& at = heist.vehicles[suv].at;
        const bool is_before =
            at.x == heist.main.x + 2 && at.y >= heist.main.y && at.y <= heist.main.y + 1;
        if (!is_before || !is_empty(heist, beyond(at, 1, 0))) continue;
        at = beyond(at, 1, 0);
        tell(table, {Fact::moved, no_member, suv, at, 0, rule});
    }
}

// --- Semi Heist ----------------------------------------------------------------------------------

Members members_on_semi(const Heist& heist) {
    Members list;
    for (int step = 0; step < heist.terms.members; ++step) {
        const auto member = static_cast<MemberId>((heist.active + step) % heist.terms.members);
        if (is_semi(heist[member].peg)) list.push_back(member);
    }
    return list;
}

// HH-STN-07, HH-STM-06, HH-FAQ-06, HH-O-122: whether it is not thrown off.
bool ducks(Heist& heist, Table& table, MemberId member) {
    const auto spot = std::ranges::find(heist.stunts, Stunt::duck_and_cover, &StuntSpot::stunt);
    if (spot == heist.stunts.end() || spot->tokens == 0) return false;
    if ((heist.ducked & only_member(member)) != 0) return false;
    const StuntCard& card = card_of(Stunt::duck_and_cover);
    const About about{card.rule, member, no_perch, card.skill, card.need};
    if (!agrees(heist, table, Ask::duck, about)) return false;
    heist.ducked |= only_member(member);
    if (!succeeds(heist, table, about)) return false;
    take_stunt_token(heist, table, member, Stunt::duck_and_cover);
    return true;
}

// HH-O-72, HH-FAQ-04
void fire_shotgun(Heist& heist, Table& table) {
    const Members on_semi = members_on_semi(heist);
    if (on_semi.empty() || heist.shells == 0) return;
    --heist.shells;
    tell(table, {Fact::shot, no_member, no_perch, {}, heist.shells, "HH-O-72"});
    Members hit;
    for (const MemberId member : on_semi)
        if (!ducks(heist, table, member)) hit.push_back(member);
    std::stable_sort(hit.begin(), hit.end(), [&](MemberId one, MemberId other) {
        return heist[one].peg < heist[other].peg;
    });
    for (const MemberId member : hit)
        throw_off(heist, table, member, "HH-O-72");
}

void close_door(Heist& heist, Table& table, Rule rule) {
    if (heist.door != Door::open) return;
    heist.door = Door::closed;
    tell(table, {Fact::door_closed, no_member, no_perch, {}, 0, rule});
}
void steal_cargo(Heist& heist, Table& table, Rule rule) {
    for (const Perch pv : all_pvs(heist)) {
        Member& who = heist[driver_of_pv(heist, pv)];
        if (!heist.enemy_pegs[pv] || who.cargo == 0) continue;
        --who.cargo;
        ++heist.cargo_left;
        tell(table, {Fact::cargo_moved, driver_of_pv(heist, pv), pv, {}, -1, rule});
    }
}

// --- Chopper Takedown ----------------------------------------------------------------------------

Perch hackers_pv(const Heist& heist) { return heist[heist.hacker].pv; }
int chopper_to_hacker(const Heist& heist) {
    return distance({heist.main}, block_of(heist, hackers_pv(heist)));
}

// HH-O-97, HH-R-13: whom it reaches is fixed before the first damage (HH-O-111).
void fire_missile(Heist& heist, Table& table) {
    const Perch target = hackers_pv(heist);
    tell(table, {Fact::missile, heist.hacker, target, {}, 0, "HH-O-97"});
    Perches pvs;
    for (const Perch pv : all_pvs(heist))
        if (is_adjacent(heist, pv, target)) pvs.push_back(pv);
    const Perches suvs = adjacent_suvs(heist, target);
    const bool reaches_rival = has_rival(heist) && is_adjacent(heist, rival_car, target);
    deal_damage(heist, table, heist.hacker, 4, "HH-O-97");
    for (const Perch pv : pvs)
        if (!heist.is_over() && is_pv(heist, pv))
            deal_damage(heist, table, driver_of_pv(heist, pv), 2, "HH-O-97");
    for (const Perch suv : suvs)
        if (!heist.is_over() && is_suv(heist, suv)) wreck(heist, table, suv, "HH-O-97");
    if (reaches_rival) damage_rival(heist, table, 1, "HH-O-97");
}

// HH-O-96, HH-O-132
void ping(Heist& heist, Table& table) {
    if (heist.is_over() || !has_chopper(heist)) return;
    heist.radar = static_cast<std::uint8_t>(heist.radar + (chopper_to_hacker(heist) <= 3 ? 2 : 1));
    tell(table, {Fact::pinged, no_member, no_perch, {}, heist.radar, "HH-O-96"});
    if (heist.radar < 5) return;
    fire_missile(heist, table);
    heist.radar = 0;
}

// HH-O-98, HH-O-133
void hunt(Heist& heist, Table& table) {
    if (!has_chopper(heist) || heist.round <= heist.quiet_until) return;
    const Space prey = heist.vehicles[hackers_pv(heist)].at;
    const auto sign = [](int from, int to) { return (from < to) - (from > to); };
    move_main(heist, table, sign(heist.main.x, prey.x), sign(heist.main.y, prey.y), "HH-O-98");
}

// HH-ECC-09, HH-O-132
void pass_low(Heist& heist, Table& table, Rule rule) {
    if (!has_chopper(heist)) return;
    Perches order;
    for (Perch perch = 0; perch < perches; ++perch)
        if (is_there(heist, perch) && distance(block_of(heist, perch), {heist.main}) <= 1)
            order.push_back(perch);
    put_in_order(heist, order);
    MemberSet thrown = 0;
    for (const Perch perch : order) {
        for (const MemberId member : members_on(heist, perch)) {
            if ((thrown & only_member(member)) != 0) continue;
            thrown |= only_member(member);
            throw_off(heist, table, member, rule);
        }
    }
}

void repair_rival(Heist& heist, Table& table, Rule rule) {
    if (!has_rival(heist) || !heist.enemy_pegs[rival_car]) return;
    const int repaired = std::min(2, heist.full_strength - heist.rival_strength);
    heist.rival_strength = static_cast<std::int8_t>(heist.rival_strength + repaired);
    tell(table, {Fact::rival_repaired,
                 no_member,
                 rival_car,
                 {},
                 static_cast<std::int16_t>(repaired),
                 rule});
}

}  // namespace

// HH-O-61, HH-O-71, HH-O-91, HH-O-132
void move_main(Heist& heist, Table& table, int dx, int dy, Rule rule) {
    const Perches parts = spaces_of_main(heist);
    if (parts.empty()) {
        const Space to = beyond(heist.main, dx, dy);
        const bool is_towed = heist.round <= heist.quiet_until;
        if (!has_chopper(heist) || is_towed || to == heist.main || !is_on_road(to)) return;
        heist.main = to;
        return tell(table, {Fact::main_moved, no_member, no_perch, to, 0, rule});
    }
    Spaces entered;
    constexpr int longest = 4;
    for (int x = -1; x <= longest; ++x) {
        for (int y = -1; y <= longest; ++y) {
            const Space space = beyond(heist.main, x, y);
            if (!covers(heist, parts, space, dx, dy)) continue;
            if (!is_on_road(space)) return;  // HH-ROAD-02
            if (!covers(heist, parts, space, 0, 0)) entered.push_back(space);
        }
    }
    for (const Space space : entered) {
        clear_way(heist, table, parts, space, dx, dy, rule);
        if (heist.is_over()) return;
    }
    heist.main = beyond(heist.main, dx, dy);
    tell(table, {Fact::main_moved, no_member, parts[0], heist.main, 0, rule});
}

void carry_out_main(Heist& heist, Table& table, Effect effect, Rule rule) {
    switch (effect) {
    case Effect::peg_on_tank: return place_enemy_peg(heist, table, tank, rule);
    case Effect::repair_tank:  // HH-D-08
        if (heist.enemy_pegs[tank]) repair_main(heist, table, 2, rule);
        return;
    case Effect::escort_tank: return escort(heist, table, rule);
    case Effect::clear_wrecks: return clear_wrecks(heist, table, rule);
    case Effect::close_on_tank:
        for (const Perch suv : all_suvs(heist))
            if (!is_adjacent(heist, suv, tank))
                step_towards(heist, table, suv, block_of(heist, tank), rule);
        return;
    case Effect::part_from_tank: return part_from_tank(heist, table, rule);
    case Effect::turn_to_nearest: return turn_to_nearest(heist, table, rule);
    case Effect::turn_to_active: return turn_towards(heist, table, heist[heist.active].pv, rule);
    case Effect::shotgun: return fire_shotgun(heist, table);
    case Effect::peg_on_rear: return place_enemy_peg(heist, table, semi_rear, rule);
    case Effect::close_door: return close_door(heist, table, rule);
    case Effect::sweep_rear:
        for (const MemberId member : members_on(heist, semi_rear))
            throw_off(heist, table, member, rule);
        return;
    case Effect::semi_north: return move_main(heist, table, 0, -1, rule);
    case Effect::semi_south: return move_main(heist, table, 0, 1, rule);
    case Effect::pegs_on_semi:
        for (Perch perch = semi_rear; perch <= semi_cab; ++perch)
            if (!members_on(heist, perch).empty()) place_enemy_peg(heist, table, perch, rule);
        return;
    case Effect::semi_pegs_activate: return activate_pegs(heist, table, true);
    case Effect::reload:
        heist.shells = static_cast<std::uint8_t>(std::min(3, heist.shells + 1));
        return tell(table, {Fact::reloaded, no_member, no_perch, {}, heist.shells, rule});
    case Effect::steal_cargo: return steal_cargo(heist, table, rule);
    case Effect::ping: return ping(heist, table);
    case Effect::ping_locked: {
        const bool is_locked = has_chopper(heist) && chopper_to_hacker(heist) <= 2;
        for (int i = 0; i < 2 && is_locked; ++i)
            ping(heist, table);
        return;
    }
    case Effect::hunt: return hunt(heist, table);
    case Effect::pursuit: return activate_rival(heist, table);
    case Effect::peg_on_rival: return place_enemy_peg(heist, table, rival_car, rule);
    case Effect::repair_rival: return repair_rival(heist, table, rule);
    case Effect::low_pass: return pass_low(heist, table, rule);
    case Effect::repair_chopper:
        if (has_chopper(heist)) repair_main(heist, table, 1, rule);
        return;
    case Effect::closing_net:
        for (const Perch suv : all_suvs(heist))
            step_towards(heist, table, suv, block_of(heist, hackers_pv(heist)), rule);
        return;
    default: return;
    }
}

}  // namespace highway_heist
