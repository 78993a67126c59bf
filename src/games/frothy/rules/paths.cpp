// FR-MOV-04 to 06, FR-MOV-12 to 14, FR-DRIFT-01: where a vehicle may step, and whether a clear
// path is left.
#include "games/frothy/rules/paths.h"

#include <algorithm>

#include "games/frothy/rules/jumping.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

namespace {

using hexgrid::Direction;
using hexgrid::Facing;

struct StepList {
    std::array<LegalStep, 3> steps{};
    std::uint8_t count = 0;

    constexpr void add(Direction direction, StepKind kind) { steps[count++] = {direction, kind}; }
};

// By whether a corner-facing vehicle may drift at all, and by facing; then by the side of the last
// step, of which a side-facing vehicle makes nothing, and by whether a drift is still open.
using StepLists = std::array<std::array<std::array<StepList, 6>, hexgrid::facing_count>, 2>;

constexpr StepList corner_steps(Facing facing, Side last_side, bool drift_open) {
    StepList list{};
    if (last_side != Side::left) {
        list.add(facing.front_left(), StepKind::straight);
    } else if (drift_open) {
        list.add(facing.front_left(), StepKind::drift);
    }
    if (last_side != Side::right) {
        list.add(facing.front_right(), StepKind::straight);
    } else if (drift_open) {
        list.add(facing.front_right(), StepKind::drift);
    }
    return list;
}

constexpr StepList side_steps(Facing facing, bool drift_open) {
    StepList list{};
    if (drift_open) list.add(facing.front_left(), StepKind::drift);
    list.add(facing.ahead(), StepKind::straight);
    if (drift_open) list.add(facing.front_right(), StepKind::drift);
    return list;
}

constexpr StepLists make_step_lists() {
    StepLists lists{};
    for (std::size_t corner_drift = 0; corner_drift < lists.size(); ++corner_drift) {
        for (int number = 0; number < hexgrid::facing_count; ++number) {
            const Facing facing(number);
            auto& of_facing = lists[corner_drift][static_cast<std::size_t>(number)];
            for (std::size_t choice = 0; choice < of_facing.size(); ++choice) {
                const bool drift_open = choice >= 3;
                of_facing[choice] = facing.is_side()
                                        ? side_steps(facing, drift_open)
                                        : corner_steps(facing, static_cast<Side>(choice % 3),
                                                       drift_open && corner_drift == 1);
            }
        }
    }
    return lists;
}

constexpr StepLists step_lists = make_step_lists();

// A place on a path being looked at.
struct Here {
    PathStart at;
    int laps = 0;
    bool may_jump = false;
};

struct Walker {
    const Race& race;
    const Course& course;
    VehicleId v;
    Facing facing;
    Ramming ramming;
    bool flies;  // FR-TRT-17
    TakenCells taken;

    bool has_vehicle(Cell cell) const {
        return taken.may_have(cell) && vehicle_at(race, cell) != no_vehicle;
    }

    bool is_clear(Cell cell) const {
        return cell != no_cell && !course.is_solid(cell) && !has_vehicle(cell);
    }

    // FR-TRT-17: low obstacles are nothing to a Flyer, but it may not end over one.
    bool is_flown_over(Cell cell) const {
        return flies && cell != no_cell && is_low_obstacle(race, cell);
    }

    // Whether a Flyer over a low obstacle gets past it to ground where it may stop.
    bool lands(const Here& here, int steps) const {
        if (steps <= 0) return false;
        for (const LegalStep& step : steps_at(here)) {
            const Cell to = course.neighbour(here.at.cell, step.direction);
            if (is_clear(to)) return true;
            if (is_flown_over(to) && lands(after(here, step, to), steps - 1)) return true;
        }
        return false;
    }

    bool is_rammed(Cell cell) const {
        if (ramming == Ramming::forbidden || cell == no_cell) return false;
        const VehicleId there = vehicle_at(race, cell);
        return there != no_vehicle && race[there].is_running();
    }

    // FR-EDGE-12: crossing the line for the last time, the path is clear from there on.
    bool finishes(const Here& here, Direction direction) const {
        return course.crossing(here.at.cell, direction) == Crossing::forwards &&
               race.setting->is_home(here.laps + 1);
    }

    Here after(const Here& here, const LegalStep& step, Cell to) const {
        Here next = here;
        next.at.cell = to;
        next.at.last_side = side_of_step(facing, step.direction);
        if (step.kind == StepKind::drift && here.at.drifts == DriftsLeft::one) {
            next.at.drifts = DriftsLeft::none;
        }
        const Crossing crossing = course.crossing(here.at.cell, step.direction);
        if (crossing == Crossing::forwards) ++next.laps;
        if (crossing == Crossing::backwards) --next.laps;
        return next;
    }

