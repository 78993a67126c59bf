// Stepping and sliding into hexes.
#pragma once

#include "games/frothy/rules/rules.h"

namespace frothy {

// One own step: into the next hex with all it causes, or into a collision.
void take_step(Race& race, Table& table, VehicleId v, hexgrid::Direction direction, StepKind kind);
// A hex a vehicle has moved into with a Control roll to make there: a jump or an extra drift.
struct Landing {
    VehicleId vehicle;
    ControlOutcome outcome;
    Cell cell;
    hexgrid::Direction direction;  // it came
};
// What follows that roll: the end of the move, the features of the hex, what a slide ran into.
void settle_roll_on_landing(Race& race, Table& table, const Landing& landing);
// What a slide would run into, judged now.
enum class Ahead : std::uint8_t { open, vehicle, solid, edge, open_edge };
Ahead what_is_ahead(const Race& race, VehicleId v, hexgrid::Direction direction);
// Moves a vehicle one hex without any effect of what lies there; the line it crosses.
Crossing go_on(Race& race, VehicleId v, hexgrid::Direction direction);
// What comes of having moved one hex, once that is told: laps, progress, and who catches whom.
void note_space(Race& race, Table& table, VehicleId v, Crossing crossing);
// Whether a Slippery Flyer slides over the low obstacle ahead of it, to ground where it may stop.
bool slides_over(const Race& race, const Deferred& slide);
// Whether the next space of a slide holds what its vehicle has just collided with.
bool runs_into_same(const Race& race, const Deferred& slide);
// The damage rolls of a slide into the same again that comes when the collision is over.
void slide_into_same(Race& race, Table& table, const Deferred& slide);
// Slides on, the way being judged now, until something stops it or acts; what waits is returned
// (FR-EDGE-18, FR-EDGE-54).
Deferred slide_on(Race& race, Table& table, Deferred slide);
// Makes a slide into an open hex or over a low obstacle; what lies there has not acted yet. One
// along the vehicle's own heading counts as a step of the alternation (FR-EDGE-11).
void slide_into_open(Race& race, Table& table, const Deferred& slide);
// Whether the hex a vehicle is in acts on entry.
bool has_features(const Race& race, Cell cell);
// The collision or run-off that follows from something ahead other than `open`.
void run_into(Race& race, Table& table, VehicleId v, hexgrid::Direction direction, Ahead ahead);

}  // namespace frothy
