// FR-MOV-04 to 06, FR-MOV-12 to 14, FR-DRIFT-01: where a vehicle may step, and whether a clear
// path is left.
#include "frothy/queries.h"

namespace frothy {

namespace {

using hexgrid::Direction;
using hexgrid::Facing;

struct StepList {
    std::array<LegalStep, 3> steps{};
    std::size_t count = 0;

    constexpr void add(Direction direction, StepKind kind) { steps[count++] = {direction, kind}; }
};

// By facing; then of a corner-facing vehicle by the side of its last step, of a side-facing one by
// whether a drift is still open.
using StepLists = std::array<std::array<StepList, 3>, hexgrid::facing_count>;

constexpr StepLists make_step_lists() {
    StepLists lists{};
    for (int number = 0; number < hexgrid::facing_count; ++number) {
        const Facing facing(number);
        auto& of_facing = lists[static_cast<std::size_t>(number)];
        for (std::size_t choice = 0; choice < 3; ++choice) {
            StepList& list = of_facing[choice];
            if (facing.is_corner()) {
                const auto last_side = static_cast<Side>(choice);
                if (last_side != Side::left) list.add(facing.front_left(), StepKind::straight);
                if (last_side != Side::right) list.add(facing.front_right(), StepKind::straight);
                continue;
            }
            if (choice == 1) list.add(facing.front_left(), StepKind::drift);
            list.add(facing.ahead(), StepKind::straight);
            if (choice == 1) list.add(facing.front_right(), StepKind::drift);
        }
    }
    return lists;
}

constexpr StepLists step_lists = make_step_lists();

// A place on a path being looked at.
struct Here {
    Cell cell;
    Side last_side;
    bool drift_open;
    int laps;
};

struct Walker {
    const Race& race;
    const Course& course;
    VehicleId v;
    Facing facing;

    bool is_clear(Cell cell) const {
        return cell != no_cell && !course.is_solid(cell) && vehicle_at(race, cell) == no_vehicle;
    }

    // FR-EDGE-12: crossing the line for the last time, the path is clear from there on.
    bool finishes(const Here& here, Direction direction) const {
        return course.crossing(here.cell, direction) == Crossing::forwards &&
               race.setting->is_home(here.laps + 1);
    }

    Here after(const Here& here, const LegalStep& step, Cell to) const {
        Here next = here;
        next.cell = to;
        if (facing.is_corner()) {
            next.last_side = step.direction == facing.front_left() ? Side::left : Side::right;
        }
        if (step.kind == StepKind::drift) next.drift_open = false;
        const Crossing crossing = course.crossing(here.cell, step.direction);
        if (crossing == Crossing::forwards) ++next.laps;
        if (crossing == Crossing::backwards) --next.laps;
        return next;
    }

    bool has_clear(const Here& here, int steps) const {
        if (steps <= 0) return true;
        for (const LegalStep& step : steps_from(facing, here.last_side, here.drift_open)) {
            const Cell to = course.neighbour(here.cell, step.direction);
            if (!is_clear(to)) continue;
            if (steps == 1 || finishes(here, step.direction)) return true;
            if (has_clear(after(here, step, to), steps - 1)) return true;
        }
        return false;
    }

    void collect(const Here& here, int steps, bool cut_short, DrivenPath& path,
                 std::vector<DrivenPath>& found) const {
        bool went_on = false;
        for (const LegalStep& step : steps_from(facing, here.last_side, here.drift_open)) {
            if (steps == 0) break;
            const Cell to = course.neighbour(here.cell, step.direction);
            if (!is_clear(to)) continue;
            went_on = true;
            path.options.push_back({OptionKind::step,
                                    static_cast<std::uint8_t>(hexgrid::index_of(step.direction)),
                                    static_cast<std::uint8_t>(step.kind)});
            path.cells.push_back(to);
            if (finishes(here, step.direction)) {
                found.push_back(path);
            } else {
                collect(after(here, step, to), steps - 1, cut_short, path, found);
            }
            path.options.pop_back();
            path.cells.pop_back();
        }
        const bool ends_here = steps == 0 || (cut_short && !went_on);
        if (ends_here && !path.cells.empty()) found.push_back(path);
    }
};

Walker walker_of(const Race& race, VehicleId v) { return {race, race.course(), v, race[v].facing}; }

}  // namespace

// FR-MOV-11: never backwards. FR-DRIFT-02, 03, 05: a drift may be any step of a side-facing vehicle,
// and turns nothing.
std::span<const LegalStep> steps_from(Facing facing, Side last_side, bool drift_open) {
    const std::size_t choice =
        facing.is_corner() ? static_cast<std::size_t>(last_side) : (drift_open ? 1 : 0);
    const StepList& list = step_lists[static_cast<std::size_t>(facing.number())][choice];
    return {list.steps.data(), list.count};
}

bool has_clear_path(const Race& race, VehicleId v, Cell from, Side last_side, bool drift_open,
                    int steps) {
    return walker_of(race, v).has_clear({from, last_side, drift_open, race[v].laps}, steps);
}

std::vector<DrivenPath> drivable_paths(const Race& race) {
    std::vector<DrivenPath> found;
    const VehicleId v = race.move.vehicle;
    if (v == no_vehicle || !race[v].is_running() || race.move.ended != 0) return found;
    const Vehicle& vehicle = race[v];
    const Here here{vehicle.cell, vehicle.last_side, race.move.drifted == 0, vehicle.laps};
    const Walker walker = walker_of(race, v);
    const int steps = race.move.spaces_left;
    DrivenPath path;
    walker.collect(here, steps, !walker.has_clear(here, steps), path, found);
    return found;
}

}  // namespace frothy
