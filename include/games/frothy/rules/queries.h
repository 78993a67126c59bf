// Pure questions about a race. None of them changes anything or asks anybody.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/race.h"
#include "hexgrid/facing.h"
#include "kernel/fixed_vector.h"

namespace frothy {

// ---- Speed ------------------------------------------------------------------------------------

// The Speed rating, 0 to 6.
int rating(const Race& race, VehicleId v);
// The top rating the vehicle can reach now (FR-PDE-08).
int top_rating(const Race& race, VehicleId v);
// Whether a rating is Safe for this vehicle now (FR-LIC-03, FR-PDE-10).
bool is_safe(const Race& race, VehicleId v, int rating);
bool is_safe(const Race& race, VehicleId v);
// The highest rating printed as Safe, from 0 without a gap (FR-LIC-03); -1 where none is.
int highest_safe(const Licence& licence);
// Basic Control dice at a rating, or the current one; 0 where it is Safe (FR-PDE-10).
int basic_control_dice(const Race& race, VehicleId v, int rating);
int basic_control_dice(const Race& race, VehicleId v);
// Dice of a Control roll before cards: basic, CLP, permanent (FR-CTRL-02).
int control_dice(const Race& race, VehicleId v);
// Spaces the Move row shows in a phase (1 to 4) at the current rating.
int spaces_due(const Race& race, VehicleId v, int phase);
// Resilience as it stands; blank_resilience or 0 to 2 (FR-DMG-01).
int resilience(const Race& race, VehicleId v);
// FR-OPT-03: whether the vehicle leads by too much to accelerate.
bool is_held_by_grandstanding(const Race& race, VehicleId v);
// The marker within its rating, counted from 1 as the ledger does ("S2 A2/D3").
int accel_box_in_rating(const Race& race, VehicleId v);
int decel_box_in_rating(const Race& race, VehicleId v);

// ---- Where things are -------------------------------------------------------------------------

// The vehicle, running or wrecked, in a cell; no_vehicle if none.
VehicleId vehicle_at(const Race& race, Cell cell);
// The cells with a vehicle, by the last six bits of their numbers: most others are ruled out at
// once.
class TakenCells {
public:
    explicit TakenCells(const Race& race) {
        for (const Vehicle& vehicle : race.vehicles)
            bits_ |= std::uint64_t{1} << (vehicle.cell & 63);
    }
    bool may_have(Cell cell) const { return ((bits_ >> (cell & 63)) & 1) != 0; }

private:
    std::uint64_t bits_ = 0;
};
// A solid obstacle of the course or a wreck.
bool is_solid(const Race& race, Cell cell);
// A solid one that may be jumped: a wreck at rest, or an obstacle agreed to be low (FR-JUMP-07).
bool is_low_obstacle(const Race& race, Cell cell);
// What the agreed rating of a feature adds: nothing where ratings are not used (FR-OPT-10).
int feature_rating(const Race& race, std::int8_t rating);
// Fragile markers in a cell, of the course and of debris, and runners (FR-RACE-08).
int fragile_markers(const Race& race, Cell cell);
// What lies in a cell costs whoever comes there at a Speed rating, 0 without it: Control Loss
// Points of the hazard (FR-COL-08), damage dice of the fragile markers (FR-COL-11, FR-COL-13), of
// the solid obstacle that is no wreck (FR-COL-15). Never less than 0.
int hazard_points(const Race& race, Cell cell, int rating);
int fragile_dice(const Race& race, Cell cell, int rating);
int solid_dice(const Race& race, Cell cell, int rating);

// ---- Arcs (FR-MOV-19) -------------------------------------------------------------------------

enum class Arc : std::uint8_t { front, side, rear };
// The arc of a vehicle facing this way in which an adjacent hex in that direction lies.
Arc arc_of(hexgrid::Facing facing, hexgrid::Direction bearing);
// The same for collisions, where `arcs.sixty` may read 60 and 120 degrees otherwise.
Arc collision_arc(hexgrid::Facing facing, hexgrid::Direction bearing, ArcsSixty sixty);
// The direction of an adjacent cell; nullopt if not adjacent.
std::optional<hexgrid::Direction> direction_to(const Course& course, Cell from, Cell to);

// ---- Progress and order -----------------------------------------------------------------------

// Race progress in spaces: laps times the length of the course plus the place on it.
std::int32_t progress(const Race& race, VehicleId v);
// Whether a goes before b in race order, whatever the ratings (FR-INIT-03, FR-INIT-04).
bool is_ahead(const Race& race, VehicleId a, VehicleId b);
// The running vehicles in race order, leader first.
kernel::FixedVector<VehicleId, max_vehicles> race_order(const Race& race);
// The running vehicles in order of movement: ratings first (FR-INIT-02 to 04).
kernel::FixedVector<VehicleId, max_vehicles> order_of_movement(const Race& race);
int running_count(const Race& race);

// ---- Moving -----------------------------------------------------------------------------------

// A first or further step a vehicle may make by the rules of straight movement and drift, whatever
// stands there.
struct LegalStep {
    hexgrid::Direction direction;
    StepKind kind;
};
// Facing, alternation and whether a drift is still open decide (FR-MOV-04 to 06, FR-DRIFT-01); a
// corner-facing vehicle has a drift where FR-ALT-07 is agreed.
std::span<const LegalStep> steps_from(hexgrid::Facing facing, Side last_side, bool drift_open,
                                      CornerDrift corner_drift);
// The side of a step for the alternation; none for a side-facing vehicle.
Side side_of_step(hexgrid::Facing facing, hexgrid::Direction direction);

// Drifts still open in a move (FR-DRIFT-01, FR-ALT-08, FR-ALT-09).
enum class DriftsLeft : std::uint8_t { none, one, any };
// Those the move in progress, or one yet to begin, may make; then those of them that need no
// Control roll.
DriftsLeft drifts_left(const Race& race, VehicleId v);
DriftsLeft drifts_without_roll(const Race& race, VehicleId v);
// Whether the next drift of the move needs a Control roll (FR-ALT-08).
bool drift_needs_roll(const Race& race, VehicleId v);

// Where a path goes on from.
struct PathStart {
    Cell cell = no_cell;
    Side last_side = Side::none;
    DriftsLeft drifts = DriftsLeft::one;
};
// Whether a path may end by hitting a running vehicle on purpose (FR-ALT-05, FR-SPC-05).
enum class Ramming : std::uint8_t { forbidden, allowed };
Ramming ramming_of(const Race& race);
// Whether some legal path of this many steps is clear of vehicles, solid obstacles and the track
// edge (FR-MOV-13, FR-EDGE-12), jumps left aside (FR-JUMP-08). With ramming allowed it may also end
// at a running vehicle.
bool has_clear_path(const Race& race, VehicleId v, const PathStart& start, int steps,
                    Ramming ramming);

// Whether a Flyer's step passes over the low obstacle there (FR-TRT-17) instead of hitting it: it
// must be able to go on to ground where it may stop.
bool flies_over(const Race& race, VehicleId v, const PathStart& start, const LegalStep& step,
                int steps_after);

// A whole path the mover might click: every answer from here to its last hex.
struct DrivenPath {
    std::vector<Option>
        options;              // `drive` answers: steps, and jumps where there is a point in them
    std::vector<Cell> cells;  // where each of them leads
};
// All clear paths of the move in progress from its present hex, for highlighting; when none is
// clear, the legal ones as far as they go: cut short before what they would hit, one of no step
// where the first would hit it.
std::vector<DrivenPath> drivable_paths(const Race& race);

// ---- Cards ------------------------------------------------------------------------------------

// Whether anything is in hand, of whatever kind.
inline bool holds_cards(const Race& race, VehicleId v) {
    constexpr auto hand = static_cast<std::size_t>(Pile::hand);
    const auto& plain = race[v].cards.plain[hand];
    return (plain[0] | plain[1] | plain[2]) != 0 || race[v].cards.special[hand] != 0;
}
// Whips or Reins a player could play from hand, dual cards included.
int playable(const Race& race, VehicleId v, CardType type);
bool has_playable(const Race& race, VehicleId v, CardType type);
bool has_reins(const Race& race, VehicleId v);

// Who attacks while the cards of an attack are chosen: whoever moves, or is Sneaky (FR-TRT-35).
VehicleId attacker_now(const Race& race);
// The trait that adds dice to a side of an attack (FR-ATK-07), and how many it adds now, if that is
// printed as a number.
Rule attack_dice_trait(bool is_personal, bool starts);
int attack_dice_of_trait(const Race& race, VehicleId v, bool is_personal);

// ---- Results ----------------------------------------------------------------------------------

// Places as they stand, 1 for the first; level vehicles share (FR-EDGE-27).
std::array<std::uint8_t, max_vehicles> places(const Race& race);
// The winners by the house rules: none while the race is on, possibly none at its end.
std::vector<VehicleId> winners(const Race& race);
// How the race would stand if a running vehicle retired now: over if it is the last (FR-EDGE-32).
Race race_after_retiring(const Race& race, VehicleId v);

}  // namespace frothy
