#include "games/frothy/view/core/studio/course_turning.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "games/frothy/view/core/studio/course_mending_track.h"

namespace frothy {

using hexgrid::Direction;
using hexgrid::Hex;

namespace {

bool is_free(const CoursePlan& plan, const Course& course, Hex hex) {
    const Cell cell = course.cell_at(hex);
    if (cell == no_cell || course.is_solid(cell) || course.features(cell).fragile > 0) return false;
    return std::ranges::find(plan.grid, hex, &GridSpace::hex) == plan.grid.end();
}

// As many hexes beyond the line as it lies before it, straight on; nothing where that leads off the
// track first.
std::optional<Hex> beyond_line(const Course& course, Hex hex, Direction ahead) {
    int before = 0;
    for (Cell cell = course.cell_at(hex); cell != no_cell && before <= course.length();
         cell = course.neighbour(cell, ahead), ++before) {
        if (course.crossing(cell, ahead) != Crossing::forwards) continue;
        Cell there = cell;
        for (int i = 0; i <= before && there != no_cell; ++i)
            there = course.neighbour(there, ahead);
        return there == no_cell ? std::nullopt : std::optional(course.hex(there));
    }
    return std::nullopt;
}

std::optional<Hex> nearest_free(const CoursePlan& plan, const Course& course, Hex to) {
    std::optional<Hex> best;
    for (const Hex hex : plan.hexes) {
        const bool is_beyond =
            !course.is_circuit() || course.starting_laps(course.cell_at(hex)) < 0;
        if (!is_beyond || !is_free(plan, course, hex)) continue;
        if (!best || hexgrid::distance(hex, to) < hexgrid::distance(*best, to)) best = hex;
    }
    return best;
}

std::set<Hex> hexes_before_line(const Course& course) {
    std::set<Hex> behind;
    for (int i = 0; i < course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        for (int d = 0; d < hexgrid::direction_count; ++d)
            if (course.crossing(cell, hexgrid::direction(d)) == Crossing::forwards)
                behind.insert(course.hex(cell));
    }
    return behind;
}

void turn_circuit(CoursePlan& turned, const Course& course, const std::set<Hex>& behind) {
    if (!behind.empty()) turned.finish.assign(behind.begin(), behind.end());
    std::ranges::sort(turned.finish, {}, [](Hex hex) { return std::pair(hex.r, hex.q); });
    const std::vector<GridSpace> grid = std::exchange(turned.grid, {});
    const Course other(turned);
    for (const GridSpace& space : grid) {
        const Direction ahead =
            space.facing.is_side() ? space.facing.ahead() : space.facing.front_left();
        std::optional<Hex> there = beyond_line(course, space.hex, ahead);
        if (!there || !is_free(turned, other, *there))
            there = nearest_free(turned, other, there.value_or(space.hex));
        turned.grid.push_back({there.value_or(space.hex), space.facing.turned(6)});
    }
}

// The line where the grid was, through its first space, and the grid where the line was.
void change_ends(CoursePlan& turned, const Course& course, const std::set<Hex>& behind) {
    if (turned.grid.empty() || behind.empty()) return;
    const hexgrid::Facing facing = turned.finish_heading;
    const std::vector<GridSpace> grid = std::exchange(turned.grid, {});
    turned.finish_heading = grid.front().facing.turned(6);
    turned.finish = {grid.front().hex};
    draw_line_across(turned);
    const std::vector<Hex> row(behind.begin(), behind.end());
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const Hex wanted = row[i * row.size() / grid.size()];
        const Hex there = is_free(turned, course, wanted)
                              ? wanted
                              : nearest_free(turned, course, wanted).value_or(wanted);
        turned.grid.push_back({there, facing});
    }
}

}  // namespace

CoursePlan turned_round(const CoursePlan& plan) {
    const Course course(plan);
    CoursePlan turned = plan;
    turned.finish_heading = plan.finish_heading.turned(6);
    turned.place_override.clear();
    turned.inside_override.clear();
    const std::set<Hex> behind = hexes_before_line(course);
    if (plan.circuit) {
        turn_circuit(turned, course, behind);
    } else {
        change_ends(turned, course, behind);
    }
    return turned;
}

}  // namespace frothy
