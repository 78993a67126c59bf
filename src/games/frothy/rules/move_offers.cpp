// FR-MOV-12 to 15, FR-TURN-01, 02, FR-ATK-01 to 05, FR-JUMP-02, 03: what a driver may do next.
#include "games/frothy/rules/move_offers.h"

#include "games/frothy/rules/jumping.h"
#include "games/frothy/rules/movement_cards.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

namespace {

using hexgrid::Direction;

PathStart start_here(const Race& race, VehicleId v) {
    return {race[v].cell, race[v].last_side, drifts_left(race, v)};
}

Rule why_refused(const Race& race, VehicleId v, const LegalStep& step) {
    if (flight_of(race, v) == Flight::over_obstacle) return trait::flyer;
    const Cell to = race.course().neighbour(race[v].cell, step.direction);
    if (to != no_cell && (race.course().is_solid(to) || vehicle_at(race, to) != no_vehicle)) {
        return "FR-MOV-12";
    }
    return "FR-MOV-13";
}

// FR-TRT-17: from over a low obstacle it goes on to where it may stop.
bool gets_off(const Race& race, VehicleId v, const LegalStep& step) {
    const Cell to = race.course().neighbour(race[v].cell, step.direction);
    if (to == no_cell) return false;
    const bool open = !race.course().is_solid(to) && vehicle_at(race, to) == no_vehicle;
    return open || flies_over(race, v, start_here(race, v), step, race.move.spaces_left - 1);
}

// A Reins left for the duty after the jump is paid with another card, if there is one.
bool some_card_pays(const Race& race, VehicleId v, const JumpPath& jump, const Duty& duty) {
    const int reins = reins_in_hand(race, v);
    const bool has_whip = race[v].cards.count(Pile::hand, CardType::whip) > 0 ||
                          specials_in_hand(race, v, CardFace::whip) != 0;
    return jump_keeps_duty(race, v, jump.landing, jump.last_side, jump.over,
                           has_whip ? reins : reins - 1, duty);
}

// What forbids a jump; none() if it may be made.
Rule jump_refused_by(const Race& race, VehicleId v, const JumpPath& jump, const Duty& duty) {
    const Rule at_all = may_jump(race, v);
    if (!at_all.is_none()) return at_all;
    if (jump.over >= race.move.spaces_left) return "FR-JUMP-03";
    if (!jump.refused_by.is_none()) return jump.refused_by;
    return some_card_pays(race, v, jump, duty) ? Rule::none() : Rule("FR-MOV-13");
}

bool has_attacked(const Race& race, VehicleId attacker) {
    return race.sneak_targets[attacker] != 0 ||
           (race.move.vehicle == attacker && race.move.attacks > 0);
}

bool has_attacked(const Race& race, VehicleId attacker, VehicleId target) {
    const int own = race.move.vehicle == attacker ? race.move.targets : 0;
    return (((own | race.sneak_targets[attacker]) >> target) & 1) != 0;
}

// Those on the six hexes around, one bit each, and where they are.
struct Neighbours {
    unsigned vehicles = 0;
    std::array<Direction, max_vehicles> bearings;  // of those alone
};

Neighbours neighbours_of(const Race& race, VehicleId v) {
    Neighbours beside;
    const TakenCells taken(race);
    for (int d = 0; d < hexgrid::direction_count; ++d) {
        const Cell cell = race.course().neighbour(race[v].cell, hexgrid::direction(d));
        if (!taken.may_have(cell)) continue;
        const VehicleId there = vehicle_at(race, cell);
        if (there == no_vehicle) continue;
        beside.vehicles |= 1U << there;
        beside.bearings[there] = hexgrid::direction(d);
    }
    return beside;
}

// FR-ATK-02, FR-TRT-26.
bool is_in_reach(const Race& race, VehicleId v, Direction bearing, OptionKind kind) {
    const Arc arc = arc_of(race[v].facing, bearing);
    if (arc == Arc::side) return true;
    return arc == Arc::front && kind == OptionKind::attack_vehicle &&
           has_trait(race, v, trait::savage);
}

}  // namespace

bool has_card_for(const Race& race, VehicleId v, OptionKind kind) {
    if (race[v].cards.special[static_cast<std::size_t>(Pile::hand)] == 0) {
        const Cards& cards = race[v].cards;
        const bool dual = cards.count(Pile::hand, CardType::dual) > 0;
        const bool whip = dual || cards.count(Pile::hand, CardType::whip) > 0;
        if (kind == OptionKind::attack_personal) return whip;
        return dual || cards.count(Pile::hand, CardType::reins) > 0 ||
               (whip && has_trait(race, v, trait::snapper));
    }
    const bool whips = has_playable(race, v, CardType::whip);
    // FR-VEH-19: what is no card may be played beside one, but starts no attack.
    const auto has = [&](Rule card) {
        return (specials_in_hand(race, v, card) & ~specials_in_hand(race, v, CardFace::none)) != 0;
    };
    if (kind == OptionKind::attack_personal) return whips || has(special::berserker);
    return has_reins(race, v) || has(special::kamikaze) ||
           (whips && has_trait(race, v, trait::snapper));
}

