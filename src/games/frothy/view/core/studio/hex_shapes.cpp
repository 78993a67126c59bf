#include "games/frothy/view/core/studio/hex_shapes.h"

#include <algorithm>
#include <cmath>

#include "hexgrid/pixel_layout.h"

namespace frothy {

using hexgrid::Hex;
using hexgrid::Point;

namespace {

Hex hex_of(int q, int r) { return {static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)}; }

int across(Hex hex) { return 2 * hex.q + hex.r; }

struct Box {
    int left = 0, right = 0;  // of 2q + r
    int top = 0, bottom = 0;  // rows
};

Box box_of(Hex from, Hex to) {
    const auto [left, right] = std::minmax({across(from), across(to)});
    const auto [top, bottom] = std::minmax({int{from.r}, int{to.r}});
    return {left, right, top, bottom};
}

// Those of the box that `holds` is true of.
template <class Holds>
std::vector<Hex> hexes_in(const Box& box, Holds holds) {
    std::vector<Hex> hexes;
    for (int r = box.top; r <= box.bottom; ++r) {
        for (int x = box.left; x <= box.right; ++x) {
            if (((x - r) & 1) != 0 || hexes.size() >= most_in_box) continue;
            const Hex hex = hex_of((x - r) / 2, r);
            if (holds(hex)) hexes.push_back(hex);
        }
    }
    return hexes;
}

std::vector<Hex> broad_line(Hex from, Hex to, int width) {
    const Point begin = hexgrid::centre_of(from);
    const Point end = hexgrid::centre_of(to);
    const double length = std::hypot(end.x - begin.x, end.y - begin.y);
    if (width <= 1 || length <= 0.0) return line_between(from, to);
    const Point way{(end.x - begin.x) / length, (end.y - begin.y) / length};
    constexpr double edge = 1e-6;
    const double half = width * row_height / 2.0;
    Box box = box_of(from, to);
    box = {box.left - 2 * width, box.right + 2 * width, box.top - width, box.bottom + width};
    return hexes_in(box, [&](Hex hex) {
        const Point at = hexgrid::centre_of(hex);
        const double along = (at.x - begin.x) * way.x + (at.y - begin.y) * way.y;
        const double beside = (at.y - begin.y) * way.x - (at.x - begin.x) * way.y;
        return along >= -edge && along <= length + edge && beside > -half + edge &&
               beside <= half + edge;
    });
}

std::vector<Hex> frame_between(Hex from, Hex to, int width) {
    const Box box = box_of(from, to);
    return hexes_in(box, [&](Hex hex) {
        const int x = across(hex);
        const int in = std::min(
            {(x - box.left) / 2, (box.right - x) / 2, hex.r - box.top, box.bottom - hex.r});
        return width == 0 || in < width;
    });
}

// As wide in hexes as it says on straights and in bends, where hexes lie at a slant.
std::vector<Hex> ring_between(Hex from, Hex to, int width) {
    const Box box = box_of(from, to);
    const double half_breadth = ((box.right - box.left) / 2.0 + 1.0) * hexgrid::hex_width / 2.0;
    const double half_height = (box.bottom - box.top + 1) * row_height / 2.0;
    const double radius = std::min(half_breadth, half_height);
    const Point middle{(box.left + box.right) * hexgrid::hex_width / 4.0,
                       (box.top + box.bottom) * row_height / 2.0};
    return hexes_in(box, [&](Hex hex) {
        const Point at = hexgrid::centre_of(hex);
        const double beside = std::max(std::abs(at.x - middle.x) - (half_breadth - radius), 0.0);
        const double below = std::max(std::abs(at.y - middle.y) - (half_height - radius), 0.0);
        const double far = std::hypot(beside, below);
        // The upright straights count in hexes, the level ones in rows.
        const double turned = far > 0.0 ? beside / far : 0.0;
        const double breadth = row_height + (hexgrid::hex_width - row_height) * turned;
        return far <= radius && (width == 0 || far > radius - width * breadth);
    });
}

std::vector<Hex> hexagon_about(Hex middle, Hex edge, int width) {
    const int radius = hexgrid::distance(middle, edge);
    const Box box{across(middle) - 2 * radius, across(middle) + 2 * radius, middle.r - radius,
                  middle.r + radius};
    return hexes_in(box, [&](Hex hex) {
        const int far = hexgrid::distance(middle, hex);
        return far <= radius && (width == 0 || far > radius - width);
    });
}

}  // namespace

std::vector<Hex> line_between(Hex from, Hex to) {
    const Point begin = hexgrid::centre_of(from);
    const Point end = hexgrid::centre_of(to);
    // A little aside, so that ties fall the same way all along.
    constexpr Point aside = {3.5e-6, 3e-6};
    const int steps = hexgrid::distance(from, to);
    std::vector<Hex> line;
    for (int i = 0; i <= steps; ++i) {
        const double share = steps == 0 ? 0.0 : static_cast<double>(i) / steps;
        line.push_back(hexgrid::hex_at({begin.x + (end.x - begin.x) * share + aside.x,
                                        begin.y + (end.y - begin.y) * share + aside.y}));
    }
    return line;
}

std::vector<Hex> box_between(Hex from, Hex to) { return frame_between(from, to, 0); }

std::vector<Hex> shape_between(Shape shape, Hex from, Hex to, int width) {
    switch (shape) {
    case Shape::line: return broad_line(from, to, width);
    case Shape::box: return frame_between(from, to, width);
    case Shape::ring: return ring_between(from, to, width);
    case Shape::hexagon: return hexagon_about(from, to, width);
    }
    return {};
}

}  // namespace frothy
