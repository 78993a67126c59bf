#include "stage/path.h"

#include <array>
#include <cmath>
#include <numbers>

namespace stage {

namespace {

constexpr float full_turn = 2.0F * std::numbers::pi_v<float>;

int steps_for(float radius, float angle) {
    // The middle of each chord stays within 0.1 pixels of the arc.
    const float step = 2.0F * std::acos(1.0F - 0.1F / std::max(radius, 0.2F));
    return std::max(2, static_cast<int>(std::ceil(std::abs(angle) / step)));
}

Vec2 on_circle(Vec2 centre, float radius, float angle) {
    return centre + Vec2{std::cos(angle), std::sin(angle)} * radius;
}

void append_arc(std::vector<Vec2>& points, Vec2 centre, float radius, float from, float to) {
    const int steps = steps_for(radius, to - from);
    for (int i = 0; i <= steps; ++i) {
        const float share = static_cast<float>(i) / static_cast<float>(steps);
        points.push_back(on_circle(centre, radius, from + (to - from) * share));
    }
}

// Fills the gap outside a blunt corner up to where the outer edges meet.
void add_mitre(CoverageRaster& raster, Vec2 at, Vec2 along, Vec2 next, float half) {
    const float turn = along.x * next.y - along.y * next.x;
    const float side = turn > 0.0F ? -half : half;
    const Vec2 from = Vec2{-along.y, along.x} * side;
    const Vec2 to = Vec2{-next.y, next.x} * side;
    const Vec2 middle = (from + to) / 2.0F;
    const float reach = half * half / std::max(1e-6F, middle.x * middle.x + middle.y * middle.y);
    const std::array<Vec2, 4> piece{at, at + from, at + middle * reach, at + to};
    raster.add_piece(piece);
}

void add_joint(CoverageRaster& raster, Vec2 at, float radius) {
    raster.add_piece(circle_points(at, radius));
}

}  // namespace

std::vector<Vec2> arc_points(Vec2 centre, float radius, float from_angle, float to_angle) {
    std::vector<Vec2> points;
    append_arc(points, centre, radius, from_angle, to_angle);
    return points;
}

std::vector<Vec2> circle_points(Vec2 centre, float radius) {
    return regular_polygon_points(centre, radius, std::max(8, steps_for(radius, full_turn)), 0.0F);
}

std::vector<Vec2> rounded_rect_points(Rect rect, float radius) {
    const float r = std::min({radius, rect.width / 2.0F, rect.height / 2.0F});
    if (r <= 0.0F) {
        return {{rect.x, rect.y},
                {rect.right(), rect.y},
                {rect.right(), rect.bottom()},
                {rect.x, rect.bottom()}};
    }
    constexpr float quarter = full_turn / 4.0F;
    std::vector<Vec2> points;
    append_arc(points, {rect.x + r, rect.y + r}, r, 2.0F * quarter, 3.0F * quarter);
    append_arc(points, {rect.right() - r, rect.y + r}, r, 3.0F * quarter, 4.0F * quarter);
    append_arc(points, {rect.right() - r, rect.bottom() - r}, r, 0.0F, quarter);
    append_arc(points, {rect.x + r, rect.bottom() - r}, r, quarter, 2.0F * quarter);
    return points;
}

std::vector<Vec2> regular_polygon_points(Vec2 centre, float radius, int sides, float angle) {
    std::vector<Vec2> points;
    points.reserve(static_cast<std::size_t>(std::max(0, sides)));
    for (int i = 0; i < sides; ++i) {
        const float share = static_cast<float>(i) / static_cast<float>(sides);
        points.push_back(on_circle(centre, radius, angle + full_turn * share));
    }
    return points;
}

void add_stroke(CoverageRaster& raster, std::span<const Vec2> points, float width, PathEnds ends) {
    const std::size_t count = points.size();
    if (count < 2 || width <= 0.0F) {
        return;
    }
    const float half = width / 2.0F;
    const std::size_t segments = ends == PathEnds::closed ? count : count - 1;
    for (std::size_t i = 0; i < segments; ++i) {
        const Vec2 from = points[i];
        const Vec2 to = points[(i + 1) % count];
        const Vec2 along = normalised(to - from);
        const Vec2 across = Vec2{-along.y, along.x} * half;
        const std::array<Vec2, 4> quad{from + across, to + across, to - across, from - across};
        raster.add_piece(quad);
        const bool has_next = ends == PathEnds::closed || i + 1 < segments;
        if (!has_next) {
            continue;
        }
        const Vec2 next = normalised(points[(i + 2) % count] - to);
        const float bend = along.x * next.x + along.y * next.y;
        if (bend > 0.3F) {
            add_mitre(raster, to, along, next, half);
        } else {
            add_joint(raster, to, half);
        }
    }
    if (ends == PathEnds::open && width > 2.0F) {
        add_joint(raster, points.front(), half);
        add_joint(raster, points.back(), half);
    }
}

}  // namespace stage
