// RACE: Pursuit, and Fox and Hounds.
#include "games/frothy/rules/races/race_kinds.h"
#include "games/frothy/rules/telling.h"

namespace frothy {

namespace {

Rule rule_of_chase(const Race& race) {
    return race.terms().type == RaceType::pursuit ? Rule("FR-RACE-04") : Rule("FR-RACE-05");
}

bool is_chase(const Race& race) {
    return race.terms().type == RaceType::pursuit || race.terms().type == RaceType::fox_and_hounds;
}

void take_quarry(Race& race, Table& table, VehicleId hunter, CatchKind how, Rule rule) {
    race.catcher = hunter;
    race.move.ended = 1;  // whoever is moving: the chase is over
    tell(table, hunter, rule, Caught{how, quarry_of(race, hunter)});
}

// Spaces from one vehicle's start forwards to the other's, once round the circuit at most.
std::int32_t start_gap(const Race& race, VehicleId hunter, VehicleId quarry) {
    const std::int32_t round = race.course().length();
    if (round <= 0) return 0;
    const std::int32_t ahead = race[quarry].start_progress - race[hunter].start_progress;
    const std::int32_t gap = (ahead % round + round) % round;
    return gap == 0 ? round : gap;
}

bool are_adjacent(const Race& race, VehicleId a, VehicleId b) {
    const Course& course = race.course();
    return hexgrid::distance(course.hex(race[a].cell), course.hex(race[b].cell)) <= 1;
}

// In a Pursuit of two who meet, the hunter is the one who has gained on the other.
bool hunts_here(const Race& race, VehicleId hunter, VehicleId quarry, VehicleId mover) {
    if (race.terms().type != RaceType::pursuit) return true;
    const std::int32_t gained = distance_gained(race, hunter) - distance_gained(race, quarry);
    return gained != 0 ? gained > 0 : hunter == mover;
}

void check_catch(Race& race, Table& table, VehicleId hunter, VehicleId mover) {
    const VehicleId quarry = quarry_of(race, hunter);
    if (quarry == no_vehicle || !race[quarry].is_running()) return;
    if (race.rules().race_catch == Catching::adjacent) {
        if (are_adjacent(race, hunter, quarry) && hunts_here(race, hunter, quarry, mover)) {
            take_quarry(race, table, hunter, CatchKind::adjacent, rule_of_chase(race));
        }
    } else if (gap_to_quarry(race, hunter) <= 0) {
        take_quarry(race, table, hunter, CatchKind::level, rule_of_chase(race));
    }
}

// Out by then, or together with the Fox (FR-EDGE-20)?
bool outlasted_by_fox(const Race& race, VehicleId hound) {
    const Vehicle& fox = race[race.terms().fox];
    return !race[hound].is_running() && (fox.is_running() || race[hound].out_event < fox.out_event);
}

// FR-EDGE-31: of the Hounds the Fox did not outlast, the one furthest on.
VehicleId furthest_hound(const Race& race) {
    for (const VehicleId v : race_order(race)) {
        if (v != race.terms().fox) return v;
    }
    VehicleId best = no_vehicle;
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (v == race.terms().fox || outlasted_by_fox(race, v)) continue;
        if (best == no_vehicle || progress(race, v) > progress(race, best)) best = v;
    }
    return best;
}

int compare_numbers(std::int32_t first, std::int32_t second) {  // the greater one is placed first
    return first == second ? 0 : first > second ? -1 : 1;
}

}  // namespace

VehicleId quarry_of(const Race& race, VehicleId v) {
    if (race.terms().type == RaceType::pursuit) {
        return race.vehicle_count == 2 ? static_cast<VehicleId>(1 - v) : no_vehicle;
    }
    if (race.terms().type == RaceType::fox_and_hounds && v != race.terms().fox) {
        return race.terms().fox;
    }
    return no_vehicle;
}

