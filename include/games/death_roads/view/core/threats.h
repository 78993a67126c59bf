// What the weapons reach that everybody knows a car to have: its pairs without what lies on its
// Discard. Whether a card of them is in its hand or its Deck nobody is told (DR-ACT-07).
#pragma once

#include <vector>

#include "games/death_roads/rules/death_roads.h"
#include "kernel/player.h"

namespace death_roads {

struct Threat {
    Card card = none;
    std::vector<Space> cells;   // on the road, of all its lines of fire
    kernel::PlayerSet hit = 0;  // who stands where one of them hits him
};

// From where it stands, as things are. None of a car that has no turn left in this round: no Card
// Action waits for the next one.
std::vector<Threat> threats_of(const Race& race, PlayerId shooter);

}  // namespace death_roads
