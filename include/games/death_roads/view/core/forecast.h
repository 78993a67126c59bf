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

// The race after the Road Event, struck as all now stand (DR-RES-02). None where none lies on the
// board, or where cards would decide.
std::optional<Race> after_event(const Race& race);

// What a Skid may bring: shares from 0 to 1, each beside the others, and exact.
struct SkidChances {
    int cards = 0;
    double harm = 0.0;  // Condition is lost
    double barrier = 0.0;
    double red_lane = 0.0;  // it ends where a red Road Event is to strike, and has not stood there
    double far_behind = 0.0;
    double out = 0.0;
};
// Of the Skid that this car would do now, with all eighteen cards (DR-SKID-05). None for one that
// has Handling left, or has none to lose.
std::optional<SkidChances> skid_chances(const Race& race, PlayerId id);
// Of Skid cards that are turned up without a Skid: for Veer tokens or a Controlled Slide
// (DR-VEER-01, DR-O-102). None of more cards than can be weighed in no time.
std::optional<SkidChances> slide_chances(const Race& race, PlayerId id, int cards);

// The cells that a weapon covers from where its shooter stands, each once; `line` is 0 for its
// default lines, else an alternative, counted from 1. Those off the road are left out (DR-O-51).
std::vector<Space> cells_of(const Race& race, PlayerId shooter, Card weapon, int line);

// What such an answer covers, and who is hit.
struct Aim {
    std::vector<Space> cells;
    std::vector<PlayerId> hit;
};
Aim aim_of(const kernel::Decision<DeathRoads>& decision, const Option& answer);

}  // namespace death_roads
