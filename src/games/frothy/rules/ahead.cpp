// What a mover would run into.
#include "games/frothy/rules/ahead.h"

#include <algorithm>

#include "games/frothy/rules/duty.h"
#include "games/frothy/rules/queries.h"

namespace frothy {

namespace {

using hexgrid::Direction;

std::optional<Crash> crash_at(const Race& race, Cell from, Direction way) {
    const Course& course = race.course();
    Crash crash;
    crash.from = from;
    crash.way = way;
    crash.to = course.neighbour(from, way);
    if (crash.to == no_cell) {
        const bool is_open = course.is_open_edge(from, way);
        crash.into = is_open ? Blocker::open_edge : Blocker::wall;
        crash.rule = is_open ? Rule("FR-EDGE-23") : Rule("FR-COL-17");
        return crash;
    }
    crash.other = vehicle_at(race, crash.to);
    if (crash.other != no_vehicle && race[crash.other].is_running()) {
        crash.into = Blocker::vehicle;
        crash.rule = "FR-COL-18";
        return crash;
    }
    if (!is_solid(race, crash.to)) return std::nullopt;
    crash.into = crash.other != no_vehicle ? Blocker::wreck : Blocker::obstacle;
    crash.rule = "FR-COL-15";
    return crash;
}

}  // namespace

std::optional<Crash> crash_of_step(const Race& race, VehicleId v, Option step) {
    if (step.kind != OptionKind::step || v >= race.vehicle_count || race.setting == nullptr) {
        return std::nullopt;
    }
    const Vehicle& vehicle = race[v];
    if (vehicle.cell >= race.course().cell_count()) return std::nullopt;
    const Direction way = hexgrid::direction(step.a);
    const bool passes = flies_over(race, v, {vehicle.cell, vehicle.last_side, drifts_left(race, v)},
                                   {way, static_cast<StepKind>(step.b)},
                                   std::max<int>(0, race.move.spaces_left - 1));
    if (passes) return std::nullopt;
    return crash_at(race, vehicle.cell, way);
}

bool is_bound_to_crash(const Race& race) {
    const VehicleId v = race.move.vehicle;
    if (v == no_vehicle || !race[v].is_running() || race.move.ended != 0) return false;
    if (race.move.spaces_left == 0) return false;
    return !duty_here(race, v).is_bound();
}

std::optional<Crash> crash_straight_on(const Race& race) {
    const VehicleId v = race.move.vehicle;
    if (v == no_vehicle || !race[v].is_running() || race.move.ended != 0) return std::nullopt;
    const hexgrid::Facing facing = race[v].facing;
    Cell at = race[v].cell;
    Side last_side = race[v].last_side;
    for (int left = race.move.spaces_left; left > 0; --left) {
        const auto steps = steps_from(facing, last_side, false, CornerDrift::none);
        if (steps.empty()) return std::nullopt;
        // Pointing at a corner either side will do at first: one that is free, if there is one.
        std::optional<Crash> crash;
        const LegalStep* taken = nullptr;
        for (const LegalStep& step : steps) {
            const auto struck = crash_at(race, at, step.direction);
            if (!struck) taken = &step;
            if (struck && !crash) crash = struck;
        }
        if (taken == nullptr) return crash;
        last_side = side_of_step(facing, taken->direction);
        at = race.course().neighbour(at, taken->direction);
    }
    return std::nullopt;
}

NextMove next_move(const Race& race, VehicleId v) {
    for (int phase = race.phase + 1; phase <= phase_count; ++phase) {
        if (const int spaces = spaces_due(race, v, phase); spaces > 0) {
            return {phase, spaces, false};
        }
    }
    for (int phase = 1; phase <= phase_count; ++phase) {
        if (const int spaces = spaces_due(race, v, phase); spaces > 0) {
            return {phase, spaces, true};
        }
    }
    return {};
}

int room_next(const Race& race, VehicleId v, hexgrid::Facing facing) {
    int room = next_move(race, v).spaces;
    if (room == 0) return 0;
    Race then = race;
    for (VehicleId other = 0; other < then.vehicle_count; ++other) {
        if (other != v && then[other].is_running()) then[other].cell = no_cell;
    }
    then[v].facing = facing;
    const bool drifts_once = race.rules().alt_drifts == Drifts::one;  // FR-ALT-07, 08
    const PathStart start{then[v].cell, Side::none,
                          drifts_once ? DriftsLeft::one : DriftsLeft::any};
    while (room > 0 && !has_clear_path(then, v, start, room, Ramming::forbidden))
        --room;
    return room;
}

bool has_way_next(const Race& race, VehicleId v, hexgrid::Facing facing) {
    return room_next(race, v, facing) == next_move(race, v).spaces;
}

}  // namespace frothy
