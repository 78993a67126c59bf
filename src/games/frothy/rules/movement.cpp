// MOV, DRIFT, TURN: a vehicle's own move in a phase.
#include <utility>

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/duty.h"
#include "games/frothy/rules/entering.h"
#include "games/frothy/rules/jumping.h"
#include "games/frothy/rules/move_offers.h"
#include "games/frothy/rules/movement_cards.h"
#include "games/frothy/rules/races/race_kinds.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/sneaking.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/turning.h"

namespace frothy {

namespace {

// FR-ATK-04: fully, before anything else of the move.
void attack(Race& race, Table& table, VehicleId v, const Option& option) {
    ++race.move.attacks;
    race.move.targets = static_cast<std::uint8_t>(race.move.targets | (1U << option.a));
    const AttackKind kind =
        option.kind == OptionKind::attack_personal ? AttackKind::personal : AttackKind::vehicle;
    const bool failed = resolve_attack(race, table, v, option.a, kind);
    if (failed && race[v].is_running()) end_own_move(race, table, v, "FR-ATK-15");
}

// What the driver may do next.
Option ask_driver(const Race& race, Table& table, VehicleId v, const Duty& duty, Flight flight) {
    Offer offer(table);
    const bool has_spaces = race.move.spaces_left > 0;
    if (has_spaces) {
        offer_steps(race, v, duty, flight, offer);
    } else {
        offer_turns(race, v, offer);
    }
    if (flight == Flight::none) {
        if (has_spaces) offer_jumps(race, v, duty, offer);
        offer_movement_cards(race, v, duty, offer);
        offer_attacks(race, v, offer);
    }
    if (has_spaces) refuse_turns(offer, "FR-MOV-02");
    About about;
    about.vehicle = v;
    about.rule = has_spaces ? Rule("FR-MOV-01") : Rule("FR-TURN-01");
    about.number = race.move.spaces_left;
    about.cell = race[v].cell;
    return offer.ask(table, v, Ask::drive, about);
}

// Whether an answer takes the move on, so that this moment of it is over (FR-EDGE-01).
bool goes_on(const Race& race, VehicleId v, OptionKind kind, Flight flight) {
    if (flight == Flight::over_obstacle) return false;
    if (race[v].spaces_moved == 0 && race.move.spaces_left == 0) return false;
    return kind == OptionKind::step || kind == OptionKind::jump || kind == OptionKind::turn_left ||
           kind == OptionKind::turn_right || kind == OptionKind::end_move;
}

void jump(Race& race, Table& table, VehicleId v, const Duty& duty, const Option& option) {
    const JumpPath path = jump_of(race, option);
    pay_for_jump(race, table, v, duty, option);
    make_jump(race, table, v, path);
}

// The move as it stands: one decision of its driver. FR-TRT-35: an attack in between puts the
// driver before a new one.
void drive_on(Race& race, Table& table, VehicleId v) {
    const Duty duty = duty_here(race, v);
    const Flight flight = flight_of(race, v);
    const Option option = ask_driver(race, table, v, duty, flight);
    if (goes_on(race, v, option.kind, flight) && offer_sneaky_attacks(race, table, v)) return;
    switch (option.kind) {
    case OptionKind::step:
        --race.move.spaces_left;
        take_step(race, table, v, hexgrid::direction(option.a), static_cast<StepKind>(option.b));
        break;
    case OptionKind::jump: jump(race, table, v, duty, option); break;
    case OptionKind::turn_left: change_direction(race, table, v, -1); break;
    case OptionKind::turn_right: change_direction(race, table, v, 1); break;
    case OptionKind::attack_personal:
    case OptionKind::attack_vehicle: attack(race, table, v, option); break;
    case OptionKind::end_move: race.move.ended = 1; break;
    default: play_movement_card(race, table, v, duty, option); break;
    }
}

// FR-MOV-07.
bool has_moved_straight(const Vehicle& vehicle) {
    return vehicle.is_running() && vehicle.spaces_moved != 0 && vehicle.not_straight == 0 &&
           vehicle.involved == 0;
}

// FR-EDGE-63: remove 1 CLP after a straight phase; assumed taken.
void offer_point_back(Race& race, Table& table, VehicleId v) {
    Vehicle& vehicle = race[v];
    if (vehicle.control_loss <= race.licence(v).control_min) return;
    Offer offer;
    offer.add(OptionKind::remove_point);
    offer.add(OptionKind::keep_point);
    About about;
    about.vehicle = v;
    about.rule = "FR-MOV-07";
    const Option option = offer.ask_standing(table, v, Ask::straight_phase, about);
    if (option.kind == OptionKind::keep_point) return;
    --vehicle.control_loss;
    tell(table, v, "FR-CLP-05", ControlRemoved{1, vehicle.control_loss});
}

void check_straight_phase(Race& race, Table& table, VehicleId v) {
    if (has_moved_straight(race[v])) offer_point_back(race, table, v);
}

// A chase that is over cuts a move short, but not over an obstacle (FR-TRT-17).
bool goes_on_moving(const Race& race, VehicleId v) {
    if (!race[v].is_running()) return false;
    return race.move.ended == 0 ||
           (race.move.spaces_left > 0 && flight_of(race, v) == Flight::over_obstacle);
}

}  // namespace

// FR-TURN-07: nothing is left of the move, not even its turn.
void end_own_move(Race& race, Table& table, VehicleId v, Rule rule) {
    if (race.move.vehicle != v || race.move.ended != 0) return;
    race.move.ended = 1;
    const int lost = std::exchange(race.move.spaces_left, std::uint8_t{0});
    tell(table, v, rule, MoveEnded{lost});
}

void begin_phase(Race& race, Table& table, int phase) {
    race.phase = static_cast<std::uint8_t>(phase);
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        Vehicle& vehicle = race[v];
        if (!vehicle.is_running()) continue;
        vehicle.spaces_moved = 0;
        vehicle.last_step = no_direction;
        vehicle.last_side = Side::none;  // FR-MOV-06: afresh every phase
        vehicle.not_straight = 0;
        vehicle.involved = 0;
        vehicle.moved_in_phase = 0;
        vehicle.drifted_last = 0;
    }
    race.sneak_targets = {};
    race.move = {};
    const auto order = order_of_movement(race);
    race.order_count = static_cast<std::uint8_t>(order.size());
    race.next = 0;
    for (std::size_t i = 0; i < order.size(); ++i)
        race.order[i] = order[i];
    tell(table, no_vehicle, "FR-RND-02", PhaseBegan{phase});
    move_runners(race, table);
}

// FR-RND-03, FR-MOV-01; from where it is now, whatever was done to it before (FR-MOV-18).
void move_in_phase(Race& race, Table& table, VehicleId v) {
    ++race.event_number;
    if (race.move.vehicle != v) {  // else it is in the middle of it
        race.move = {};
        race.move.vehicle = v;
        race.move.spaces_left =
            static_cast<std::uint8_t>(spaces_due(race, v, race.phase));  // FR-CHG-09
    }
    while (goes_on_moving(race, v))
        drive_on(race, table, v);
    race[v].moved_in_phase = 1;
    race.move = {};
    if (race.rules().straight_check == StraightCheck::move_end) {
        check_straight_phase(race, table, v);
    }
}

void end_phase(Race& race, Table& table) {
    if (race.rules().straight_check == StraightCheck::move_end) return;
    unsigned asked = 0;
    for (std::uint8_t i = 0; i < race.order_count; ++i) {  // FR-EDGE-01: in order of movement
        check_straight_phase(race, table, race.order[i]);
        asked |= 1U << race.order[i];
    }
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (((asked >> v) & 1U) == 0) check_straight_phase(race, table, v);
    }
}

}  // namespace frothy
