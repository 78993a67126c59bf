#include "hexgrid/pixel_layout.h"

#include <cmath>
#include <numbers>

namespace hexgrid {

Point centre_of(Hex hex) { return {hex_width * (hex.q + hex.r / 2.0), 1.5 * hex.r}; }

std::array<Point, 6> corners_of(Hex hex) {
    const Point centre = centre_of(hex);
    std::array<Point, 6> corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Point unit = unit_vector(Facing(static_cast<int>(2 * i + 1)));
        corners[i] = {centre.x + unit.x, centre.y + unit.y};
    }
    return corners;
}

Hex hex_at(Point point) {
    const double r = point.y / 1.5;
    const double q = point.x / hex_width - r / 2.0;
    const double s = -q - r;
    double rounded_q = std::round(q);
    double rounded_r = std::round(r);
    const double rounded_s = std::round(s);
    const double dq = std::abs(rounded_q - q);
    const double dr = std::abs(rounded_r - r);
    const double ds = std::abs(rounded_s - s);
    if (dq > dr && dq > ds) {
        rounded_q = -rounded_r - rounded_s;
    } else if (dr > ds) {
        rounded_r = -rounded_q - rounded_s;
    }
    return {static_cast<std::int16_t>(rounded_q), static_cast<std::int16_t>(rounded_r)};
}

Point unit_vector(Facing facing) {
    const double angle = radians(facing);
    return {std::cos(angle), std::sin(angle)};
}

double radians(Facing facing) { return facing.number() * std::numbers::pi / 6.0; }

}  // namespace hexgrid