    std::span<const LegalStep> steps_at(const Here& here) const {
        return steps_from(facing, here.at.last_side, here.at.drifts != DriftsLeft::none,
                          race.rules().alt_corner_drift);
    }

    // Of the clear paths that begin with a step and have at most so many, at least 1.
    PathLengths lengths_with(const Here& here, const LegalStep& step, int most) const {
        const Cell to = course.neighbour(here.at.cell, step.direction);
        const bool may_stop =
            course.has_open_ground(here.at.cell, step.direction) && !has_vehicle(to);
        if (!may_stop && !is_flown_over(to)) {
            return is_rammed(to) ? PathLengths::up_to(most) : PathLengths();
        }
        if (finishes(here, step.direction)) return PathLengths::up_to(most);
        if (most == 1) return PathLengths().after_step(may_stop);
        return lengths(after(here, step, to), most - 1).after_step(may_stop);
    }

    PathLengths lengths(const Here& here, int most) const {
        const PathLengths wanted = PathLengths::up_to(most);
        PathLengths found;
        for (const LegalStep& step : steps_at(here)) {
            found.add(lengths_with(here, step, most));
            if (found.has_all(wanted)) break;
        }
        return found;
    }

    bool has_clear(const Here& here, int steps) const {
        return steps <= 0 || lengths(here, steps).has(steps);
    }

    void collect(const Here& here, int steps, bool cut_short, DrivenPath& path,
                 std::vector<DrivenPath>& found) const {
        bool went_on = false;
        bool hits = false;
        for (const LegalStep& step : steps_at(here)) {
            if (steps == 0) break;
            const Cell to = course.neighbour(here.at.cell, step.direction);
            const bool over = is_flown_over(to) && lands(after(here, step, to), steps - 1);
            if (!is_clear(to) && !over) {
                hits = true;
                continue;
            }
            went_on = true;
            path.options.push_back({OptionKind::step, step.direction, step.kind});
            path.cells.push_back(to);
            if (finishes(here, step.direction)) {
                found.push_back(path);
            } else {
                collect(after(here, step, to), steps - 1, cut_short, path, found);
            }
            path.options.pop_back();
            path.cells.pop_back();
        }
        const bool jumps = here.may_jump && collect_jumps(here, steps, cut_short, path, found);
        if (path.cells.empty()) {  // FR-MOV-14: the first step may be what collides
            if (cut_short && hits && !jumps) found.push_back(path);
            return;
        }
        const bool ends_here = steps == 0 || (cut_short && !went_on && !jumps);
        if (ends_here && is_clear(path.cells.back())) found.push_back(path);
    }

    // Jumps that clear something (FR-JUMP-02).
    bool collect_jumps(const Here& here, int steps, bool cut_short, DrivenPath& path,
                       std::vector<DrivenPath>& found) const {
        bool went_on = false;
        for (const LegalStep& step : steps_at(here)) {
            if (step.kind == StepKind::drift) continue;
            for (int over = 1; over <= most_jumped(race, v) && over < steps; ++over) {
                const JumpPath jump = jump_path(race, v, here.at.cell, step.direction, over);
                if (jump.refused_by != Rule::none() || !jump.clears_something) continue;
                went_on = true;
                path.options.push_back(jump.option());
                path.cells.push_back(jump.landing);
                Here next = here;
                next.at.cell = jump.landing;
                next.at.last_side = jump.last_side;
                next.laps += jump.laps;
                next.may_jump = false;
                if (race.setting->is_home(next.laps)) {
                    found.push_back(path);
                } else {
                    collect(next, steps - over - 1, cut_short, path, found);
                }
                path.options.pop_back();
                path.cells.pop_back();
            }
        }
        return went_on;
    }
};

// Of whoever neither flies nor rams a path of one step is clear where the next hex is.
bool is_clear_step(const Race& race, Cell from, const LegalStep& step) {
    return race.course().has_open_ground(from, step.direction) &&
           vehicle_at(race, race.course().neighbour(from, step.direction)) == no_vehicle;
}

bool is_one_step(const Race& race, VehicleId v, int steps, Ramming ramming) {
    return steps == 1 && ramming == Ramming::forbidden && !has_trait(race, v, trait::flyer);
}

Walker walker_of(const Race& race, VehicleId v, Ramming ramming) {
    return {race,
            race.course(),
            v,
            race[v].facing,
            ramming,
            has_trait(race, v, trait::flyer),
            TakenCells(race)};
}

bool has_drifted(const Race& race, VehicleId v) {
    return race.move.vehicle == v && race.move.drifted != 0;
}

}  // namespace

