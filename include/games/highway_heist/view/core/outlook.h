// What the enemy and the end of the round will do: the rules, run on a copy. Nothing before the
// set-up is done and after the end.
#pragma once

#include <array>
#include <vector>

#include "games/highway_heist/rules/highway_heist.h"
#include "kernel/odds.h"

namespace highway_heist {

// An SUV or the Rival Car and whom it slams.
struct Slam {
    Perch attacker = no_perch;
    MemberId victim = no_member;
};
// Were all SUVs to activate now; where the team decides, its first choice.
std::vector<Slam> slams_to_come(const Heist& heist);

// A Wreck or an unmanned car in the next Road Maintenance.
struct Drift {
    Perch what = no_perch;
    Space from;
    Space to;               // the last space on the road
    bool leaves = false;    // the road, or into what it hits
    Perch hits = no_perch;  // Tank, Rival Car or Semi
};
std::vector<Drift> drifts_to_come(const Heist& heist);

// Of each lane from the north, that the Tank lies in it in the next Road Maintenance: over the
// Enemy Dice left in the round and their cards, were nobody to drive.
using LaneChances = std::array<kernel::Weight, lanes>;
LaneChances tank_lanes(const Heist& heist);
// That a Wreck, or this SUV were it one, runs into the Tank there.
kernel::Weight chance_into_tank(const Heist& heist, const LaneChances& chances, Perch vehicle);
// Strength that the Wrecks on the road take from the Tank there, in the mean.
double strength_by_wrecks(const Heist& heist, const LaneChances& chances);

// Where a car would be shot at: by the Tank, or the guns of the Chopper.
std::vector<Space> spaces_under_fire(const Heist& heist);

// Of each member, that the next Enemy Die, with its cards, deals damage to its car.
std::array<kernel::Weight, most_members> chances_of_harm(const Heist& heist);

}  // namespace highway_heist
