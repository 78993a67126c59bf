#include <algorithm>

#include "games/frothy/rules/course/course_builder.h"

namespace frothy {

std::vector<std::int32_t> walk(const Course& course, const std::vector<Seed>& seeds,
                               const std::vector<bool>& allowed) {
    std::vector<std::int32_t> distances(static_cast<std::size_t>(course.cell_count()), unreached);
    std::vector<Seed> waiting = seeds;
    std::ranges::stable_sort(waiting, {}, &Seed::distance);
    std::vector<Cell> front;
    std::vector<Cell> next;
    std::size_t seeded = 0;
    std::int32_t distance = 0;
    while (!front.empty() || seeded < waiting.size()) {
        if (front.empty()) distance = waiting[seeded].distance;
        for (; seeded < waiting.size() && waiting[seeded].distance <= distance; ++seeded) {
            const Cell cell = waiting[seeded].cell;
            if (!allowed[cell] || distances[cell] != unreached) continue;
            distances[cell] = distance;
            front.push_back(cell);
        }
        next.clear();
        for (const Cell cell : front) {
            for (int index = 0; index < hexgrid::direction_count; ++index) {
                const hexgrid::Direction d = hexgrid::direction(index);
                const Cell to = course.neighbour(cell, d);
                if (to == no_cell || !allowed[to] || distances[to] != unreached) continue;
                if (course.crossing(cell, d) != Crossing::none) continue;
                distances[to] = distance + 1;
                next.push_back(to);
            }
        }
        front.swap(next);
        ++distance;
    }
    return distances;
}

std::vector<bool> open_cells(const Course& course) {
    const auto cells = static_cast<std::size_t>(course.cell_count());
    std::vector<bool> open(cells);
    std::vector<Cell> reached;
    std::size_t count = 0;
    for (std::size_t i = 0; i < cells; ++i) {
        open[i] = !course.is_solid(static_cast<Cell>(i));
        if (!open[i]) continue;
        ++count;
        if (reached.empty()) reached.push_back(static_cast<Cell>(i));
    }
    std::vector<bool> seen(cells);
    if (!reached.empty()) seen[reached.front()] = true;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (int d = 0; d < hexgrid::direction_count; ++d) {
            const Cell to = course.neighbour(reached[i], hexgrid::direction(d));
            if (to == no_cell || !open[to] || seen[to]) continue;
            seen[to] = true;
            reached.push_back(to);
        }
    }
    if (count == 0 || reached.size() != count) open.assign(cells, true);
    return open;
}

}  // namespace frothy
