// What Enemy cards of all scenarios do (HH-O-20 to 30).
#include <algorithm>
#include <limits>

#include "games/highway_heist/rules/procedures.h"

namespace highway_heist {

namespace {

Perches active_pv(const Heist& heist) {
    Perches list;
    if (heist[heist.active].has_pv()) list.push_back(heist[heist.active].pv);
    return list;
}

void place_at(Heist& heist, Table& table, const Perches& pvs, int dx, int direction, Rule rule) {
    for (const Perch pv : pvs)
        place_suv(heist, table, beyond(heist.vehicles[pv].at, dx, 0), direction, 0, rule);
}

// HH-O-23
void box_in(Heist& heist, Table& table, const Perches& pvs) {
    for (const Perch pv : pvs) {
        const Space at = heist.vehicles[pv].at;
        if (!place_suv(heist, table, beyond(at, 0, -1), 0, -1, "HH-O-23"))
            place_suv(heist, table, beyond(at, 0, 1), 0, 1, "HH-O-23");
    }
}

Perches nearest(const Heist& heist, const Perches& among, const Block& to) {
    int least = std::numeric_limits<int>::max();
    Perches found;
    for (const Perch perch : among) {
        const int far = distance(block_of(heist, perch), to);
        if (far > least) continue;
        if (far < least) found.clear();
        least = far;
        found.push_back(perch);
    }
    return found;
}

// HH-O-25, HH-O-114
void grapple(Heist& heist, Table& table, Perch pv, Rule rule) {
    Perches suvs;
    for (const Perch suv : nearest(heist, all_suvs(heist), block_of(heist, pv)))
        if (can_take_enemy(heist, suv)) suvs.push_back(suv);
    if (suvs.empty()) return;
    place_enemy_peg(heist, table,
                    choose_perch_as_team(heist, table, Ask::target, {rule, heist.active, pv}, suvs),
                    rule);
}

// HH-O-27, HH-O-140
void sweep(Heist& heist, Table& table) {
    Perches wrecks;
    for (Perch perch = 0; perch < vehicle_count; ++perch)
        if (is_wreck(heist, perch)) wrecks.push_back(perch);
    put_in_order(heist, wrecks);
    if (wrecks.empty()) return;
    for (const Perch suv : all_suvs(heist)) {
        const Perch target =
            choose_perch_as_team(heist, table, Ask::target, {"HH-O-27", heist.active, suv},
                                 nearest(heist, wrecks, block_of(heist, suv)));
        step_towards(heist, table, suv, block_of(heist, target), "HH-O-27");
    }
}

// HH-O-28: easternmost first.
void rush(Heist& heist, Table& table) {
    Perches suvs = all_suvs(heist);
    std::stable_sort(suvs.begin(), suvs.end(), [&](Perch one, Perch other) {
        return heist.vehicles[one].at.x > heist.vehicles[other].at.x;
    });
    for (const Perch suv : suvs) {
        Space& at = heist.vehicles[suv].at;
        if (!is_empty(heist, beyond(at, 1, 0))) continue;
        at = beyond(at, 1, 0);
        tell(table, {Fact::moved, no_member, suv, at, 0, "HH-O-28"});
    }
}

// Each PV of which it holds, when its turn comes (HH-O-111).
template <class Holds>
void hit_pvs(Heist& heist, Table& table, int damage, Rule rule, const Holds& holds) {
    for (const Perch pv : all_pvs(heist)) {
        if (heist.is_over() || !is_pv(heist, pv) || !holds(pv)) continue;
        deal_damage(heist, table, driver_of_pv(heist, pv), damage, rule);
    }
}
void hit_beside(Heist& heist, Table& table, int dx, int damage, Rule rule) {
    hit_pvs(heist, table, damage, rule, [&](Perch pv) {
        return is_suv(heist, occupant(heist, beyond(heist.vehicles[pv].at, dx, 0)));
    });
}

}  // namespace

void carry_out(Heist& heist, Table& table, Effect effect, Rule rule) {
    switch (effect) {
    case Effect::none: return;
    case Effect::trouble_ahead: return place_at(heist, table, all_pvs(heist), 2, 1, "HH-O-20");
    case Effect::blockers: return place_at(heist, table, all_pvs(heist), 1, 1, "HH-O-21");
    case Effect::tail: return place_at(heist, table, all_pvs(heist), -1, -1, "HH-O-22");
    case Effect::box_in: return box_in(heist, table, all_pvs(heist));
    case Effect::trouble_for_active:  // HH-O-79
        return place_at(heist, table, active_pv(heist), 2, 1, "HH-O-20");
    case Effect::block_active: return place_at(heist, table, active_pv(heist), 1, 1, "HH-O-21");
    case Effect::tail_active: return place_at(heist, table, active_pv(heist), -1, -1, "HH-O-22");
    case Effect::box_in_active: return box_in(heist, table, active_pv(heist));
    case Effect::boarders:  // HH-O-24
        for (const Perch suv : all_suvs(heist))
            place_enemy_peg(heist, table, suv, "HH-O-24");
        return;
    case Effect::grapple:
        for (const Perch pv : all_pvs(heist))
            grapple(heist, table, pv, "HH-O-25");
        return;
    case Effect::peg_thieves:  // HH-ECM-09
        for (const Perch pv : all_pvs(heist))
            if (heist[driver_of_pv(heist, pv)].cargo > 0) grapple(heist, table, pv, rule);
        return;
    case Effect::beatdown:  // HH-O-26
        return hit_pvs(heist, table, 2, "HH-O-26", [&](Perch pv) { return heist.enemy_pegs[pv]; });
    case Effect::sweepers: return sweep(heist, table);
    case Effect::rush: return rush(heist, table);
    case Effect::suvs_activate: return activate_suvs(heist, table, "HH-O-29");
    case Effect::pegs_activate: return activate_pegs(heist, table, false);
    case Effect::hit_front_3: return hit_beside(heist, table, 1, 3, rule);
    case Effect::hit_front_2: return hit_beside(heist, table, 1, 2, rule);
    case Effect::hit_behind_2: return hit_beside(heist, table, -1, 2, rule);
    case Effect::hit_boxed_in:
        return hit_pvs(heist, table, 3, rule,
                       [&](Perch pv) { return adjacent_suvs(heist, pv).size() >= 2; });
    case Effect::tank_fires:  // HH-O-64, HH-STT-06
        if (heist.round <= heist.quiet_until) return;
        tell(table, {Fact::fired, no_member, tank, {}, 0, "HH-O-64"});
        return hit_pvs(heist, table, 2, "HH-O-64", [&](Perch pv) {
            const int far = distance(heist, pv, tank);
            return far == 2 || far == 3;
        });
    case Effect::hit_beside_tank:
        return hit_pvs(heist, table, 2, rule,
                       [&](Perch pv) { return is_adjacent(heist, pv, tank); });
    case Effect::guns:  // HH-O-98, HH-O-132
        if (!has_chopper(heist)) return;
        return hit_pvs(heist, table, 2, "HH-O-98",
                       [&](Perch pv) { return distance(block_of(heist, pv), {heist.main}) <= 1; });
    default: return carry_out_main(heist, table, effect, rule);
    }
}

}  // namespace highway_heist
