// The invariants of a race at rest and at every question.
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

namespace {

std::string of(VehicleId v, const char* what) {
    return "vehicle " + std::to_string(static_cast<int>(v)) + ": " + what;
}

int cards_of(const Cards& cards, CardType type) {
    return cards.count(Pile::hand, type) + cards.count(Pile::spent, type) +
           cards.count(Pile::recovery, type);
}

// FR-LIC-08, FR-CARD-10: each in one pile at most.
std::string fault_of_specials(const Race& race, VehicleId v) {
    unsigned seen = 0;
    for (const std::uint16_t pile : race[v].cards.special) {
        if ((seen & pile) != 0) return of(v, "a special card in two piles");
        seen |= pile;
    }
    if (seen >> race.licence(v).specials.size() != 0) {
        return of(v, "a special card its licence does not list");
    }
    return {};
}

std::string fault_of_marker(const Race& race, VehicleId v) {
    const Vehicle& vehicle = race[v];
    const BoxRows& rows = race.licence(v).rows;
    if (vehicle.accel_box >= rows.accel_count) return of(v, "Acceleration box beyond its row");
    if (vehicle.decel_box >= rows.decel_count) return of(v, "Deceleration box beyond its row");
    if (rows.accel_rating[vehicle.accel_box] != rows.decel_rating[vehicle.decel_box]) {
        return of(v, "the two boxes of the marker show different ratings");
    }
    const bool match = rows.decel_of_accel[vehicle.accel_box] == vehicle.decel_box ||
                       rows.accel_of_decel[vehicle.decel_box] == vehicle.accel_box;
    // Inside a 1/n or n/1 block the marker may rest on any of the n.
    const bool same_block = rows.accel_of_decel[vehicle.decel_box] ==
                            rows.accel_of_decel[rows.decel_of_accel[vehicle.accel_box]];
    if (!match && !same_block) return of(v, "the boxes of the marker do not match");
    return {};
}

// FR-TRT-17: in the middle of its move, over a low obstacle.
bool is_in_flight(const Race& race, VehicleId v) {
    return race.move.vehicle == v && has_trait(race, v, trait::flyer) &&
           is_low_obstacle(race, race[v].cell);
}

// FR-GEN-02: a vehicle holds exactly one hex, and shares it with nobody.
std::string fault_of(const Race& race, VehicleId v) {
    const Vehicle& vehicle = race[v];
    const Licence& licence = race.licence(v);
    const bool on_track = vehicle.cell != no_cell;
    if ((vehicle.is_running() || vehicle.is_wreck()) != on_track) {
        return of(v, "its status and its place on the track disagree");
    }
    if (on_track && vehicle.cell >= race.course().cell_count()) return of(v, "no such cell");
    if (on_track && race.course().is_solid(vehicle.cell) && !is_in_flight(race, v)) {
        return of(v, "stands in a solid obstacle");
    }
    for (VehicleId other = 0; on_track && other < v; ++other) {
        if (race[other].cell != vehicle.cell) continue;
        const bool flown_over = is_in_flight(race, v) || is_in_flight(race, other);
        if (!flown_over) return of(v, "shares its hex with another");
    }
    std::string marker = fault_of_marker(race, v);
    if (!marker.empty()) return marker;
    if (vehicle.control_loss < licence.control_min) return of(v, "less CLP than its minimum");
    if (vehicle.damage > licence.damage_max) return of(v, "more Damage than its maximum");
    if (vehicle.is_running() && vehicle.damage == licence.damage_max) {
        return of(v, "runs at its maximum Damage");
    }
    if (vehicle.stamina < licence.stamina_min || vehicle.stamina > licence.stamina_max) {
        return of(v, "Stamina off its track");
    }
    if (vehicle.is_running() && rating(race, v) > top_rating(race, v)) {
        return of(v, "faster than its maximum Speed");
    }
    if (cards_of(vehicle.cards, CardType::whip) > licence.whips ||
        cards_of(vehicle.cards, CardType::reins) > licence.reins ||
        cards_of(vehicle.cards, CardType::dual) > licence.duals) {
        return of(v, "more cards than its licence lists");
    }
    std::string specials = fault_of_specials(race, v);
    if (!specials.empty()) return specials;
    if (vehicle.is_running() && race.setting->is_home(vehicle.laps)) {
        return of(v, "still runs after its last lap");
    }
    return {};
}

}  // namespace

std::string find_broken_invariant(const Race& race) {
    if (race.setting == nullptr) return "a race without a setting";
    if (race.vehicle_count > max_vehicles) return "too many vehicles";
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        std::string fault = fault_of(race, v);
        if (!fault.empty()) return fault;
    }
    for (const Runner& runner : race.runners) {
        if (runner.cell != no_cell && runner.cell >= race.course().cell_count()) {
            return "a runner in no such cell";
        }
    }
    if (race.moment == Moment::over && race.ended == EndReason::not_over) {
        return "over without a reason";
    }
    return {};
}

}  // namespace frothy
