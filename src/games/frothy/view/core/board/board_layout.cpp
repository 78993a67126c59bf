#include "games/frothy/view/core/board/board_layout.h"

#include <algorithm>
#include <map>

#include "hexgrid/pixel_layout.h"

namespace frothy {

namespace {

using hexgrid::Direction;
using stage::Rect;
using stage::Vec2;

constexpr float wall_room = 1.5F;    // beyond the outermost corners
constexpr float name_room = 2.2F;    // under a course without a green
constexpr int smoothing_passes = 9;  // enough to iron out the zigzag of a row of hexes
constexpr int samples_per_unit = 2;

Vec2 vec(hexgrid::Point p) { return {static_cast<float>(p.x), static_cast<float>(p.y)}; }

struct BorderSide {
    Vec2 from;
    Vec2 to;
    bool open;
};

// Corners of neighbouring hexes differ by rounding only.
std::pair<int, int> key_of(Vec2 p) {
    return {static_cast<int>(std::lround(p.x * 64.0F)), static_cast<int>(std::lround(p.y * 64.0F))};
}

std::vector<BorderSide> border_sides(const Course& course) {
    std::vector<BorderSide> sides;
    for (int c = 0; c < course.cell_count(); ++c) {
        const auto cell = static_cast<Cell>(c);
        const auto corners = hexgrid::corners_of(course.hex(cell));
        for (int d = 0; d < hexgrid::direction_count; ++d) {
            const Direction direction = hexgrid::direction(d);
            if (course.neighbour(cell, direction) != no_cell) continue;
            // Corner 0 points between east and south-east: the east side runs from 5 to 0.
            const auto to = static_cast<std::size_t>(d);
            const std::size_t from = (to + 5) % 6;
            sides.push_back(
                {vec(corners[from]), vec(corners[to]), course.is_open_edge(cell, direction)});
        }
    }
    return sides;
}

float signed_area(const std::vector<Vec2>& points) {
    float sum = 0.0F;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vec2 a = points[i];
        const Vec2 b = points[(i + 1) % points.size()];
        sum += a.x * b.y - b.x * a.y;
    }
    return sum / 2.0F;
}

void smooth(std::vector<Vec2>& points) {
    const std::size_t n = points.size();
    for (int pass = 0; pass < smoothing_passes; ++pass) {
        std::vector<Vec2> next(n);
        for (std::size_t i = 0; i < n; ++i) {
            next[i] = (points[(i + n - 1) % n] + points[i] * 2.0F + points[(i + 1) % n]) / 4.0F;
        }
        points = std::move(next);
    }
}

std::vector<Outline> outlines_of(const Course& course) {
    const std::vector<BorderSide> sides = border_sides(course);
    std::multimap<std::pair<int, int>, std::size_t> starts;
    for (std::size_t i = 0; i < sides.size(); ++i)
        starts.emplace(key_of(sides[i].from), i);
    std::vector<bool> used(sides.size());
    std::vector<Outline> outlines;
    for (std::size_t first = 0; first < sides.size(); ++first) {
        if (used[first]) continue;
        Outline outline;
        std::size_t at = first;
        while (!used[at]) {
            used[at] = true;
            outline.smooth.push_back(sides[at].from);
            outline.open.push_back(sides[at].open);
            outline.has_open = outline.has_open || sides[at].open;
            const auto [begin, end] = starts.equal_range(key_of(sides[at].to));
            const auto next =
                std::find_if(begin, end, [&](const auto& start) { return !used[start.second]; });
            if (next == end) break;
            at = next->second;
        }
        outline.is_hole = signed_area(outline.smooth) < 0.0F;
        smooth(outline.smooth);
        outlines.push_back(std::move(outline));
    }
    return outlines;
}

Rect bounds_of(const std::vector<Vec2>& points) {
    Vec2 least = points.front();
    Vec2 most = points.front();
    for (const Vec2 p : points) {
        least = {std::min(least.x, p.x), std::min(least.y, p.y)};
        most = {std::max(most.x, p.x), std::max(most.y, p.y)};
    }
    return {least.x, least.y, most.x - least.x, most.y - least.y};
}

bool is_inside(const std::vector<Vec2>& outline, Vec2 p) {
    bool inside = false;
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
        const Vec2 a = outline[i];
        const Vec2 b = outline[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) {
            inside = !inside;
        }
    }
    return inside;
}

// The largest rectangle of samples that all lie inside, by rows of growing columns.
Rect largest_rectangle(const std::vector<Vec2>& outline) {
    const Rect bounds = bounds_of(outline);
    const int columns = static_cast<int>(bounds.width * samples_per_unit);
    const int rows = static_cast<int>(bounds.height * samples_per_unit);
    constexpr float size = 1.0F / samples_per_unit;
    std::vector<int> heights(static_cast<std::size_t>(std::max(columns, 0)));
    Rect best;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const Vec2 p{bounds.x + (static_cast<float>(column) + 0.5F) * size,
                         bounds.y + (static_cast<float>(row) + 0.5F) * size};
            int& height = heights[static_cast<std::size_t>(column)];
            height = is_inside(outline, p) ? height + 1 : 0;
        }
        for (int left = 0; left < columns; ++left) {
            int height = heights[static_cast<std::size_t>(left)];
            for (int right = left; right < columns && height > 0; ++right) {
                height = std::min(height, heights[static_cast<std::size_t>(right)]);
                const Rect found{bounds.x + static_cast<float>(left) * size,
                                 bounds.y + static_cast<float>(row + 1 - height) * size,
                                 static_cast<float>(right + 1 - left) * size,
                                 static_cast<float>(height) * size};
                if (found.width * found.height > best.width * best.height) best = found;
            }
        }
    }
    return best;
}

}  // namespace

Vec2 world_of(hexgrid::Hex hex) { return vec(hexgrid::centre_of(hex)); }

BoardLayout lay_out(const Course& course) {
    BoardLayout layout;
    if (course.cell_count() == 0) return layout;
    for (int cell = 0; cell < course.cell_count(); ++cell)
        layout.centres.push_back(world_of(course.hex(static_cast<Cell>(cell))));
    layout.track = stage::grown(bounds_of(layout.centres), 1.0F);
    layout.frame = stage::grown(layout.track, wall_room);
    layout.outlines = outlines_of(course);
    float largest = 0.0F;
    const Outline* hole = nullptr;
    for (const Outline& outline : layout.outlines) {
        const float area = -signed_area(outline.smooth);
        if (!outline.is_hole || area <= largest) continue;
        largest = area;
        hole = &outline;
    }
    if (hole != nullptr && largest > 12.0F) {
        const Rect inner = stage::grown(largest_rectangle(hole->smooth), -0.9F);
        if (inner.width > 2.0F && inner.height > 0.8F) layout.green = inner;
    }
    if (layout.green) {
        const Rect green = *layout.green;
        const float height = std::min(1.6F, green.height * 0.3F);
        layout.name = {green.x, green.bottom() - 1.25F * height, green.width, height};
    } else {
        layout.frame.height += name_room;
        layout.name = {layout.track.x, layout.frame.bottom() - name_room, layout.track.width,
                       name_room * 0.7F};
    }
    return layout;
}

}  // namespace frothy
