// RACE: Furthest and Toughest, and how far everybody has come.
#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/races/race_kinds.h"

namespace frothy {

namespace {

// FR-RACE-11: with the rest of the field gone, team-mates need not destroy one another.
bool one_team_is_left(const Race& race) {
    if (!race.terms().has_teams()) return false;
    std::uint8_t team = no_team;
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (!race[v].is_running()) continue;
        const std::uint8_t its = race.terms().teams[v];
        if (team != no_team && its != team) return false;
        team = its;
    }
    return true;
}

}  // namespace

std::int32_t distance_gained(const Race& race, VehicleId v) {
    return progress(race, v) - race[v].start_progress;
}

int rounds_left(const Race& race) {
    const int rounds = rounds_of(race.terms());
    if (rounds == 0) return -1;
    if (race.moment == Moment::over) return 0;
    return rounds > race.round ? rounds - race.round + 1 : 1;
}

int damage_to_spare(const Race& race, VehicleId v) {
    return race[v].is_running() ? race.licence(v).damage_max - race[v].damage : 0;
}

// FR-RACE-02, FR-EDGE-31: the distance alone, also of those out; level ones share.
int compare_in_furthest(const Race& race, VehicleId a, VehicleId b) {
    const std::int32_t first = progress(race, a);
    const std::int32_t second = progress(race, b);
    return first == second ? 0 : first > second ? -1 : 1;
}

// FR-EDGE-31: in reverse order of wipe-out; FR-EDGE-30: those left by Damage to spare.
int compare_in_toughest(const Race& race, VehicleId a, VehicleId b) {
    const Vehicle& first = race[a];
    const Vehicle& second = race[b];
    if (first.is_running() != second.is_running()) return first.is_running() ? -1 : 1;
    if (first.is_running()) return damage_to_spare(race, b) - damage_to_spare(race, a);
    return static_cast<int>(second.out_event) - static_cast<int>(first.out_event);
}

// FR-RACE-03. Vehicles destroyed together fell out in the same event (FR-EDGE-20).
void check_end_of_toughest(Race& race, Table& table) {
    const int left = running_count(race);
    if (left == 0) {
        end_race(race, table, EndReason::nobody_running, "FR-EDGE-31");
    } else if (race.vehicle_count > 1 && (left == 1 || one_team_is_left(race))) {
        end_race(race, table, EndReason::last_running, "FR-RACE-03");
    }
}

}  // namespace frothy
