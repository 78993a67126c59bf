// TURN: changing direction.
#include "games/frothy/rules/turning.h"

#include "games/frothy/rules/control_effects.h"
#include "games/frothy/rules/rules.h"

namespace frothy {

void face(Race& race, VehicleId v, hexgrid::Facing facing) {
    Vehicle& vehicle = race[v];
    if (vehicle.facing == facing) return;
    if (vehicle.heading_before_turn == vehicle.facing.number()) {
        vehicle.side_before_turn = vehicle.last_side;
    }
    vehicle.facing = facing;
    vehicle.last_side = Side::none;
    vehicle.drifted_last = 0;
}

ControlOutcome roll_for_turn(Race& race, Table& table, const ControlRoll& roll) {
    Vehicle& vehicle = race[roll.vehicle];
    vehicle.heading_before_turn = static_cast<std::uint8_t>(vehicle.facing.number());
    const ControlOutcome outcome = make_control_roll(race, table, roll);
    resolve_deferred(race, table, outcome.deferred);
    if (!vehicle.is_wreck()) vehicle.heading_before_turn = no_facing;
    return outcome;
}

// FR-CTRL-01, FR-TURN-05, FR-TURN-06; FR-CTRL-03: at a Safe rating nothing is rolled.
ControlOutcome make_turn(Race& race, Table& table, const ControlRoll& roll) {
    if (!is_safe(race, roll.vehicle)) return roll_for_turn(race, table, roll);
    apply_turn(race, table, roll.vehicle, roll.planned_turn, 0);
    return {};
}

void change_direction(Race& race, Table& table, VehicleId v, int turn) {
    ++race.event_number;
    race.move.ended = 1;  // FR-TURN-04, FR-EDGE-14: nothing of the move comes after the turn
    race[v].not_straight = 1;
    ControlRoll roll;
    roll.vehicle = v;
    roll.cause = ControlCause::turn;
    roll.planned_turn = turn;
    make_turn(race, table, roll);
}

}  // namespace frothy
