#include "games/frothy/view/core/studio/course_mending_track.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/view/core/studio/hex_shapes.h"
#include "hexgrid/pixel_layout.h"

namespace frothy {

using hexgrid::Hex;
using hexgrid::Point;

namespace {

constexpr int most_rows_added = 8;
constexpr int same_stretch = 4;  // places

int places_apart(const Course& course, int one, int other) {
    const int apart = std::abs(one - other);
    return course.is_circuit() ? std::min(apart, course.length() - apart) : apart;
}

// Whether all of the track beside it lies about that place.
bool is_of_stretch(const Course& course, Hex hex, int place) {
    for (int d = 0; d < hexgrid::direction_count; ++d) {
        const Cell beside = course.cell_at(hexgrid::neighbour(hex, hexgrid::direction(d)));
        if (beside != no_cell && places_apart(course, course.place(beside), place) > same_stretch)
            return false;
    }
    return std::abs(hex.q) <= max_coordinate && std::abs(hex.r) <= max_coordinate;
}

// The ground beside the track at each place: outside of it, and inside.
struct Verge {
    std::set<Hex> outer, inner;
};

std::vector<Verge> verges_of(const Course& course, std::size_t places) {
    std::vector<int> middles(places, 0);
    std::vector<int> counts(places, 0);
    const auto place_of = [&](Cell cell) {
        const int place = course.place(cell);
        return place >= 0 && static_cast<std::size_t>(place) < places
                   ? std::optional(static_cast<std::size_t>(place))
                   : std::nullopt;
    };
    for (int i = 0; i < course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        if (const auto place = place_of(cell)) {
            middles[*place] += course.inside(cell);
            ++counts[*place];
        }
    }
    std::vector<Verge> verges(places);
    for (int i = 0; i < course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        const auto place = place_of(cell);
        if (!place) continue;
        for (int d = 0; d < hexgrid::direction_count; ++d) {
            const Hex beside = hexgrid::neighbour(course.hex(cell), hexgrid::direction(d));
            if (course.cell_at(beside) != no_cell) continue;
            if (!is_of_stretch(course, beside, course.place(cell))) continue;
            const bool is_outer = course.inside(cell) * counts[*place] >= middles[*place];
            (is_outer ? verges[*place].outer : verges[*place].inner).insert(beside);
        }
    }
    return verges;
}

// In order of rows, so that a file of it is drawn.
void add_hexes(CoursePlan& plan, const std::set<Hex>& added) {
    std::vector<std::pair<Hex, Features>> all;
    for (std::size_t i = 0; i < plan.hexes.size(); ++i)
        all.emplace_back(plan.hexes[i], plan.features[i]);
    for (const Hex hex : added)
        all.emplace_back(hex, Features());
    std::ranges::sort(all, {}, [](const auto& one) { return std::pair(one.first.r, one.first.q); });
    plan.hexes.clear();
    plan.features.clear();
    for (const auto& [hex, features] : all) {
        plan.hexes.push_back(hex);
        plan.features.push_back(features);
    }
}

double along(Hex hex, Point way) {
    const Point at = hexgrid::centre_of(hex);
    return at.x * way.x + at.y * way.y;
}

// The hexes of the track that hang together with one, between two lines across the way.
std::vector<Hex> strip_through(const std::set<Hex>& track, Hex from, Point way, double begin,
                               double end) {
    std::set<Hex> seen{from};
    std::vector<Hex> strip{from};
    for (std::size_t i = 0; i < strip.size(); ++i) {
        for (int d = 0; d < hexgrid::direction_count; ++d) {
            const Hex next = hexgrid::neighbour(strip[i], hexgrid::direction(d));
            const double far = along(next, way);
            if (far < begin || far >= end || !track.contains(next)) continue;
            if (seen.insert(next).second) strip.push_back(next);
        }
    }
    std::ranges::sort(strip, {}, [](Hex hex) { return std::pair(hex.r, hex.q); });
    return strip;
}

bool has_sound_line(const CoursePlan& plan) {
    return std::ranges::none_of(find_faults(plan, Strictness::race_course), [](const Fault& fault) {
        return fault.place.starts_with("finish");
    });
}

}  // namespace

void widen(CoursePlan& plan) {
    const int wanted = static_cast<int>(plan.grid.size());
    for (int row = 0; row < most_rows_added; ++row) {
        const Course course(plan);
        const std::vector<int> abreast = widths(course);
        const std::vector<Verge> verges = verges_of(course, abreast.size());
        std::set<Hex> added;
        for (std::size_t place = 0; place < abreast.size(); ++place) {
            if (abreast[place] == 0 || abreast[place] >= wanted) continue;
            const Verge& verge = verges[place];
            const std::set<Hex>& side = verge.outer.empty() ? verge.inner : verge.outer;
            added.insert(side.begin(), side.end());
        }
        if (added.empty() || plan.hexes.size() + added.size() > max_cells) break;
        add_hexes(plan, added);
        plan.place_override.clear();
        plan.inside_override.clear();
        std::erase_if(plan.open_edges, [&](const auto& edge) {
            return added.contains(hexgrid::neighbour(edge.first, edge.second));
        });
    }
    // What was added to the line's own places belongs to the line.
    if (!has_sound_line(plan)) draw_line_across(plan);
}

void bring_behind_line(CoursePlan& plan, std::size_t space) {
    if (space >= plan.grid.size()) return;
    const Course course(plan);
    const Hex from = plan.grid[space].hex;
    const Cell here = course.cell_at(from);
    if (here == no_cell) return;
    std::optional<std::tuple<int, int, Hex>> best;
    for (int i = 0; i < course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        const Hex hex = course.hex(cell);
        const Features& features = course.features(cell);
        const bool is_free = !features.solid && features.fragile == 0 &&
                             std::ranges::find(plan.grid, hex, &GridSpace::hex) == plan.grid.end();
        if (!is_free || course.starting_laps(cell) >= 0) continue;
        const std::tuple found{hexgrid::distance(from, hex),
                               std::abs(course.inside(cell) - course.inside(here)), hex};
        if (!best || found < *best) best = found;
    }
    if (best) plan.grid[space].hex = std::get<Hex>(*best);
}

void draw_line_across(CoursePlan& plan) {
    constexpr double edge = 1e-6;
    const Point way = hexgrid::unit_vector(plan.finish_heading);
    const double depth = plan.finish_heading.is_side() ? hexgrid::hex_width : row_height;
    const std::set<Hex> track(plan.hexes.begin(), plan.hexes.end());
    CoursePlan better = plan;
    for (const Hex hex : plan.finish) {
        // With that hex as the foremost of the line, or as the last.
        for (const double begin : {along(hex, way) - edge, along(hex, way) - depth + 2.0 * edge}) {
            if (!track.contains(hex)) continue;
            better.finish = strip_through(track, hex, way, begin, begin + depth);
            if (!has_sound_line(better)) continue;
            plan.finish = better.finish;
            return;
        }
    }
}

}  // namespace frothy
