// What a driver is offered at a point of its own move, and what is refused (MOV, TURN, ATK).
#pragma once

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/attack_cards.h"
#include "games/frothy/rules/duty.h"
#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

// FR-TRT-17: over a low obstacle a Flyer can only go on.
enum class Flight : std::uint8_t { none, over_obstacle };
inline Flight flight_of(const Race& race, VehicleId v) {
    return has_trait(race, v, trait::flyer) && is_low_obstacle(race, race[v].cell)
               ? Flight::over_obstacle
               : Flight::none;
}

void offer_steps(const Race& race, VehicleId v, const Duty& duty, Flight flight, Offer& offer);
void offer_jumps(const Race& race, VehicleId v, const Duty& duty, Offer& offer);
void offer_attacks(const Race& race, VehicleId v, Offer& offer);
// What a driver would try too early or without having moved.
void refuse_turns(Offer& offer, Rule rule);
void offer_turns(const Race& race, VehicleId v, Offer& offer);

// The rule by which this vehicle may start no attack on that one in this phase, apart from where
// they stand and the cards it takes; none() if it may (FR-OPT-01, FR-OPT-02, FR-ATK-03, 16).
Rule attack_refused_by(const Race& race, VehicleId attacker, VehicleId target);

}  // namespace frothy
