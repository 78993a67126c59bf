#include "games/frothy/view/core/studio/hex_shapes.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace frothy {

using hexgrid::Hex;

namespace {

Hex hex_of(int q, int r) { return {static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)}; }

int across(Hex hex) { return 2 * hex.q + hex.r; }

}  // namespace

std::vector<Hex> line_between(Hex from, Hex to) {
    const int dq = to.q - from.q;
    const int dr = to.r - from.r;
    const int steps = std::max({std::abs(dq), std::abs(dr), std::abs(dq + dr)});
    std::vector<Hex> line;
    for (int i = 0; i <= steps; ++i) {
        const double share = steps == 0 ? 0.0 : static_cast<double>(i) / steps;
        // Cube rounding; a little aside, so that ties fall the same way all along.
        const double q = from.q + dq * share + 1e-6;
        const double r = from.r + dr * share + 2e-6;
        const double s = -q - r;
        double rq = std::round(q);
        double rr = std::round(r);
        const double rs = std::round(s);
        const double fq = std::abs(rq - q);
        const double fr = std::abs(rr - r);
        const double fs = std::abs(rs - s);
        if (fq > fr && fq > fs) {
            rq = -rr - rs;
        } else if (fr > fs) {
            rr = -rq - rs;
        }
        line.push_back(hex_of(static_cast<int>(rq), static_cast<int>(rr)));
    }
    return line;
}

std::vector<Hex> box_between(Hex from, Hex to) {
    const auto [left, right] = std::minmax({across(from), across(to)});
    const auto [top, bottom] = std::minmax({int{from.r}, int{to.r}});
    std::vector<Hex> box;
    for (int r = top; r <= bottom; ++r)
        for (int x = left; x <= right; ++x)
            if (((x - r) & 1) == 0 && box.size() < most_in_box)
                box.push_back(hex_of((x - r) / 2, r));
    return box;
}

}  // namespace frothy
