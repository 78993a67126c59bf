// RACE, EDGE: crossing the line, falling out, and the end of the race whatever its kind.
#include "games/frothy/rules/races/race_kinds.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"

namespace frothy {

namespace {

void finish(Race& race, Table& table, VehicleId v) {
    Vehicle& vehicle = race[v];
    vehicle.out_progress = vehicle.laps * race.course().length();
    vehicle.status = VehicleStatus::finished;
    vehicle.cell = no_cell;
    vehicle.out_event = race.event_number;
    ++race.out_count;
    vehicle.out_order = ++race.finished_count;
    race.progressed = 1;
    if (race.move.vehicle == v) race.move.ended = 1;
    tell(table, v, "FR-EDGE-26", Finished{race.finished_count});
}

// Sorts before another in the final order: finishers, then runners, then those out (FR-EDGE-27).
int group_of(const Vehicle& vehicle) {
    if (vehicle.status == VehicleStatus::finished) return 0;
    return vehicle.is_running() ? 1 : 2;
}

int compare_in_fastest(const Race& race, VehicleId a, VehicleId b) {
    const Vehicle& first = race[a];
    const Vehicle& second = race[b];
    if (group_of(first) != group_of(second)) return group_of(first) - group_of(second);
    if (first.status == VehicleStatus::finished) return first.out_order - second.out_order;
    const std::int32_t progress_a = progress(race, a);
    const std::int32_t progress_b = progress(race, b);
    if (progress_a != progress_b) return progress_a > progress_b ? -1 : 1;
    if (first.is_running()) return 0;
    // The later one; simultaneous ones share (FR-EDGE-20).
    return static_cast<int>(second.out_event) - static_cast<int>(first.out_event);
}

int compare_in_race(const Race& race, VehicleId a, VehicleId b) {
    switch (race.terms().type) {
    case RaceType::fastest: return compare_in_fastest(race, a, b);
    case RaceType::furthest: return compare_in_furthest(race, a, b);
    case RaceType::toughest: return compare_in_toughest(race, a, b);
    case RaceType::pursuit: return compare_in_pursuit(race, a, b);
    case RaceType::fox_and_hounds: return compare_in_fox_hunt(race, a, b);
    }
    return 0;
}

// FR-RACE-10, FR-EDGE-31: equal points go to the better placed.
int compare_places(const Race& race, VehicleId a, VehicleId b) {
    if (race.terms().has_scoring() && race[a].points != race[b].points) {
        return static_cast<int>(race[b].points) - static_cast<int>(race[a].points);
    }
    return compare_in_race(race, a, b);
}

template <class Compare>
std::array<std::uint8_t, max_vehicles> places_by(const Race& race, Compare compare) {
    std::array<std::uint8_t, max_vehicles> places{};
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        std::uint8_t place = 1;
        for (VehicleId other = 0; other < race.vehicle_count; ++other) {
            if (other != v && compare(race, other, v) < 0) ++place;
        }
        places[v] = place;
    }
    return places;
}

// FR-EDGE-27, FR-EDGE-28.
void check_end_at_line(Race& race, Table& table) {
    const bool is_anybody_left = is_anybody_running(race);
    if (race.finished_count == 0 && is_anybody_left) return;
    if (race.finished_count > 0 && race.rules().race_end == RaceEnd::first_home) {
        end_race(race, table, EndReason::first_home, "FR-EDGE-27");
    } else if (!is_anybody_left) {
        const bool home = race.finished_count > 0;
        end_race(race, table, home ? EndReason::all_home : EndReason::nobody_running,
                 home ? Rule("FR-EDGE-27") : Rule("FR-EDGE-28"));
    }
}

// FR-EDGE-29.
void check_last_running(Race& race, Table& table) {
    if (race.terms().type == RaceType::fastest &&
        race.rules().race_last_running == LastRunning::wins && race.finished_count == 0 &&
        race.vehicle_count > 1 && running_count(race) == 1) {
        end_race(race, table, EndReason::last_running, "FR-EDGE-29");
    }
}

// Whether the race has come to nothing: nobody home, or a draw.
bool has_no_winner(const Race& race, const std::array<std::uint8_t, max_vehicles>& order) {
    if (race.terms().has_scoring()) return false;
    switch (race.terms().type) {
    case RaceType::fastest:
        return race.finished_count == 0 && race.ended != EndReason::last_running &&
               race.rules().race_nobody_home == NobodyHome::no_winner;
    case RaceType::pursuit: return order[0] == order[1];  // FR-EDGE-31
    default: return false;
    }
}

void leave_track(Race& race, VehicleId v) {
    Vehicle& vehicle = race[v];
    vehicle.out_progress = progress(race, v);
    vehicle.out_event = ++race.event_number;
    vehicle.out_order = ++race.out_count;
    vehicle.status = VehicleStatus::gone;
    vehicle.cell = no_cell;
}

}  // namespace

