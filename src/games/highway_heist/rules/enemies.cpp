// The Enemy Die, SUVs, Enemy Pegs and the row of Enemy cards (HH-DIE-01 to HH-CARD-05).
#include <algorithm>

#include "games/highway_heist/rules/procedures.h"

namespace highway_heist {

namespace {

// HH-ESUV-02, HH-DIE-03: the Active PV if it is among them, else as the team decides.
Perch choose_victim(const Heist& heist, Table& table, Perch attacker, const Perches& among,
                    Rule rule) {
    const Perch active = heist[heist.active].pv;
    if (std::ranges::find(among, active) != among.end()) return active;
    return choose_perch_as_team(heist, table, Ask::target, {rule, heist.active, attacker}, among);
}

Perches adjacent_pvs(const Heist& heist, Perch to) {
    Perches list;
    for (const Perch pv : all_pvs(heist))
        if (is_adjacent(heist, pv, to)) list.push_back(pv);
    return list;
}

// HH-ESUV-02, HH-ESUV-06, HH-D-01
void slam(Heist& heist, Table& table, Perch attacker, Perch pv, Rule rule) {
    const MemberId member = driver_of_pv(heist, pv);
    tell(table, {Fact::slammed, member, attacker, {}, 3, rule});
    deal_damage(heist, table, member, 3, rule);
}

// HH-ESUV-02, HH-ESUV-03, HH-ESUV-04: without a PV of the Active Player they do not move.
void activate_suv(Heist& heist, Table& table, Perch suv, Rule rule) {
    const Perches pvs = adjacent_pvs(heist, suv);
    if (!pvs.empty()) {
        const Perch victim = choose_victim(heist, table, suv, pvs, "HH-ESUV-02");
        return slam(heist, table, suv, victim, rule);
    }
    const Perch target = heist[heist.active].pv;
    if (target != no_perch) step_towards(heist, table, suv, block_of(heist, target), "HH-ESUV-03");
}

// HH-EPEG-01, HH-EPEG-02, HH-EPEG-03, HH-EPEG-04, HH-EPEG-05, HH-O-30, HH-O-113
void activate_peg(Heist& heist, Table& table, Perch on) {
    if (is_pv(heist, on))
        return deal_damage(heist, table, driver_of_pv(heist, on), 2, "HH-EPEG-02");
    const Members members = members_on(heist, on);
    if (!members.empty() && !is_abandoned(heist, on))
        return throw_off(heist, table, members[0], "HH-EPEG-03");
    Perches pvs;
    for (const Perch pv : adjacent_pvs(heist, on))
        if (can_take_enemy(heist, pv)) pvs.push_back(pv);  // HH-O-114
    if (pvs.empty()) return;
    const Perch to = choose_victim(heist, table, on, pvs, "HH-EPEG-04");
    heist.enemy_pegs[on] = false;
    heist.enemy_pegs[to] = true;
    tell(table, {Fact::enemy_moved, no_member, to, {}, 0, "HH-EPEG-04"});
}

// HH-ESUV-05, HH-O-125
void activate_by_die(Heist& heist, Table& table) {
    if (!all_suvs(heist).empty()) return activate_suvs(heist, table, "HH-ESUV-01");
    for (const Perch pv : all_pvs(heist))
        place_suv(heist, table, beyond(heist.vehicles[pv].at, -1, 0), -1, 0, "HH-ESUV-05");
    activate_rival(heist, table);
}

// HH-CARD-04, HH-SET-07
std::uint8_t draw_enemy_card(Heist& heist, Table& table) {
    if (heist.enemy_deck == 0) {
        heist.enemy_deck = heist.enemy_discard;
        heist.enemy_discard = 0;
    }
    const std::uint8_t card =
        draw(heist, table, Why::enemy_card, "HH-CARD-01", heist.enemy_deck, enemy_cards);
    heist.enemy_deck = static_cast<std::uint16_t>(heist.enemy_deck & ~(1U << card));
    return card;
}

}  // namespace

// HH-O-05, HH-O-126
bool step_towards(Heist& heist, Table& table, Perch vehicle, const Block& target, Rule rule) {
    const Space at = block_of(heist, vehicle).at;
    const auto sign = [](int from, int to, int length) {
        return from < to ? 1 : from > to + length - 1 ? -1 : 0;
    };
    const int dx = sign(at.x, target.at.x, target.length);
    const int dy = sign(at.y, target.at.y, target.width);
    for (const Space to : {beyond(at, dx, dy), beyond(at, dx, 0), beyond(at, 0, dy)}) {
        if (to == at || !is_empty(heist, to)) continue;
        (vehicle == rival_car ? heist.rival : heist.vehicles[vehicle].at) = to;
        tell(table, {Fact::moved, no_member, vehicle, to, 0, rule});
        return true;
    }
    return false;
}

// HH-SUV-02, HH-SUV-03, HH-O-06
bool place_suv(Heist& heist, Table& table, Space from, int dx, int dy, Rule rule) {
    while (is_on_road(from) && !is_empty(heist, from))
        from = beyond(from, dx, dy);
    if (!is_on_road(from)) return false;
    for (Perch suv = first_suv; suv < vehicle_count; ++suv) {
        if (heist.vehicles[suv].is_on_board) continue;
        heist.vehicles[suv] = {true, false, from};
        tell(table, {Fact::placed, no_member, suv, from, 0, rule});
        return true;
    }
    return false;
}

// HH-ESUV-01, HH-O-29, HH-O-94, HH-O-111
void activate_suvs(Heist& heist, Table& table, Rule rule) {
    Perches order = all_suvs(heist);
    if (has_rival(heist)) order.push_back(rival_car);
    put_in_order(heist, order);
    for (const Perch one : order) {
        if (heist.is_over()) return;
        if (one == rival_car) {
            activate_rival(heist, table);
        } else if (is_suv(heist, one)) {
            activate_suv(heist, table, one, rule);
        }
    }
}

// HH-O-94, HH-O-132
void activate_rival(Heist& heist, Table& table) {
    if (!has_rival(heist) || heist.is_over()) return;
    const Perch prey = heist[heist.hacker].pv;
    if (is_adjacent(heist, rival_car, prey)) return slam(heist, table, rival_car, prey, "HH-O-94");
    const Perches pvs = adjacent_pvs(heist, rival_car);
    if (!pvs.empty()) {
        const Perch victim = choose_victim(heist, table, rival_car, pvs, "HH-O-94");
        return slam(heist, table, rival_car, victim, "HH-O-94");
    }
    for (int step = 0; step < 2 && !is_adjacent(heist, rival_car, prey); ++step)
        if (!step_towards(heist, table, rival_car, block_of(heist, prey), "HH-O-94")) return;
}

void activate_pegs(Heist& heist, Table& table, bool on_semi_only) {
    Perches order;
    for (Perch perch = 0; perch < perches; ++perch)
        if (heist.enemy_pegs[perch] && (is_semi(perch) || !on_semi_only)) order.push_back(perch);
    put_in_order(heist, order);
    for (const Perch on : order)
        if (!heist.is_over() && heist.enemy_pegs[on]) activate_peg(heist, table, on);
}

// HH-CARD-01, HH-CARD-02, HH-CARD-03, HH-O-07
void play_enemy_card(Heist& heist, Table& table) {
    auto& spots = heist.enemy_spots;
    const auto& deck = enemy_decks[static_cast<std::size_t>(heist.terms.scenario)];
    if (spots[2] != no_card)
        heist.enemy_discard = static_cast<std::uint16_t>(heist.enemy_discard | 1U << spots[2]);
    spots = {no_card, spots[0], spots[1]};
    if (spots[2] != no_card) {
        const EnemyCard& card = deck[spots[2]];
        tell(table, {Fact::card_activated, no_member, no_perch, {}, spots[2], card.rule});
        carry_out(heist, table, card.activated, card.rule);
    }
    if (heist.is_over()) return;
    spots[0] = draw_enemy_card(heist, table);
    const EnemyCard& card = deck[spots[0]];
    tell(table, {Fact::card_revealed, no_member, no_perch, {}, spots[0], card.rule});
    for (const Effect effect : card.reveal)
        if (!heist.is_over()) carry_out(heist, table, effect, card.rule);
}

// HH-DIE-01, HH-DIE-02, HH-CARD-05, HH-O-11
void roll_enemy_die(Heist& heist, Table& table) {
    kernel::Roll<HighwayHeist> roll;
    roll.why = Why::enemy_die;
    roll.about = {"HH-DIE-01", heist.active};
    roll.count = 1;
    roll.thrower = owner_of(heist.terms, heist.active);
    kernel::Faces faces;
    table.roll(roll, faces);
    tell(table, {Fact::enemy_rolled, heist.active, no_perch, {}, faces[0], "HH-DIE-01"});
    const auto face = static_cast<EnemyFace>(faces[0]);
    switch (deed_of(face)) {
    case EnemyDeed::suvs: return activate_by_die(heist, table);
    case EnemyDeed::pegs: return activate_pegs(heist, table, false);
    case EnemyDeed::card: break;
    }
    if (face == EnemyFace::north) move_main(heist, table, 0, -1, "HH-CARD-05");
    if (face == EnemyFace::south) move_main(heist, table, 0, 1, "HH-CARD-05");
    if (!heist.is_over()) play_enemy_card(heist, table);
}

}  // namespace highway_heist