// RULING C-49 and FR-RACE-06: in total distance, the head start included.
std::int32_t gap_to_quarry(const Race& race, VehicleId hunter) {
    const VehicleId quarry = quarry_of(race, hunter);
    if (quarry == no_vehicle) return 0;
    if (race.terms().type == RaceType::fox_and_hounds) {
        return progress(race, quarry) - progress(race, hunter);
    }
    return start_gap(race, hunter, quarry) -
           (distance_gained(race, hunter) - distance_gained(race, quarry));
}

void note_carried(Race& race, Table& table, VehicleId v) {
    if (!is_chase(race)) return;
    for (const VehicleId hunter : race_order(race)) {
        if (race.catcher == no_vehicle) check_catch(race, table, hunter, v);
    }
}

// FR-RACE-06: from its own movement, a slide in it included.
void note_run_into(Race& race, Table& table, VehicleId mover, VehicleId struck) {
    if (!is_chase(race) || race.catcher != no_vehicle) return;
    if (race.rules().race_catch == Catching::adjacent || race.move.vehicle != mover) return;
    if (quarry_of(race, mover) != struck || !race[mover].is_running()) return;
    take_quarry(race, table, mover, CatchKind::collision, rule_of_chase(race));
}

// FR-RACE-05, FR-EDGE-31: lost to the Hound whose attack or collision did it.
void note_wipe_out(Race& race, Table& table, VehicleId v) {
    if (race.terms().type != RaceType::fox_and_hounds || v != race.terms().fox) return;
    const Blame& blame = race.blame;
    if (race.catcher != no_vehicle || blame.event != race.event_number || blame.against != v ||
        blame.by == v || blame.by == no_vehicle) {
        return;
    }
    take_quarry(race, table, blame.by, CatchKind::destroyed, "FR-RACE-05");
}

// FR-EDGE-31: a vehicle that is out has lost; both in one event is a draw.
void check_end_of_pursuit(Race& race, Table& table) {
    if (race.catcher != no_vehicle) {
        end_race(race, table, EndReason::caught, "FR-RACE-04");
    } else if (const int left = running_count(race); left < 2) {
        end_race(race, table, left == 1 ? EndReason::last_running : EndReason::nobody_running,
                 "FR-EDGE-31");
    }
}

void check_end_of_fox_hunt(Race& race, Table& table) {
    const VehicleId fox = race.terms().fox;
    if (race.moment == Moment::over) return;
    if (race.catcher == no_vehicle && !race[fox].is_running()) {
        const VehicleId hound = furthest_hound(race);
        if (hound != no_vehicle) {
            take_quarry(race, table, hound, CatchKind::destroyed, "FR-EDGE-31");
        }
    }
    const int hounds = running_count(race) - (race[fox].is_running() ? 1 : 0);
    if (race.catcher != no_vehicle) {
        end_race(race, table, EndReason::caught, "FR-RACE-05");
    } else if (hounds == 0) {
        end_race(race, table, EndReason::hounds_out, "FR-EDGE-31");
    }
}

int compare_in_pursuit(const Race& race, VehicleId a, VehicleId b) {
    if (race.catcher == a || race.catcher == b) return race.catcher == a ? -1 : 1;
    const Vehicle& first = race[a];
    const Vehicle& second = race[b];
    if (first.is_running() != second.is_running()) return first.is_running() ? -1 : 1;
    if (!first.is_running()) {
        return static_cast<int>(second.out_event) - static_cast<int>(first.out_event);
    }
    return compare_numbers(distance_gained(race, a), distance_gained(race, b));
}

// The Fox is first while it lasts and last once it is lost; Hounds by who lost it the race, then by
// how far they came.
int compare_in_fox_hunt(const Race& race, VehicleId a, VehicleId b) {
    const VehicleId fox = race.terms().fox;
    const bool fox_lost = race.catcher != no_vehicle;
    if (a == fox || b == fox) return (a == fox) != fox_lost ? -1 : 1;
    if (race.catcher == a || race.catcher == b) return race.catcher == a ? -1 : 1;
    if (race[a].is_running() != race[b].is_running()) return race[a].is_running() ? -1 : 1;
    return compare_numbers(progress(race, a), progress(race, b));
}

}  // namespace frothy