void end_race(Race& race, Table& table, EndReason reason, Rule rule) {
    if (race.moment == Moment::over) return;
    race.moment = Moment::over;
    race.ended = reason;
    score_places(race, table);
    tell(table, no_vehicle, rule, RaceEnded{reason});
}

// FR-EDGE-25, FR-EDGE-26.
void cross_line(Race& race, Table& table, VehicleId v, Crossing crossing) {
    Vehicle& vehicle = race[v];
    const bool forwards = crossing == Crossing::forwards;
    vehicle.laps = static_cast<std::int16_t>(vehicle.laps + (forwards ? 1 : -1));
    tell(table, v, "FR-EDGE-25", LineCrossed{vehicle.laps, forwards});
    if (race.setting->is_home(vehicle.laps)) {
        finish(race, table, v);
        return;
    }
    const std::int32_t now = progress(race, v);
    if (now > vehicle.best_progress) {
        vehicle.best_progress = now;
        note_new_best(race);
    }
}

void retire(Race& race, Table& table, VehicleId v, Rule rule) {
    leave_track(race, v);
    tell(table, v, rule, Retired{});
}

Race race_after_retiring(const Race& race, VehicleId v) {
    Race then = race;
    leave_track(then, v);
    if (running_count(then) == 0) {
        then.moment = Moment::over;
        then.ended = EndReason::nobody_running;
    }
    return then;
}

void check_end_of_race(Race& race, Table& table) {
    switch (race.terms().type) {
    case RaceType::fastest:
    case RaceType::furthest: check_end_at_line(race, table); break;
    case RaceType::toughest: check_end_of_toughest(race, table); break;
    case RaceType::pursuit: check_end_of_pursuit(race, table); break;
    case RaceType::fox_and_hounds: check_end_of_fox_hunt(race, table); break;
    }
}

void check_end_of_round(Race& race, Table& table) {
    check_end_of_race(race, table);
    check_last_running(race, table);
    const int rounds = rounds_of(race.terms());
    if (rounds > 0 && race.round >= rounds) {
        const bool furthest = race.terms().type == RaceType::furthest;
        end_race(race, table, EndReason::rounds_over,
                 furthest ? Rule("FR-RACE-02") : Rule("FR-EDGE-31"));
    }
    race.stalled_rounds =
        race.progressed != 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(race.stalled_rounds + 1);
    race.progressed = 0;
    if (race.stalled_rounds >= race.rules().race_stall_rounds) {
        end_race(race, table, EndReason::stalled, "FR-EDGE-30");
    }
}

std::array<std::uint8_t, max_vehicles> race_places(const Race& race) {
    return places_by(race, compare_in_race);
}

std::array<std::uint8_t, max_vehicles> places(const Race& race) {
    return places_by(race, compare_places);
}

std::vector<VehicleId> winners(const Race& race) {
    std::vector<VehicleId> winners;
    if (race.moment != Moment::over) return winners;
    const auto order = places(race);
    if (has_no_winner(race, order)) return winners;
    const auto teams = team_results(race);
    const auto team_wins = [&](std::uint8_t team) {
        for (const TeamResult& result : teams) {
            if (result.team == team) return result.place == 1;
        }
        return false;
    };
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        const bool wins = teams.empty() ? order[v] == 1 : team_wins(race.terms().teams[v]);
        if (wins) winners.push_back(v);
    }
    return winners;
}

}  // namespace frothy