namespace {

// What one may try: a second drift (FR-DRIFT-01), or the same side of a corner again (FR-MOV-06).
void refuse_the_rest(const Race& race, VehicleId v, Offer& offer) {
    if (!offer.explains()) return;
    const Vehicle& vehicle = race[v];
    const auto refuse = [&](hexgrid::Direction direction, StepKind kind, Rule rule) {
        offer.refuse({OptionKind::step, direction, kind}, rule);
    };
    const bool may_drift = drifts_left(race, v) != DriftsLeft::none;
    const hexgrid::Direction left = vehicle.facing.front_left();
    const hexgrid::Direction right = vehicle.facing.front_right();
    if (vehicle.facing.is_side()) {
        if (may_drift) return;
        refuse(left, StepKind::drift, "FR-DRIFT-01");
        refuse(right, StepKind::drift, "FR-DRIFT-01");
    } else if (vehicle.last_side != Side::none &&
               (!may_drift || race.rules().alt_corner_drift == CornerDrift::none)) {
        refuse(vehicle.last_side == Side::left ? left : right, StepKind::straight, "FR-MOV-06");
    }
}

}  // namespace

// FR-COL-03, FR-MOV-14: with no clear path the choice is free. FR-COL-26: hazards and fragile
// obstacles never bind.
void offer_steps(const Race& race, VehicleId v, const Duty& duty, Flight flight, Offer& offer) {
    const bool in_flight = flight == Flight::over_obstacle;
    const auto steps = first_steps(race, v);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const LegalStep& step = steps[i];
        const Option option{OptionKind::step, step.direction, step.kind};
        const bool fits = (!duty.is_bound() || step_keeps_duty(race, i, duty)) &&
                          (!in_flight || gets_off(race, v, step));
        if (fits) {
            offer.add(option);
        } else if (offer.explains()) {
            offer.refuse(option, why_refused(race, v, step));
        }
    }
    if (!in_flight) refuse_the_rest(race, v, offer);
}

// Refused is only what one would try: a jump over something.
void offer_jumps(const Race& race, VehicleId v, const Duty& duty, Offer& offer) {
    if (race.rules().opt_jumps == Jumps::off) return;
    const Vehicle& vehicle = race[v];
    for (const LegalStep& step :
         steps_from(vehicle.facing, vehicle.last_side, false, CornerDrift::none)) {
        for (int over = 1; over <= most_jumped(race, v); ++over) {
            const JumpPath jump = jump_path(race, v, vehicle.cell, step.direction, over);
            const Rule rule = jump_refused_by(race, v, jump, duty);
            if (rule.is_none()) {
                offer.add(jump.option());
            } else if (jump.clears_something) {
                offer.refuse(jump.option(), rule);
            }
        }
    }
}

Rule attack_refused_by(const Race& race, VehicleId attacker, VehicleId target) {
    if (!race[target].is_running()) return "FR-ATK-16";
    if (race.rules().opt_friendly_race == FriendlyRace::on) return "FR-OPT-02";
    if (race.rules().opt_first_round_truce == Truce::on && race.round == 1) return "FR-OPT-01";
    const AttackLimit limit = race.rules().atk_limit;
    const bool reached =
        (limit == AttackLimit::one_per_phase && has_attacked(race, attacker)) ||
        (limit == AttackLimit::one_per_target && has_attacked(race, attacker, target));
    return reached ? Rule("FR-ATK-03") : Rule::none();
}

Rule attack_refused_by(const Race& race, VehicleId attacker, VehicleId target, OptionKind kind) {
    if (!race[target].is_running()) return "FR-ATK-16";
    const auto bearing = direction_to(race.course(), race[attacker].cell, race[target].cell);
    if (!bearing || !is_in_reach(race, attacker, *bearing, kind)) return "FR-ATK-02";
    if (!has_card_for(race, attacker, kind)) return "FR-ATK-05";
    return attack_refused_by(race, attacker, target);
}

void offer_attacks(const Race& race, VehicleId v, Offer& offer) {
    const Vehicle& attacker = race[v];
    const bool can_move = attacker.spaces_moved > 0 || race.move.spaces_left > 0;
    if (!can_move || !holds_cards(race, v)) return;
    const Neighbours beside = neighbours_of(race, v);
    if (beside.vehicles == 0) return;
    const bool has_personal = has_card_for(race, v, OptionKind::attack_personal);
    const bool has_vehicle = has_card_for(race, v, OptionKind::attack_vehicle);
    if (!has_personal && !has_vehicle) return;
    for (VehicleId target = 0; target < race.vehicle_count; ++target) {
        if (((beside.vehicles >> target) & 1U) == 0) continue;
        const Direction bearing = beside.bearings[target];
        const Rule refused_by = attack_refused_by(race, v, target);
        for (const OptionKind kind : {OptionKind::attack_personal, OptionKind::attack_vehicle}) {
            const Option option{kind, target};
            if (!race[target].is_running()) {
                offer.refuse(option, refused_by);
            } else if (!is_in_reach(race, v, bearing, kind)) {
                offer.refuse(option, "FR-ATK-02");
            } else if (!(kind == OptionKind::attack_personal ? has_personal : has_vehicle)) {
                offer.refuse(option, "FR-ATK-05");
            } else if (!refused_by.is_none()) {
                offer.refuse(option, refused_by);
            } else {
                offer.add(option);
            }
        }
    }
}

void refuse_turns(Offer& offer, Rule rule) {
    offer.refuse(OptionKind::turn_left, rule);
    offer.refuse(OptionKind::turn_right, rule);
}

// FR-TURN-01, 02: on the last space, and only having moved (FR-MOV-15).
void offer_turns(const Race& race, VehicleId v, Offer& offer) {
    if (race[v].spaces_moved > 0) {
        offer.add(OptionKind::turn_left);
        offer.add(OptionKind::turn_right);
    } else {
        refuse_turns(offer, "FR-MOV-15");
    }
    offer.add(OptionKind::end_move);
}

}  // namespace frothy
