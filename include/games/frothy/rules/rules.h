// The rules that may be called alone, chapter by chapter. Frothy::step runs them in a race; tests
// and scenario files call them with a race of their own and a table.
//
// All of them expect a race whose vehicles stand where rules can put them (race_is_ok), change it
// in place, and ask, roll and tell through the table.
#pragma once

#include <optional>
#include <string>

#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/queries.h"

namespace frothy {

// ---- Setting up (SETUP) -----------------------------------------------------------------------

// A race on its first place of rest: vehicle n on grid space grid_order[n] (FR-SETUP-05, 06).
// The setting must outlive the race; it needs 1 to 6 licences and as many grid spaces.
Race set_up_race(const Setting& setting, const std::array<std::uint8_t, max_vehicles>& grid_order);
// Grid order decided at random from a seed (FR-SETUP-06).
std::array<std::uint8_t, max_vehicles> random_grid_order(std::uint64_t seed, int vehicles,
                                                         int spaces);
// One vehicle as it starts: Speed 0, least Control, no Damage, all cards in hand (FR-SETUP-05).
Vehicle fresh_vehicle(const Licence& licence);

// What is wrong with a race, if anything: each invariant in words. Empty when all hold.
std::string find_broken_invariant(const Race& race);

// ---- The round (RND) --------------------------------------------------------------------------

void start_of_round(Race& race, Table& table);
void run_phase(Race& race, Table& table, int phase);  // order, every move, phase end
void run_maintenance(Race& race, Table& table);

// ---- Speed (SPD, CHG) -------------------------------------------------------------------------

void make_speed_check(Race& race, Table& table, VehicleId v);
void make_speed_checks_in_secret(Race& race, Table& table);

// Moves the marker by boxes, over-whipping included (FR-CHG-01 to 06).
void change_speed(Race& race, Table& table, VehicleId v, SpeedDirection direction, int boxes);
// Haste and Slow boxes of a Control roll (FR-CTRL-15, 16).
void apply_haste(Race& race, Table& table, VehicleId v, int boxes);
void apply_slow(Race& race, Table& table, VehicleId v, int boxes);
// Changes by whole ratings (FR-CHG-07, 08); Safe clearing is the caller's.
void gain_ratings(Race& race, Table& table, VehicleId v, int ratings, Rule rule);
void lose_ratings(Race& race, Table& table, VehicleId v, int ratings, Rule rule);
void set_marker(Race& race, VehicleId v, int accel_box, int decel_box);

// ---- Control Loss points (CLP) ----------------------------------------------------------------

void gain_control_loss(Race& race, Table& table, VehicleId v, int points, Rule rule);
void clear_control_loss(Race& race, Table& table, VehicleId v, Rule rule);

// ---- Movement (MOV, DRIFT, TURN) --------------------------------------------------------------

void begin_phase(Race& race, Table& table, int phase);  // fixes the order of movement (INIT)
void move_in_phase(Race& race, Table& table, VehicleId v);
void end_phase(Race& race, Table& table);

// What the vehicle ran into, so that a slide into the same thing again is known (FR-DMG-14).
struct SameObstacle {
    VehicleId vehicle = no_vehicle;   // a vehicle or wreck, or
    std::optional<hexgrid::Hex> hex;  // a solid obstacle or a hex beyond the edge
};

// A slide, or what entering a hex does, that waits until the event before it is finished
// (FR-EDGE-18); or a slide that has come to what its vehicle has just collided with (FR-DMG-14).
struct Deferred {
    enum class Kind : std::uint8_t { nothing, slide, enter, same_again } kind = Kind::nothing;
    VehicleId vehicle = no_vehicle;
    hexgrid::Direction direction = hexgrid::Direction::east;
    Cell entered = no_cell;            // the hex whose features are to act
    std::uint8_t heading = no_facing;  // of a slide along the vehicle's own heading
    std::uint8_t further = 0;          // spaces of Slippery still to come (FR-EDGE-54)
    SameObstacle same;                 // of a slide after a collision
    int repeat_dice = 0;               // due when it runs into the same again
};
// Resolves it and everything it causes.
void resolve_deferred(Race& race, Table& table, const Deferred& deferred);

// Slides a vehicle one hex at once, with everything it causes (FR-CTRL-14, FR-DMG-15).
void slide(Race& race, Table& table, VehicleId v, hexgrid::Direction direction);
// The effects of the hazard and fragile obstacle in the hex a vehicle has just entered.
void enter_features(Race& race, Table& table, VehicleId v, hexgrid::Direction direction);

// ---- Control roll (CTRL) ----------------------------------------------------------------------

struct ControlRoll {
    VehicleId vehicle = no_vehicle;
    ControlCause cause = ControlCause::turn;
    int planned_turn = 0;  // -1 left, 0 none, 1 right
    // Where a slide goes; empty for along the vehicle's own heading (FR-EDGE-10).
    std::optional<hexgrid::Direction> slide_direction;
    VehicleId other = no_vehicle;  // attacker, or the other party of the collision
    SameObstacle same;
    // A corner-facing attacker without a step yet chooses the side of each slide (FR-EDGE-57).
    VehicleId side_chooser = no_vehicle;
    // Damage dice due anyway, rolled with the Damage icons if there are any (FR-JUMP-06).
    int damage_beside = 0;
};

struct ControlOutcome {
    bool rolled = false;
    bool failed = false;
    bool damage_rolled = false;  // with the dice of damage_beside (FR-JUMP-06)
    int repeat_slide_dice = 0;   // Slide icons that ran into the same obstacle again (FR-DMG-14)
    Deferred deferred;
};
ControlOutcome make_control_roll(Race& race, Table& table, const ControlRoll& roll);
// The Control roll of a chosen change of direction, with all it causes; and that change with the
// roll where it needs one.
ControlOutcome roll_for_turn(Race& race, Table& table, const ControlRoll& roll);
ControlOutcome make_turn(Race& race, Table& table, const ControlRoll& roll);

// ---- Attacks (ATK) ----------------------------------------------------------------------------

// A declared attack, to its end. Returns whether the attacker failed a Control roll over it.
bool resolve_attack(Race& race, Table& table, VehicleId attacker, VehicleId target,
                    AttackKind kind);

// ---- Damage (DMG, PDE) ------------------------------------------------------------------------

// Where potential damage comes from, as far as traits ask (FR-EDGE-06).
enum class DamageSource : std::uint8_t { collision, other };
struct DamageDue {
    int dice = 0;   // the basic number with ratings and further markers
    int icons = 0;  // Damage icons of a Control roll, which Failsafes reduces (FR-TRT-45)
    DamageSource source = DamageSource::other;
    Rule rule;
    VehicleId other = no_vehicle;   // the other party of a collision, running or wrecked
    const Trait* spiked = nullptr;  // that it had when the roll fell due (FR-EDGE-67)
};
// A damage roll of what is due, with affects and CLP (FR-DMG-03 to 06). Returns the points
// sustained by it.
int roll_damage(Race& race, Table& table, VehicleId v, const DamageDue& due);
// Points sustained without a roll.
void sustain_damage(Race& race, Table& table, VehicleId v, int points, Rule rule);
// Whether Maximum Speed has dropped the vehicle, whose points the caller may have to clear.
enum class Dropped : std::uint8_t { no, yes };
Dropped gain_affect(Race& race, Table& table, VehicleId v, const AffectKind& affect);
// The affects printed at one level; a random one is drawn (FR-PDE-09).
void gain_affects_at(Race& race, Table& table, VehicleId v, int level);

// ---- Collisions (COL) -------------------------------------------------------------------------

// The mover would step or slide from its hex in this direction into another vehicle.
void resolve_vehicle_collision(Race& race, Table& table, VehicleId mover, VehicleId struck,
                               hexgrid::Direction direction);
// The same into a solid obstacle, a wreck or the track edge.
void resolve_solid_collision(Race& race, Table& table, VehicleId mover,
                             hexgrid::Direction direction);
// The way out of a blockage after a collision, if the vehicle is held up (FR-COL-22).
void unblock(Race& race, Table& table, VehicleId v, const SameObstacle& hit);
// Over an open edge (FR-EDGE-23).
void run_off_open_edge(Race& race, Table& table, VehicleId v);

// ---- Wipe-out and wreckage (WIPE) -------------------------------------------------------------

void wipe_out(Race& race, Table& table, VehicleId v, Rule rule);
// A rolling wreck that has come down to rating 0 rests where it is (FR-WIPE-06).
void rest_if_stopped(Race& race, Table& table, VehicleId v);
void move_wrecks(Race& race, Table& table);
void move_wreck(Race& race, Table& table, VehicleId v);
// Turns wrecks that close the course into debris (FR-EDGE-24).
void clear_closed_course(Race& race, Table& table);

// ---- Maintenance (STA, CARD) ------------------------------------------------------------------

void make_stamina_check(Race& race, Table& table, VehicleId v);
void recover_cards(Race& race, Table& table, VehicleId v);

// ---- The race (RACE, EDGE) --------------------------------------------------------------------

// Counts a crossing of the line; a vehicle that completes its laps leaves the track (FR-EDGE-26).
void cross_line(Race& race, Table& table, VehicleId v, Crossing crossing);
// A vehicle gives up or can go no further (FR-EDGE-32).
void retire(Race& race, Table& table, VehicleId v, Rule rule);
// Ends the race if nobody is left running, or at the first home (FR-EDGE-27, 28).
void check_end_of_race(Race& race, Table& table);
// The ends that are judged when a round is over (FR-EDGE-29, FR-EDGE-30).
void check_end_of_round(Race& race, Table& table);

}  // namespace frothy
