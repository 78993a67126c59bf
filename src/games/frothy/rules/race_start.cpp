// RACE: where vehicles start, by the kind of race.
#include "games/frothy/rules/race_start.h"

#include <algorithm>
#include <cstdlib>

#include "games/frothy/rules/places_on.h"
#include "games/frothy/rules/queries.h"

namespace frothy {

namespace {

constexpr int steps_looked_ahead = 4;
constexpr int places_searched = 8;  // on and back, where a place has no free hex

bool is_taken(const std::vector<GridSpace>& spaces, hexgrid::Hex hex) {
    return std::ranges::any_of(spaces, [&](const GridSpace& space) { return space.hex == hex; });
}

bool has_room(const Course& course, Cell cell) {
    const Features& features = course.features(cell);
    return !features.solid && !features.hazard && features.fragile == 0;
}

// The free hex at a place that lies nearest to a lane, counted from the inside.
Cell cell_at_place(const Course& course, const std::vector<GridSpace>& spaces, std::int32_t place,
                   int lane) {
    Cell best = no_cell;
    for (int i = 0; i < course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        if (course.place(cell) != place || !has_room(course, cell)) continue;
        if (is_taken(spaces, course.hex(cell))) continue;
        if (best == no_cell ||
            std::abs(course.inside(cell) - lane) < std::abs(course.inside(best) - lane)) {
            best = cell;
        }
    }
    return best;
}

// A space so many places on from another, in its lane; where there is none, close by.
void add_space(const Course& course, const GridSpace& from, std::int32_t places,
               std::vector<GridSpace>& spaces) {
    const Cell start = course.cell_at(from.hex);
    const std::int32_t round = course.length();
    if (start == no_cell || round <= 0) return;
    for (int search = 0; search <= 2 * places_searched; ++search) {
        const int aside = search % 2 == 0 ? search / 2 : -(search + 1) / 2;
        const std::int32_t place = (course.place(start) + places + aside) % round;
        const Cell cell =
            cell_at_place(course, spaces, place < 0 ? place + round : place, course.inside(start));
        if (cell == no_cell) continue;
        spaces.push_back({course.hex(cell), facing_along(course, cell)});
        return;
    }
}

const GridSpace& foremost(const Course& course) {
    const std::vector<GridSpace>& grid = course.plan().grid;
    return *std::ranges::max_element(grid, {}, [&](const GridSpace& space) {
        const Cell cell = course.cell_at(space.hex);
        return course.starting_laps(cell) * course.length() + course.place(cell);
    });
}

}  // namespace

bool starts_from_grid(RaceType type) {
    return type != RaceType::toughest && type != RaceType::pursuit;
}

hexgrid::Facing facing_along(const Course& course, Cell cell) {
    hexgrid::Facing best;
    std::int32_t most = INT32_MIN;
    for (int number = 0; number < hexgrid::facing_count; ++number) {
        const hexgrid::Facing facing(number);
        std::int32_t gained = 0;
        Cell here = cell;
        for (int step = 0; step < steps_looked_ahead; ++step) {
            const hexgrid::Direction direction = facing.is_side() ? facing.ahead()
                                                 : step % 2 == 0  ? facing.front_left()
                                                                  : facing.front_right();
            const Cell next = course.neighbour(here, direction);
            if (next == no_cell || course.is_solid(next)) break;
            gained += places_on(course, here, next);
            here = next;
        }
        // Level ones: the side-facing one.
        const std::int32_t worth = 2 * gained + (facing.is_side() ? 1 : 0);
        if (worth <= most) continue;
        most = worth;
        best = facing;
    }
    return best;
}

std::vector<GridSpace> start_spaces(const Setting& setting) {
    const Course& course = setting.course;
    const auto vehicles = static_cast<std::int32_t>(setting.licences.size());
    std::vector<GridSpace> spaces;
    if (course.plan().grid.empty()) return spaces;
    const RaceTerms& terms = setting.terms;
    if (starts_from_grid(terms.type)) {
        spaces = course.plan().grid;
        if (terms.type == RaceType::fox_and_hounds) {  // FR-RACE-05: ahead of the line
            add_space(course, foremost(course), terms.head_start, spaces);
        }
        return spaces;
    }
    const GridSpace first = course.plan().grid.front();
    spaces.push_back(first);
    for (std::int32_t n = 1; n < vehicles; ++n) {
        add_space(course, first, n * course.length() / vehicles, spaces);
    }
    return spaces;
}

}  // namespace frothy
