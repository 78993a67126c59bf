// COL: collisions with vehicles, solid obstacles and the track edge, in the order of FR-COL-23.
#include <algorithm>
#include <cstdlib>

#include "games/frothy/rules/entering.h"
#include "games/frothy/rules/races/race_kinds.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/rules/turning.h"
#include "games/frothy/rules/unblock.h"

namespace frothy {

namespace {

using hexgrid::Direction;

// FR-CLP-06 for a change of rating that ends on a Safe one.
void clear_if_changed_to_safe(Race& race, Table& table, VehicleId v, int box_before) {
    if (race[v].is_running() && race[v].accel_box != box_before && is_safe(race, v)) {
        clear_control_loss(race, table, v, "FR-CLP-06");
    }
}

void halve_rating(Race& race, Table& table, VehicleId v, Rule rule) {  // FR-COL-16
    const int now = rating(race, v);
    lose_ratings(race, table, v, now - half_rounded_down(now), rule);
}

// Off the track by finishing or retiring: no more rolls, and nothing left to change.
bool still_there(const Race& race, VehicleId v) {
    return race[v].is_running() || race[v].is_wreck();
}

CollisionKind kind_of(const Race& race, VehicleId struck, Direction direction) {
    switch (
        collision_arc(race[struck].facing, hexgrid::opposite(direction), race.rules().arcs_sixty)) {
    case Arc::front: return CollisionKind::head_on;
    case Arc::side: return CollisionKind::t;
    case Arc::rear: return CollisionKind::rear_end;
    }
    return CollisionKind::t;
}

Rule rule_of(CollisionKind kind) {
    switch (kind) {
    case CollisionKind::head_on: return "FR-COL-19";
    case CollisionKind::t: return "FR-COL-20";
    default: return "FR-COL-21";
    }
}

// Damage dice of each party, by the speeds at impact (FR-COL-19 to 21).
int damage_dice(CollisionKind kind, int mover_speed, int struck_speed) {
    switch (kind) {
    case CollisionKind::head_on: return mover_speed + struck_speed;
    case CollisionKind::t: return mover_speed;
    default: return mover_speed > struck_speed ? mover_speed - struck_speed : 1;
    }
}

ControlOutcome roll_for_control(Race& race, Table& table, VehicleId v, VehicleId other,
                                ControlCause cause, Direction direction, const SameObstacle& same) {
    ControlRoll roll;
    roll.vehicle = v;
    roll.other = other;
    roll.cause = cause;
    roll.slide_direction = direction;  // FR-DMG-12, FR-DMG-13
    roll.same = same;
    return make_control_roll(race, table, roll);
}

// Those that add to the dice of the other party (FR-TRT-46).
const Trait* spikes_of(const Race& race, VehicleId v) {
    return v == no_vehicle ? nullptr : find_trait(race, v, trait::spiked);
}

struct CollisionDamage {
    VehicleId other;
    int dice;
    Rule rule;
    const Trait* spiked;
};

int roll_collision_damage(Race& race, Table& table, VehicleId v, const CollisionDamage& due) {
    return roll_damage(race, table, v,
                       {.dice = due.dice,
                        .source = DamageSource::collision,
                        .rule = due.rule,
                        .other = due.other,
                        .spiked = due.spiked});
}

struct DamageOfBoth {
    int struck = 0;
    int mover = 0;
};

// Struck first (FR-EDGE-01), each while still running. Both rolls are due at once: spikes that the
// first takes away still count in the second (FR-EDGE-67).
DamageOfBoth roll_damage_of_both(Race& race, Table& table, VehicleId struck, VehicleId mover,
                                 int dice, Rule rule) {
    const Trait* const spikes_of_struck = spikes_of(race, struck);
    const Trait* const spikes_of_mover = spikes_of(race, mover);
    DamageOfBoth damage;
    if (struck != no_vehicle && race[struck].is_running()) {
        damage.struck =
            roll_collision_damage(race, table, struck, {mover, dice, rule, spikes_of_mover});
    }
    if (race[mover].is_running()) {
        damage.mover =
            roll_collision_damage(race, table, mover, {struck, dice, rule, spikes_of_struck});
    }
    return damage;
}

// FR-DMG-14: only damage and its CLP.
void repeat_slide(Race& race, Table& table, VehicleId slider, VehicleId struck, VehicleId mover,
                  int dice) {
    if (dice <= 0) return;
    tell(table, slider, "FR-DMG-14",
         SlidIntoSame{.dice = dice, .other = slider == mover ? struck : mover});
    roll_damage_of_both(race, table, struck, mover, dice, "FR-DMG-14");
}

void change_both_ratings(Race& race, Table& table, CollisionKind kind, VehicleId mover,
                         VehicleId struck, int difference) {
    const Rule rule = rule_of(kind);
    if (kind != CollisionKind::rear_end) {
        if (kind == CollisionKind::head_on && still_there(race, struck)) {
            halve_rating(race, table, struck, rule);
        }
        if (mover != no_vehicle && still_there(race, mover)) {
            halve_rating(race, table, mover, rule);
        }
        return;
    }
    const int change = difference > 0 ? half_rounded_up(difference) : 0;
    if (change > 0 && still_there(race, struck)) gain_ratings(race, table, struck, change, rule);
    if (mover != no_vehicle && still_there(race, mover)) {
        lose_ratings(race, table, mover, difference > 0 ? change : 1, rule);
    }
}

// FR-COL-19 to 21; a party wiped out in this collision still changes its rating (FR-EDGE-19).
void change_ratings(Race& race, Table& table, CollisionKind kind, VehicleId mover, VehicleId struck,
                    int difference) {
    change_both_ratings(race, table, kind, mover, struck, difference);
    rest_if_stopped(race, table, struck);
    if (mover != no_vehicle) rest_if_stopped(race, table, mover);
}

}  // namespace

// FR-COL-23; nobody is pushed (FR-EDGE-16).
void resolve_vehicle_collision(Race& race, Table& table, VehicleId mover, VehicleId struck,
                               Direction direction) {
    ++race.event_number;
    lay_blame(race, mover, struck);
    const CollisionKind kind = kind_of(race, struck, direction);
    const int mover_speed = rating(race, mover);  // (1)
    const int struck_speed = rating(race, struck);
    race[mover].involved = 1;
    race[struck].involved = 1;
    tell(table, mover, "FR-COL-18", Collided{kind, direction, struck, no_cell, race[struck].cell});

    const int dice = damage_dice(kind, mover_speed, struck_speed);  // (2)
    const DamageOfBoth damage =
        roll_damage_of_both(race, table, struck, mover, dice, rule_of(kind));

    ControlOutcome of_struck;  // (3), FR-COL-24
    ControlOutcome of_mover;
    if (damage.struck > 0 && race[struck].is_running()) {
        of_struck = roll_for_control(race, table, struck, mover, ControlCause::collision, direction,
                                     {mover, {}});
    }
    if (damage.mover > 0 && race[mover].is_running()) {
        of_mover = roll_for_control(race, table, mover, struck, ControlCause::collision, direction,
                                    {struck, {}});
    }
    repeat_slide(race, table, struck, struck, mover, of_struck.repeat_slide_dice);  // (4)
    repeat_slide(race, table, mover, struck, mover, of_mover.repeat_slide_dice);

    const int struck_box = race[struck].accel_box;  // (5), (6)
    const int mover_box = race[mover].accel_box;
    change_ratings(race, table, kind, mover, struck, mover_speed - struck_speed);
    clear_if_changed_to_safe(race, table, struck, struck_box);
    clear_if_changed_to_safe(race, table, mover, mover_box);

    race.blame = {};
    if (race[struck].is_running()) unblock(race, table, struck, {mover, {}});  // (7)
    if (race[mover].is_running()) unblock(race, table, mover, {struck, {}});
    end_own_move(race, table, mover, "FR-MOV-16");      // (8)
    resolve_deferred(race, table, of_struck.deferred);  // (9)
    resolve_deferred(race, table, of_mover.deferred);
}

// FR-EDGE-65: of the collision before, whose blame it shares, and no new one.
void slide_into_same(Race& race, Table& table, const Deferred& slide) {
    ++race.event_number;
    if (slide.same.vehicle != no_vehicle) lay_blame(race, slide.vehicle, slide.same.vehicle);
    repeat_slide(race, table, slide.vehicle, slide.same.vehicle, slide.vehicle, slide.repeat_dice);
    race.blame = {};
}

// FR-COL-14 to 17; a wreck is a solid obstacle and is not harmed (FR-EDGE-17).
void resolve_solid_collision(Race& race, Table& table, VehicleId mover, Direction direction) {
    ++race.event_number;
    const Course& course = race.course();
    const Cell here = race[mover].cell;
    const Cell to = course.neighbour(here, direction);
    const VehicleId wreck = vehicle_at(race, to);
    SameObstacle hit;
    if (wreck != no_vehicle) {
        hit.vehicle = wreck;
    } else {
        hit.hex = hexgrid::neighbour(course.hex(here), direction);
    }
    const CollisionKind kind = to == no_cell         ? CollisionKind::edge
                               : wreck != no_vehicle ? CollisionKind::wreck
                                                     : CollisionKind::solid;
    race[mover].involved = 1;
    tell(table, mover, kind == CollisionKind::edge ? Rule("FR-COL-17") : Rule("FR-COL-15"),
         Collided{kind, direction, wreck, here, to});

    const int speed = rating(race, mover);
    const int dice = kind == CollisionKind::solid ? solid_dice(race, to, speed) : speed;
    const int damage = roll_collision_damage(race, table, mover,
                                             {wreck, dice, "FR-COL-15", spikes_of(race, wreck)});
    ControlOutcome outcome;
    if (damage > 0 && race[mover].is_running()) {
        outcome =
            roll_for_control(race, table, mover, no_vehicle, ControlCause::solid, direction, hit);
    }
    repeat_slide(race, table, mover, wreck, mover, outcome.repeat_slide_dice);
    const int box = race[mover].accel_box;
    if (still_there(race, mover)) halve_rating(race, table, mover, "FR-COL-16");
    rest_if_stopped(race, table, mover);
    clear_if_changed_to_safe(race, table, mover, box);
    if (race[mover].is_running()) unblock(race, table, mover, hit);
    end_own_move(race, table, mover, "FR-MOV-16");
    resolve_deferred(race, table, outcome.deferred);
}

// FR-EDGE-23.
void run_off_open_edge(Race& race, Table& table, VehicleId v) {
    const bool out = race.rules().track_open_edge == OpenEdge::out;
    tell(table, v, "FR-EDGE-23", RanOff{out});
    if (out) {
        end_own_move(race, table, v, "FR-EDGE-23");
        retire(race, table, v, "FR-EDGE-23");
        return;
    }
    const int box = race[v].accel_box;
    lose_ratings(race, table, v, rating(race, v), "FR-EDGE-23");
    clear_if_changed_to_safe(race, table, v, box);
    end_own_move(race, table, v, "FR-EDGE-23");
    face_onwards(race, table, v, {}, "FR-EDGE-23");
}

// FR-WIPE-08: the struck vehicle's half of a vehicle collision with the wreck as mover.
void collide_with_rolling_wreck(Race& race, Table& table, VehicleId wreck, VehicleId struck,
                                Direction direction) {
    ++race.event_number;
    const CollisionKind kind = kind_of(race, struck, direction);
    const int wreck_speed = rating(race, wreck);
    const int struck_speed = rating(race, struck);
    race[struck].involved = 1;
    tell(table, wreck, "FR-WIPE-08", Collided{kind, direction, struck, no_cell, race[struck].cell});
    const int dice = damage_dice(kind, wreck_speed, struck_speed);
    const int damage = roll_collision_damage(race, table, struck,
                                             {wreck, dice, rule_of(kind), spikes_of(race, wreck)});
    ControlOutcome outcome;
    if (damage > 0 && race[struck].is_running()) {
        outcome = roll_for_control(race, table, struck, wreck, ControlCause::struck_by_wreck,
                                   direction, {wreck, {}});
    }
    repeat_slide(race, table, struck, struck, wreck, outcome.repeat_slide_dice);
    const int box = race[struck].accel_box;
    change_ratings(race, table, kind, no_vehicle, struck, wreck_speed - struck_speed);
    clear_if_changed_to_safe(race, table, struck, box);
    if (race[struck].is_running()) unblock(race, table, struck, {wreck, {}});
    resolve_deferred(race, table, outcome.deferred);
}

}  // namespace frothy