// FR-MOV-11: never backwards. FR-DRIFT-02, FR-DRIFT-03, FR-DRIFT-05: a drift may be any step of a
// side-facing vehicle, and turns nothing. FR-ALT-07: the same side twice running is a drift of a
// corner-facing one.
std::span<const LegalStep> steps_from(Facing facing, Side last_side, bool drift_open,
                                      CornerDrift corner_drift) {
    const std::size_t choice = static_cast<std::size_t>(last_side) + (drift_open ? 3 : 0);
    const StepList& list = step_lists[static_cast<std::size_t>(corner_drift)]
                                     [static_cast<std::size_t>(facing.number())][choice];
    return {list.steps.data(), list.count};
}

Side side_of_step(Facing facing, Direction direction) {
    if (facing.is_side()) return Side::none;
    return direction == facing.front_left() ? Side::left : Side::right;
}

// FR-DRIFT-01, FR-ALT-10.
DriftsLeft drifts_left(const Race& race, VehicleId v) {
    if (race.rules().alt_drifts != Drifts::one) return DriftsLeft::any;
    return has_drifted(race, v) ? DriftsLeft::none : DriftsLeft::one;
}

// FR-EDGE-13: the duty to avoid never asks for a drift with a Control roll.
DriftsLeft drifts_without_roll(const Race& race, VehicleId v) {
    const Drifts drifts = race.rules().alt_drifts;
    const bool all_free =
        drifts == Drifts::free || (drifts == Drifts::control_roll && is_safe(race, v));
    if (all_free) return DriftsLeft::any;
    return has_drifted(race, v) ? DriftsLeft::none : DriftsLeft::one;
}

bool drift_needs_roll(const Race& race, VehicleId v) {
    return race.rules().alt_drifts == Drifts::control_roll && has_drifted(race, v) &&
           !is_safe(race, v);
}

Ramming ramming_of(const Race& race) {
    const bool allowed =
        race.rules().alt_deliberate_collisions == Deliberate::allowed || race.move.ramming != 0;
    return allowed ? Ramming::allowed : Ramming::forbidden;
}

bool has_clear_path(const Race& race, VehicleId v, const PathStart& start, int steps,
                    Ramming ramming) {
    if (is_one_step(race, v, steps, ramming)) {
        return std::ranges::any_of(
            steps_from(race[v].facing, start.last_side, start.drifts != DriftsLeft::none,
                       race.rules().alt_corner_drift),
            [&](const LegalStep& step) { return is_clear_step(race, start.cell, step); });
    }
    return walker_of(race, v, ramming).has_clear({start, race[v].laps, false}, steps);
}

ClearPaths clear_paths(const Race& race, VehicleId v, const PathStart& start,
                       std::span<const LegalStep> first_steps, int most, Ramming ramming) {
    ClearPaths paths;
    if (most <= 0) return paths;
    const auto look_up = [&](const auto& lengths_with) {
        for (std::size_t i = 0; i < first_steps.size(); ++i) {
            const LegalStep& step = first_steps[i];
            paths.by_step[i] = lengths_with(step);
            const bool rolls = step.kind == StepKind::drift && start.drifts == DriftsLeft::none;
            if (!rolls) paths.all.add(paths.by_step[i]);
        }
    };
    if (is_one_step(race, v, most, ramming)) {
        look_up([&](const LegalStep& step) {
            return PathLengths().after_step(is_clear_step(race, start.cell, step));
        });
        return paths;
    }
    const Walker walker = walker_of(race, v, ramming);
    const Here here{start, race[v].laps, false};
    const int looked_at = std::min(most, PathLengths::longest);
    look_up([&](const LegalStep& step) { return walker.lengths_with(here, step, looked_at); });
    return paths;
}

// FR-TRT-17.
bool flies_over(const Race& race, VehicleId v, const PathStart& start, const LegalStep& step,
                int steps_after) {
    const Walker walker = walker_of(race, v, Ramming::forbidden);
    const Here here{start, race[v].laps, false};
    const Cell to = race.course().neighbour(start.cell, step.direction);
    if (!walker.is_flown_over(to)) return false;
    return walker.finishes(here, step.direction) ||
           walker.lands(walker.after(here, step, to), steps_after);
}

std::vector<DrivenPath> drivable_paths(const Race& race) {
    std::vector<DrivenPath> found;
    const VehicleId v = race.move.vehicle;
    if (v == no_vehicle || !race[v].is_running() || race.move.ended != 0) return found;
    const Vehicle& vehicle = race[v];
    const Here here{{vehicle.cell, vehicle.last_side, drifts_left(race, v)},
                    vehicle.laps,
                    may_jump(race, v) == Rule::none()};
    const Walker walker = walker_of(race, v, Ramming::forbidden);
    const int steps = race.move.spaces_left;
    DrivenPath path;
    walker.collect(here, steps, !walker.has_clear(here, steps), path, found);
    return found;
}

}  // namespace frothy
