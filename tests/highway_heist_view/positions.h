// Positions that what is told is tried on.
#pragma once

#include "games/highway_heist/rules/heist.h"
#include "games/highway_heist/view/heist_view.h"
#include "kernel/odds.h"

namespace highway_heist {

inline double part_of(kernel::Weight weight) {
    return static_cast<double>(weight.ways) / static_cast<double>(weight.of);
}

// The first member at (4,1), in turn with both actions, the second far off; the enemy in its place.
inline Heist on_the_road(const Terms& terms) {
    Heist heist = heist_of(terms);
    heist.stage = Stage::turn;
    heist.actions_left = 2;
    heist.main = {7, 3};
    heist.strength = heist.full_strength = 12;
    heist.enemy_deck = (1U << enemy_cards) - 1;
    heist.vehicles[0] = {true, false, {4, 1}};
    heist.vehicles[1] = {true, false, {1, 6}};
    for (MemberId member = 0; member < 2; ++member) {
        heist[member].pv = member;
        heist[member].board = terms.cars.at(member);
    }
    return heist;
}
// The Showman in a Street Drifter, and the Captain.
inline Heist on_the_road() {
    Terms terms = View::agree(2);
    terms.characters = {Character::showman, Character::captain, Character::ghost,
                        Character::enforcer};
    terms.cars = {Car::drifter, Car::muscle, Car::racer, Car::supercar};
    return on_the_road(terms);
}
inline Heist beside_suv() {
    Heist heist = on_the_road();
    heist.vehicles[first_suv] = {true, false, {5, 1}};
    return heist;
}

}  // namespace highway_heist
