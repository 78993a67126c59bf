// Positions that what is told is tried on.
#pragma once

#include "games/highway_heist/rules/heist.h"
#include "games/highway_heist/view/heist_view.h"
#include "kernel/odds.h"

namespace highway_heist {

inline double part_of(kernel::Weight weight) {
    return static_cast<double>(weight.ways) / static_cast<double>(weight.of);
}

// The Showman in a Street Drifter at (5,3), the Captain far off; the Tank in its place.
inline Heist on_the_road() {
    Terms terms = View::agree(2);
    terms.characters = {Character::showman, Character::captain, Character::ghost,
                        Character::enforcer};
    terms.cars = {Car::drifter, Car::muscle, Car::racer, Car::supercar};
    Heist heist = heist_of(terms);
    heist.stage = Stage::turn;
    heist.actions_left = 2;
    heist.main = {7, 3};
    heist.strength = heist.full_strength = 12;
    heist.enemy_deck = (1U << enemy_cards) - 1;
    heist.vehicles[0] = {true, false, {4, 1}};
    heist.vehicles[1] = {true, false, {1, 6}};
    heist[0].pv = 0;
    heist[0].board = Car::drifter;
    heist[1].pv = 1;
    heist[1].board = Car::muscle;
    return heist;
}
inline Heist beside_suv() {
    Heist heist = on_the_road();
    heist.vehicles[first_suv] = {true, false, {5, 1}};
    return heist;
}

}  // namespace highway_heist
