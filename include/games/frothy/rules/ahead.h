// What a mover would run into: told before it does (FR-MOV-13, FR-MOV-14). Pure questions.
#pragma once

#include <cstdint>
#include <optional>

#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/race.h"
#include "hexgrid/facing.h"

namespace frothy {

enum class Blocker : std::uint8_t { vehicle, wreck, obstacle, wall, open_edge };

// One step and what stands in its way.
struct Crash {
    Blocker into = Blocker::wall;
    VehicleId other = no_vehicle;  // the vehicle or wreck
    Cell from = no_cell;
    hexgrid::Direction way = hexgrid::direction(0);
    Cell to = no_cell;  // none where it is the wall or an open edge
    Rule rule;          // of the collision
};

// What this step of the vehicle would hit; nothing where the way is free or a Flyer passes over.
std::optional<Crash> crash_of_step(const Race& race, VehicleId v, Option step);
// Whether no path of the spaces still owed is clear, and no Reins can save one (FR-MOV-13). Only
// while a vehicle makes its move.
bool is_bound_to_crash(const Race& race);
// What the spaces still owed run into if they lead straight on; nothing where they do not.
std::optional<Crash> crash_straight_on(const Race& race);

// The move a vehicle makes after the present phase, at the rating it has now.
struct NextMove {
    int phase = 0;  // 1 to 4; 0 where this rating moves in none
    int spaces = 0;
    bool is_next_round = false;  // a Speed Check comes first
};
NextMove next_move(const Race& race, VehicleId v);
// How many spaces of that move find a clear path if it begins here with this facing. Those still
// racing are taken to be out of the way by then.
int room_next(const Race& race, VehicleId v, hexgrid::Facing facing);
// Whether all of them do.
bool has_way_next(const Race& race, VehicleId v, hexgrid::Facing facing);

}  // namespace frothy
