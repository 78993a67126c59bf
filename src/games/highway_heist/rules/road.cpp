// Spaces, what stands on them, and what boards say (HH-ROAD-01, HH-ADJ-01, 02, HH-PEG-01 to 06).
#include <algorithm>

#include "games/highway_heist/rules/heist.h"

namespace highway_heist {

Heist heist_of(const Terms& terms) {
    Heist heist;
    heist.terms = terms;
    return heist;
}

bool has_chopper(const Heist& heist) {
    return is_playing(heist, Scenario::chopper_takedown) && heist.strength > 0;
}
bool has_rival(const Heist& heist) {
    return is_playing(heist, Scenario::chopper_takedown) && heist.rival_strength > 0;
}

// HH-ADJ-01
bool is_adjacent(const Heist& heist, Perch one, Perch other) {
    return one != other && distance(heist, one, other) <= 1;
}

Perch occupant(const Heist& heist, Space space) {
    for (Perch perch = 0; perch < perches; ++perch) {
        const bool stands = is_there(heist, perch) || is_wreck(heist, perch);
        if (stands && block_of(heist, perch).covers(space)) return perch;
    }
    return no_perch;
}
bool is_empty(const Heist& heist, Space space) {
    return is_on_road(space) && occupant(heist, space) == no_perch;
}

// HH-PV-01, HH-PV-02
MemberId driver_of_pv(const Heist& heist, Perch vehicle) {
    for (MemberId member = 0; member < heist.terms.members; ++member)
        if (heist[member].pv == vehicle && vehicle != no_perch) return member;
    return no_member;
}
// HH-PV-03, HH-PV-04
bool is_pv(const Heist& heist, Perch perch) { return driver_of_pv(heist, perch) != no_member; }
// HH-SUV-01, HH-ACT-11
bool is_suv(const Heist& heist, Perch perch) {
    return is_vehicle(perch) && perch >= first_suv && is_there(heist, perch) &&
           !is_pv(heist, perch);
}
bool is_wreck(const Heist& heist, Perch perch) {
    return is_vehicle(perch) && heist.vehicles[perch].is_on_board && heist.vehicles[perch].is_wreck;
}
// HH-O-08, HH-ACT-11
bool is_abandoned(const Heist& heist, Perch perch) {
    return perch < first_suv && is_there(heist, perch) && !is_pv(heist, perch);
}

Perch place_of(const Heist& heist, MemberId member) {
    const Member& who = heist[member];
    if (who.peg == at_wheel) return who.pv;
    return who.is_on_foot() ? who.peg : no_perch;
}

// HH-PEG-04, HH-O-63, HH-O-75, HH-O-92: two slots on top of everything.
int free_slots(const Heist& heist, Perch perch) {
    if (!is_there(heist, perch)) return 0;
    int slots = heist.enemy_pegs[perch] ? 1 : 2;
    for (MemberId member = 0; member < heist.terms.members; ++member)
        if (heist[member].peg == perch) --slots;
    return slots;
}
// HH-PEG-05, HH-PEG-06
bool can_take_enemy(const Heist& heist, Perch perch) {
    return free_slots(heist, perch) > 0 && !heist.enemy_pegs[perch];
}

// HH-O-04, HH-O-110, HH-RES-01
void put_in_order(const Heist& heist, Perches& list) {
    std::stable_sort(list.begin(), list.end(), [&](Perch one, Perch other) {
        return block_of(heist, one).at < block_of(heist, other).at;
    });
}
Perches all_suvs(const Heist& heist) {
    Perches list;
    for (Perch perch = first_suv; perch < vehicle_count; ++perch)
        if (is_suv(heist, perch)) list.push_back(perch);
    put_in_order(heist, list);
    return list;
}
Perches all_pvs(const Heist& heist) {
    Perches list;
    for (MemberId member = 0; member < heist.terms.members; ++member)
        if (heist[member].has_pv()) list.push_back(heist[member].pv);
    put_in_order(heist, list);
    return list;
}
Perches adjacent_suvs(const Heist& heist, Perch to) {
    Perches list;
    for (const Perch suv : all_suvs(heist))
        if (is_adjacent(heist, suv, to)) list.push_back(suv);
    return list;
}

// HH-O-117
Spaces reachable(const Heist& heist, Space from, int steps, Passing passing, Perch into) {
    constexpr std::size_t spaces = road_length * lanes;
    const auto index = [](Space space) {
        return static_cast<std::size_t>((space.x - 1) * lanes + space.y - 1);
    };
    std::array<Perch, spaces> standing;
    standing.fill(no_perch);
    for (Perch perch = perches; perch-- > 0;) {
        if (!is_there(heist, perch) && !is_wreck(heist, perch)) continue;
        const Block block = block_of(heist, perch);
        for (int dx = 0; dx < block.length; ++dx)
            for (int dy = 0; dy < block.width; ++dy)
                standing[index(beyond(block.at, dx, dy))] = perch;
    }
    std::array<bool, spaces> seen{};
    Spaces edge;
    edge.push_back(from);
    seen[index(from)] = true;
    Spaces found = edge;
    for (int step = 0; step < steps; ++step) {
        Spaces next;
        for (const Space at : edge) {
            for (int dx = -1; dx <= 1; ++dx) {
                for (int dy = -1; dy <= 1; ++dy) {
                    const Space to = beyond(at, dx, dy);
                    if (!is_on_road(to) || seen[index(to)]) continue;
                    const Perch there = standing[index(to)];
                    const bool is_end = there != no_perch && there == into;
                    if (there != no_perch && !is_end && passing == Passing::round) continue;
                    seen[index(to)] = true;
                    if (there == no_perch || is_end) found.push_back(to);
                    if (!is_end) next.push_back(to);
                }
            }
        }
        edge = next;
    }
    std::sort(found.begin() + 1, found.end());
    return found;
}

// HH-R-03
int rating(const Heist& heist, MemberId member, Skill skill) {
    const Member& who = heist[member];
    const auto icon = static_cast<std::size_t>(skill);
    const int printed =
        character_icons[static_cast<std::size_t>(heist.terms.characters[member])][icon];
    // HH-SKL-02
    if (!who.has_pv()) return printed;
    const int vehicle = vehicle_boards[static_cast<std::size_t>(who.board)].icons[icon];
    // HH-DEF-03, HH-FAQ-07, HH-FAQ-08
    if (skill == Skill::defense && !who.is_manned()) return vehicle;
    return printed + vehicle;
}
// HH-PWR-01, HH-O-136
bool has_character(const Heist& heist, MemberId member, Character character) {
    return heist.terms.characters[member] == character;
}
bool has_car(const Heist& heist, MemberId member, Car car) {
    return heist[member].has_pv() && heist[member].board == car;
}
int strength_of(const Heist& heist, MemberId member) {
    return vehicle_boards[static_cast<std::size_t>(heist[member].board)].strength;
}

}  // namespace highway_heist
