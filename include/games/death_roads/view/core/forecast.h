// Where an answer leads, as far as nothing is drawn: the rules are run on a copy.
#pragma once

#include <optional>
#include <vector>

#include "games/death_roads/rules/death_roads.h"
#include "kernel/decision.h"

namespace death_roads {

struct Forecast {
    Race then;                         // where it stops, as the player asked may know it
    std::vector<Event> told;           // on the way
    std::optional<Why> stops_at_draw;  // of a card
};
Forecast forecast(const kernel::Decision<DeathRoads>& decision, const Option& answer);

// What a Skid may bring: shares from 0 to 1, each beside the others, and exact.
struct SkidChances {
    int cards = 0;
    double harm = 0.0;  // Condition is lost
    double far_behind = 0.0;
    double out = 0.0;
};
// Of the Skid that this car would do now, with all eighteen cards (DR-SKID-05). None for one that
// has Handling left, or has none to lose.
std::optional<SkidChances> skid_chances(const Race& race, PlayerId id);

// The cells that the card covers from where its shooter stands, and who is hit; `line` as in an
// Option. Those off the road are left out (DR-O-51).
struct Aim {
    std::vector<Space> cells;
    std::vector<PlayerId> hit;
};
Aim aim_of(const kernel::Decision<DeathRoads>& decision, const Option& answer);

}  // namespace death_roads
