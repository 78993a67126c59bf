// MOV, DRIFT, TURN: a vehicle's own move in a phase.
#include "asking.h"
#include "entering.h"
#include "frothy/rules.h"
#include "race_kinds.h"
#include "telling.h"
#include "turning.h"

namespace frothy {

namespace {

using hexgrid::Direction;

// What the duty to avoid collisions asks of the mover here (FR-MOV-13, FR-EDGE-13).
struct Duty {
    bool clear_path = false;        // some path of all the spaces left is clear
    bool clear_with_reins = false;  // none is, but one a space shorter is, and Reins can be played
};

bool reins_may_be_played(const Race& race, VehicleId v) {
    const MoveInProgress& move = race.move;
    const bool cap = race.rules().move_card_cap == CardCap::one_each
                         ? move.reins_played != 0
                         : move.reins_played != 0 || move.whip_played != 0;
    return !cap && move.spaces_left > 0 && has_reins(race, v);
}

bool whip_may_be_played(const Race& race, VehicleId v) {
    const MoveInProgress& move = race.move;
    const bool cap = race.rules().move_card_cap == CardCap::one_each
                         ? move.whip_played != 0
                         : move.reins_played != 0 || move.whip_played != 0;
    return !cap && playable(race, v, CardType::whip) > 0;
}

bool clear_from_here(const Race& race, VehicleId v, int steps) {
    const Vehicle& vehicle = race[v];
    return has_clear_path(race, v, vehicle.cell, vehicle.last_side, race.move.drifted == 0, steps);
}

Duty duty_here(const Race& race, VehicleId v) {
    Duty duty;
    const int left = race.move.spaces_left;
    duty.clear_path = clear_from_here(race, v, left);
    duty.clear_with_reins =
        !duty.clear_path && reins_may_be_played(race, v) && clear_from_here(race, v, left - 1);
    return duty;
}

// FR-EDGE-13: a Whip may not be played if it leaves no clear path while doing without leaves one.
bool whip_keeps_duty(const Race& race, VehicleId v, const Duty& duty, OptionKind whip) {
    const int left = race.move.spaces_left;
    if (!duty.clear_path && !duty.clear_with_reins) return true;  // FR-EDGE-41
    if (clear_from_here(race, v, left + 1)) return true;
    const bool one_each = race.rules().move_card_cap == CardCap::one_each;
    const int reins_left =
        playable(race, v, CardType::reins) - (whip == OptionKind::dual_as_whip ? 1 : 0);
    return one_each && race.move.reins_played == 0 && reins_left > 0 &&
           clear_from_here(race, v, left);
}

// Whether a step still leaves what the duty demands: a clear path of the rest, or with the Reins
// to come (FR-EDGE-59).
bool step_keeps_duty(const Race& race, VehicleId v, const LegalStep& step, const Duty& duty) {
    const Vehicle& vehicle = race[v];
    const Course& course = race.course();
    const Cell to = course.neighbour(vehicle.cell, step.direction);
    if (to == no_cell || course.is_solid(to) || vehicle_at(race, to) != no_vehicle) return false;
    if (course.crossing(vehicle.cell, step.direction) == Crossing::forwards &&
        race.setting->is_home(vehicle.laps + 1)) {
        return true;
    }
    const Side side = !vehicle.facing.is_corner()                     ? Side::none
                      : step.direction == vehicle.facing.front_left() ? Side::left
                                                                      : Side::right;
    const bool drift_open = race.move.drifted == 0 && step.kind != StepKind::drift;
    const int rest = race.move.spaces_left - 1 - (duty.clear_path ? 0 : 1);
    return rest >= 0 && has_clear_path(race, v, to, side, drift_open, rest);
}

Rule why_refused(const Race& race, VehicleId v, const LegalStep& step) {
    const Cell to = race.course().neighbour(race[v].cell, step.direction);
    if (to != no_cell && (race.course().is_solid(to) || vehicle_at(race, to) != no_vehicle)) {
        return "FR-MOV-12";
    }
    return "FR-MOV-13";
}

// FR-COL-03, FR-MOV-14: with no clear path the choice is free. FR-COL-26: hazards and fragile
// obstacles never bind.
void offer_steps(const Race& race, VehicleId v, const Duty& duty, Offer& offer) {
    const Vehicle& vehicle = race[v];
    const bool bound = duty.clear_path || duty.clear_with_reins;
    for (const LegalStep& step :
         steps_from(vehicle.facing, vehicle.last_side, race.move.drifted == 0)) {
        const Option option{OptionKind::step,
                            static_cast<std::uint8_t>(hexgrid::index_of(step.direction)),
                            static_cast<std::uint8_t>(step.kind)};
        if (!bound || step_keeps_duty(race, v, step, duty)) {
            offer.add(option);
        } else {
            offer.refuse(option, why_refused(race, v, step));
        }
    }
}

void offer_movement_cards(const Race& race, VehicleId v, const Duty& duty, Offer& offer) {
    const Cards& cards = race[v].cards;
    const int duals = cards.count(Pile::hand, CardType::dual);
    if (whip_may_be_played(race, v)) {
        for (const OptionKind kind : {OptionKind::whip, OptionKind::dual_as_whip}) {
            const int held =
                kind == OptionKind::whip ? cards.count(Pile::hand, CardType::whip) : duals;
            if (held == 0) continue;
            if (whip_keeps_duty(race, v, duty, kind)) {
                offer.add(kind);
            } else {
                offer.refuse({kind}, "FR-EDGE-13");
            }
        }
    } else if (playable(race, v, CardType::whip) > 0) {
        offer.refuse({OptionKind::whip}, "FR-MOV-10");
    }
    if (reins_may_be_played(race, v)) {
        if (cards.count(Pile::hand, CardType::reins) > 0) offer.add(OptionKind::reins);
        if (duals > 0) offer.add(OptionKind::dual_as_reins);
    } else if (has_reins(race, v)) {
        offer.refuse({OptionKind::reins},
                     race.move.spaces_left == 0 ? Rule("FR-MOV-09") : Rule("FR-MOV-10"));
    }
}

bool attack_allowed_on(const Race& race, VehicleId target) {
    switch (race.rules().atk_limit) {
    case AttackLimit::unlimited: return true;
    case AttackLimit::one_per_phase: return race.move.attacks == 0;
    case AttackLimit::one_per_target: return ((race.move.targets >> target) & 1) == 0;
    }
    return true;
}

// FR-ATK-01 to 03, FR-ATK-05.
void offer_attacks(const Race& race, VehicleId v, Offer& offer) {
    const Vehicle& attacker = race[v];
    const bool can_move = attacker.spaces_moved > 0 || race.move.spaces_left > 0;
    const bool whips = playable(race, v, CardType::whip) > 0;
    const bool reins = has_reins(race, v);
    if (!can_move || (!whips && !reins)) return;
    const hexgrid::Hex here = race.course().hex(attacker.cell);
    for (VehicleId target = 0; target < race.vehicle_count; ++target) {
        if (target == v || race[target].cell == no_cell) continue;
        const int index = hexgrid::direction_index(here, race.course().hex(race[target].cell));
        if (index < 0) continue;
        const Direction bearing = hexgrid::direction(index);
        const bool in_side_arc = arc_of(attacker.facing, bearing) == Arc::side;
        const bool allowed = attack_allowed_on(race, target);
        const bool running = race[target].is_running();
        for (const OptionKind kind : {OptionKind::attack_personal, OptionKind::attack_vehicle}) {
            const Option option{kind, target, 0};
            if (!running) {
                offer.refuse(option, "FR-ATK-16");
            } else if (!in_side_arc) {
                offer.refuse(option, "FR-ATK-02");
            } else if (!(kind == OptionKind::attack_personal ? whips : reins)) {
                offer.refuse(option, "FR-ATK-05");
            } else if (!allowed) {
                offer.refuse(option, "FR-ATK-03");
            } else {
                offer.add(option);
            }
        }
    }
}

// FR-TURN-01, 02, FR-MOV-02: on the last space, and only having moved (FR-MOV-15).
void offer_turns(const Race& race, VehicleId v, Offer& offer) {
    if (race[v].spaces_moved > 0) {
        offer.add(OptionKind::turn_left);
        offer.add(OptionKind::turn_right);
    } else {
        offer.refuse({OptionKind::turn_left}, "FR-MOV-15");
        offer.refuse({OptionKind::turn_right}, "FR-MOV-15");
    }
    offer.add(OptionKind::end_move);
}

// FR-MOV-08, 09; at rating 0 it buys the one step (FR-EDGE-09).
void play_movement_card(Race& race, Table& table, VehicleId v, OptionKind kind) {
    const bool whip = kind == OptionKind::whip || kind == OptionKind::dual_as_whip;
    const bool dual = kind == OptionKind::dual_as_whip || kind == OptionKind::dual_as_reins;
    const CardType type = dual ? CardType::dual : whip ? CardType::whip : CardType::reins;
    Cards& cards = race[v].cards;
    --cards.count(Pile::hand, type);
    ++cards.count(Pile::spent, type);
    if (whip) {
        race.move.whip_played = 1;
        ++race.move.spaces_left;
    } else {
        race.move.reins_played = 1;
        --race.move.spaces_left;
    }
    tell(table, EventKind::movement_card, v, whip ? Rule("FR-MOV-08") : Rule("FR-MOV-09"),
         {.a = whip ? 0 : 1, .b = dual ? 1 : 0});
}

// FR-ATK-04: fully, before anything else of the move.
void attack(Race& race, Table& table, VehicleId v, const Option& option) {
    ++race.move.attacks;
    race.move.targets = static_cast<std::uint8_t>(race.move.targets | (1U << option.a));
    const AttackKind kind =
        option.kind == OptionKind::attack_personal ? AttackKind::personal : AttackKind::vehicle;
    const bool failed = resolve_attack(race, table, v, option.a, kind);
    if (failed && race[v].is_running()) end_own_move(race, table, v, "FR-ATK-15");
}

// The move as it stands: one decision of its driver.
void drive_on(Race& race, Table& table, VehicleId v) {
    Offer offer;
    const Duty duty = race.move.spaces_left > 0 ? duty_here(race, v) : Duty{true, false};
    if (race.move.spaces_left > 0) {
        offer_steps(race, v, duty, offer);
    } else {
        offer_turns(race, v, offer);
    }
    offer_movement_cards(race, v, duty, offer);
    offer_attacks(race, v, offer);

    About about;
    about.vehicle = v;
    about.rule = race.move.spaces_left > 0 ? Rule("FR-MOV-01") : Rule("FR-TURN-01");
    about.amount = race.move.spaces_left;
    about.cell = race[v].cell;
    const Option option = offer.ask(table, v, Ask::drive, about);
    switch (option.kind) {
    case OptionKind::step:
        --race.move.spaces_left;
        if (static_cast<StepKind>(option.b) == StepKind::drift) race.move.drifted = 1;
        take_step(race, table, v, hexgrid::direction(option.a), static_cast<StepKind>(option.b));
        break;
    case OptionKind::turn_left: change_direction(race, table, v, -1); break;
    case OptionKind::turn_right: change_direction(race, table, v, 1); break;
    case OptionKind::attack_personal:
    case OptionKind::attack_vehicle: attack(race, table, v, option); break;
    case OptionKind::end_move: race.move.ended = 1; break;
    default: play_movement_card(race, table, v, option.kind); break;
    }
}

// FR-MOV-07, FR-EDGE-63: remove 1 CLP after a straight phase; assumed taken.
void check_straight_phase(Race& race, Table& table, VehicleId v) {
    Vehicle& vehicle = race[v];
    if (!vehicle.is_running() || vehicle.spaces_moved == 0 || vehicle.not_straight != 0 ||
        vehicle.involved != 0 || vehicle.control_loss <= race.licence(v).control_min) {
        return;
    }
    Offer offer;
    offer.add(OptionKind::remove_point);
    offer.add(OptionKind::keep_point);
    About about;
    about.vehicle = v;
    about.rule = "FR-MOV-07";
    const Option option = offer.ask_standing(table, v, Ask::straight_phase, about);
    if (option.kind == OptionKind::keep_point) return;
    --vehicle.control_loss;
    tell(table, EventKind::control_removed, v, "FR-CLP-05", {.a = 1, .b = vehicle.control_loss});
}

}  // namespace

// FR-TURN-07: nothing is left of the move, not even its turn.
void end_own_move(Race& race, Table& table, VehicleId v, Rule rule) {
    if (race.move.vehicle != v || race.move.ended != 0) return;
    race.move.ended = 1;
    tell(table, EventKind::move_ended, v, rule, {.a = race.move.spaces_left});
    race.move.spaces_left = 0;
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
    const auto order = order_of_movement(race);
    race.order_count = static_cast<std::uint8_t>(order.size());
    race.next = 0;
    for (std::size_t i = 0; i < order.size(); ++i)
        race.order[i] = order[i];
    tell(table, EventKind::phase_began, no_vehicle, "FR-RND-02", {.a = phase});
    move_runners(race, table);
}

// FR-RND-03, FR-MOV-01; from where it is now, whatever was done to it before (FR-MOV-18).
void move_in_phase(Race& race, Table& table, VehicleId v) {
    ++race.event_number;
    race.move = {};
    race.move.vehicle = v;
    race.move.spaces_left =
        static_cast<std::uint8_t>(spaces_due(race, v, race.phase));  // FR-CHG-09
    while (race[v].is_running() && race.move.ended == 0)
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
