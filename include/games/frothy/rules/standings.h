// How a race stands, by its kind: distances, hunters and quarry, points, teams. Pure questions.
#pragma once

#include <array>
#include <cstdint>

#include "games/frothy/rules/race.h"
#include "kernel/fixed_vector.h"

namespace frothy {

// ---- Distance and time ------------------------------------------------------------------------

// Spaces gained since the start, also of a vehicle that is out (FR-RACE-04).
std::int32_t distance_gained(const Race& race, VehicleId v);
// Rounds still to be raced, this one included; -1 where no number is agreed.
int rounds_left(const Race& race);

// ---- Hunters and quarry (FR-RACE-04 to 06) ----------------------------------------------------

// Whom a vehicle hunts; no_vehicle for the Fox, and where nobody is hunted.
VehicleId quarry_of(const Race& race, VehicleId v);
// Spaces a hunter has still to make up until it draws level with its quarry.
std::int32_t gap_to_quarry(const Race& race, VehicleId hunter);

// ---- Toughest ---------------------------------------------------------------------------------

// Damage a vehicle can still take; 0 for one that is destroyed (FR-EDGE-30).
int damage_to_spare(const Race& race, VehicleId v);

// ---- Points and places ------------------------------------------------------------------------

// Places by the race alone, whatever the points; level vehicles share (FR-EDGE-27, FR-EDGE-31).
// Where points are counted, places() in games/frothy/rules/queries.h goes by them first.
std::array<std::uint8_t, max_vehicles> race_places(const Race& race);

// ---- Teams (FR-RACE-11) -----------------------------------------------------------------------

struct TeamResult {
    std::uint8_t team = no_team;
    std::uint8_t vehicles = 0;
    std::uint8_t place = 0;       // 1 for the first; level teams share
    std::uint8_t best_place = 0;  // of its vehicles
    std::uint16_t place_sum = 0;  // over its vehicles: the average is this over `vehicles`
    std::uint16_t points = 0;
};
// Best team first, then by number; empty without teams.
kernel::FixedVector<TeamResult, max_vehicles> team_results(const Race& race);

}  // namespace frothy
