// TURN: changing direction.
#include "frothy/rules/turning.h"

#include "frothy/rules.h"
#include "frothy/rules/telling.h"

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

// FR-CTRL-01, FR-TURN-05, FR-TURN-06.
void change_direction(Race& race, Table& table, VehicleId v, int turn) {
    Vehicle& vehicle = race[v];
    ++race.event_number;
    race.move.ended = 1;  // FR-TURN-04, FR-EDGE-14: nothing of the move comes after the turn
    vehicle.not_straight = 1;
    if (is_safe(race, v)) {  // FR-CTRL-03
        const hexgrid::Facing before = vehicle.facing;
        face(race, v, before.turned(turn));
        tell(table, EventKind::turned, v, "FR-TURN-03",
             {.a = before.number(), .b = vehicle.facing.number()});
        return;
    }
    ControlRoll roll;
    roll.vehicle = v;
    roll.cause = ControlCause::turn;
    roll.planned_turn = turn;
    vehicle.heading_before_turn = static_cast<std::uint8_t>(vehicle.facing.number());
    const ControlOutcome outcome = make_control_roll(race, table, roll);
    resolve_deferred(race, table, outcome.deferred);
    if (!vehicle.is_wreck()) vehicle.heading_before_turn = no_facing;
}

}  // namespace frothy
