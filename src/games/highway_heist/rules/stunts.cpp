// When Stunts may be tried, and whose they are (HH-STN-01 to 07).
#include "games/highway_heist/rules/stunts.h"

#include <algorithm>

namespace highway_heist {

namespace {

const StuntSpot* spot_of(const Heist& heist, Stunt stunt) {
    const auto spot = std::ranges::find(heist.stunts, stunt, &StuntSpot::stunt);
    return spot == heist.stunts.end() || stunt == Stunt::none ? nullptr : &*spot;
}

}  // namespace

Space pv_space(const Heist& heist, MemberId member) { return heist.vehicles[heist[member].pv].at; }
// HH-ADJ-02
Perch directly(const Heist& heist, MemberId member, int dx) {
    return occupant(heist, beyond(pv_space(heist, member), dx, 0));
}
Perches adjacent_wrecks(const Heist& heist, MemberId member) {
    Perches list;
    for (Perch perch = 0; perch < vehicle_count; ++perch)
        if (is_wreck(heist, perch) && is_adjacent(heist, perch, heist[member].pv))
            list.push_back(perch);
    return list;
}

// In Resolution Order, whichever was named first (HH-RES-01).
void wreck_both(Heist& heist, Table& table, Perch one, Perch other, Rule rule) {
    Perches both;
    both.push_back(one);
    both.push_back(other);
    put_in_order(heist, both);
    for (const Perch suv : both)
        wreck(heist, table, suv, rule);
}

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
