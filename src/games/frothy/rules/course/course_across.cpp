#include "games/frothy/rules/course/course_across.h"

#include <cstdlib>

#include "games/frothy/rules/places_on.h"

namespace frothy {

using hexgrid::Direction;

// FR-RACE-08
std::optional<WayAcross> way_across(const Course& course, Cell from) {
    std::optional<WayAcross> best;
    for (int d = 0; d < hexgrid::direction_count; ++d) {
        const Direction direction = hexgrid::direction(d);
        if (course.neighbour(from, hexgrid::opposite(direction)) != no_cell) continue;
        WayAcross way{direction, 0, 0};
        Cell last = from;
        bool is_free = true;
        for (Cell next = course.neighbour(from, direction); next != no_cell && is_free;
             next = course.neighbour(next, direction)) {
            last = next;
            ++way.steps;
            is_free = !course.is_solid(next);
        }
        if (!is_free || way.steps == 0) continue;
        way.along = std::abs(places_on(course, from, last));
        if (!best || way.along < best->along ||
            (way.along == best->along && way.steps < best->steps)) {
            best = way;
        }
    }
    return best;
}

}  // namespace frothy
