// RACE, EDGE: crossing the line, falling out, and the end of the race.
#include "frothy/rules.h"
#include "telling.h"

namespace frothy {

namespace {

void end_race(Race& race, Table& table, EndReason reason, Rule rule) {
    if (race.moment == Moment::over) return;
    race.moment = Moment::over;
    race.ended = reason;
    tell(table, EventKind::race_ended, no_vehicle, rule, {.a = static_cast<int>(reason)});
}

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
    tell(table, EventKind::finished, v, "FR-EDGE-26", {.a = race.finished_count});
}

// Sorts before another in the final order: finishers, then runners, then those out (FR-EDGE-27).
int group_of(const Vehicle& vehicle) {
    if (vehicle.status == VehicleStatus::finished) return 0;
    return vehicle.is_running() ? 1 : 2;
}

// Negative if a is placed before b, 0 if they share.
int compare_places(const Race& race, VehicleId a, VehicleId b) {
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

}  // namespace

// FR-EDGE-25, FR-EDGE-26.
void cross_line(Race& race, Table& table, VehicleId v, Crossing crossing) {
    Vehicle& vehicle = race[v];
    const bool forwards = crossing == Crossing::forwards;
    vehicle.laps = static_cast<std::int16_t>(vehicle.laps + (forwards ? 1 : -1));
    tell(table, EventKind::line_crossed, v, "FR-EDGE-25",
         {.a = vehicle.laps, .b = forwards ? 1 : 0});
    if (vehicle.laps >= race.setting->laps) {
        finish(race, table, v);
        return;
    }
    const std::int32_t now = progress(race, v);
    if (now > vehicle.best_progress) {
        vehicle.best_progress = now;
        race.progressed = 1;
    }
}

void retire(Race& race, Table& table, VehicleId v, Rule rule) {
    Vehicle& vehicle = race[v];
    vehicle.out_progress = progress(race, v);
    vehicle.out_event = ++race.event_number;
    vehicle.out_order = ++race.out_count;
    vehicle.status = VehicleStatus::gone;
    vehicle.cell = no_cell;
    tell(table, EventKind::retired, v, rule);
}

void check_end_of_race(Race& race, Table& table) {
    if (race.finished_count > 0 && race.rules().race_end == RaceEnd::first_home) {
        end_race(race, table, EndReason::first_home, "FR-EDGE-27");
    } else if (running_count(race) == 0) {
        const bool home = race.finished_count > 0;
        end_race(race, table, home ? EndReason::all_home : EndReason::nobody_running,
                 home ? Rule("FR-EDGE-27") : Rule("FR-EDGE-28"));
    }
}

void check_end_of_round(Race& race, Table& table) {
    check_end_of_race(race, table);
    if (race.rules().race_last_running == LastRunning::wins && race.finished_count == 0 &&
        race.vehicle_count > 1 && running_count(race) == 1) {
        end_race(race, table, EndReason::last_running, "FR-EDGE-29");
    }
    race.stalled_rounds =
        race.progressed != 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(race.stalled_rounds + 1);
    race.progressed = 0;
    if (race.stalled_rounds >= race.rules().race_stall_rounds) {
        end_race(race, table, EndReason::stalled, "FR-EDGE-30");
    }
}

std::array<std::uint8_t, max_vehicles> places(const Race& race) {
    std::array<std::uint8_t, max_vehicles> places{};
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        std::uint8_t place = 1;
        for (VehicleId other = 0; other < race.vehicle_count; ++other) {
            if (other != v && compare_places(race, other, v) < 0) ++place;
        }
        places[v] = place;
    }
    return places;
}

std::vector<VehicleId> winners(const Race& race) {
    std::vector<VehicleId> winners;
    if (race.moment != Moment::over) return winners;
    const bool nobody_home = race.finished_count == 0 && race.ended != EndReason::last_running;
    if (nobody_home && race.rules().race_nobody_home == NobodyHome::no_winner) return winners;
    const auto order = places(race);
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (order[v] == 1) winners.push_back(v);
    }
    return winners;
}

}  // namespace frothy
