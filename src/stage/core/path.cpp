#include "stage/core/path.h"

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

namespace {

// A line's two edges: to the left of its way and to the right, `half` from it.
struct Edges {
    Vec2 left;
    Vec2 right;
};

// Where the edges of two pieces of a line meet, beside the corner between them.
Edges meeting(Vec2 at, Vec2 along, Vec2 next, float half) {
    const Vec2 middle = (Vec2{-along.y, along.x} + Vec2{-next.y, next.x}) / 2.0F;
    const Vec2 reach = middle * (half / (middle.x * middle.x + middle.y * middle.y));
    return {at + reach, at - reach};
}

float dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }

// Gathers pieces of a line that bend so gently that their edges only go forwards: the outline of
// all is then the union of theirs, and far less to rasterise.
class Ribbon {
public:
    Ribbon(CoverageRaster& raster, float half) : raster_(raster), half_(half) {}

    void begin(Vec2 from, Vec2 along) {
        const Vec2 across = Vec2{-along.y, along.x} * half_;
        left_.assign(1, from + across);
        right_.assign(1, from - across);
    }

    // Goes on around a corner; false, and nothing done, where the corner is too sharp for that.
    bool bend(Vec2 at, Vec2 along, Vec2 next, float next_length) {
        constexpr float least_forward = 0.5F;  // pixels
        constexpr std::size_t most_corners = 24;
        const Edges edges = meeting(at, along, next, half_);
        const float back = std::abs(dot(edges.left - at, next));
        const bool goes_on = dot(edges.left - left_.back(), along) > least_forward &&
                             dot(edges.right - right_.back(), along) > least_forward &&
                             next_length - back > least_forward;
        if (!goes_on || left_.size() > most_corners) return false;
        left_.push_back(edges.left);
        right_.push_back(edges.right);
        return true;
    }

    void end(Vec2 to, Vec2 along) {
        const Vec2 across = Vec2{-along.y, along.x} * half_;
        left_.push_back(to + across);
        right_.push_back(to - across);
        left_.insert(left_.end(), right_.rbegin(), right_.rend());
        raster_.add_piece(left_);
    }

private:
    CoverageRaster& raster_;
    float half_;
    std::vector<Vec2> left_;
    std::vector<Vec2> right_;
};

}  // namespace

void add_stroke(CoverageRaster& raster, std::span<const Vec2> points, float width, PathEnds ends) {
    const std::size_t count = points.size();
    if (count < 2 || width <= 0.0F) return;
    constexpr float gentle = 0.8F;  // cosine of the sharpest corner within a ribbon
    constexpr float blunt = 0.3F;
    const float half = width / 2.0F;
    const std::size_t segments = ends == PathEnds::closed ? count : count - 1;
    Ribbon ribbon(raster, half);
    Vec2 along = normalised(points[1] - points[0]);
    ribbon.begin(points[0], along);
    for (std::size_t i = 0; i < segments; ++i) {
        const Vec2 to = points[(i + 1) % count];
        const bool has_next = ends == PathEnds::closed || i + 1 < segments;
        if (!has_next) {
            ribbon.end(to, along);
            break;
        }
        const Vec2 way = points[(i + 2) % count] - to;
        const Vec2 next = normalised(way);
        const float bend = dot(along, next);
        const bool is_last = i + 1 == segments;
        if (is_last || bend < gentle || !ribbon.bend(to, along, next, length(way))) {
            ribbon.end(to, along);
            if (bend > blunt) {
                add_mitre(raster, to, along, next, half);
            } else {
                add_joint(raster, to, half);
            }
            ribbon.begin(to, next);
        }
        along = next;
    }
    if (ends == PathEnds::open && width > 2.0F) {
        add_joint(raster, points.front(), half);
        add_joint(raster, points.back(), half);
    }
}

}  // namespace stage
