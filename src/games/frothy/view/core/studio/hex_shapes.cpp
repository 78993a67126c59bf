#include "games/frothy/view/core/studio/hex_shapes.h"

#include <algorithm>

#include "hexgrid/pixel_layout.h"

namespace frothy {

using hexgrid::Hex;

namespace {

Hex hex_of(int q, int r) { return {static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)}; }

int across(Hex hex) { return 2 * hex.q + hex.r; }

}  // namespace

std::vector<Hex> line_between(Hex from, Hex to) {
    const hexgrid::Point begin = hexgrid::centre_of(from);
    const hexgrid::Point end = hexgrid::centre_of(to);
    // A little aside, so that ties fall the same way all along.
    constexpr hexgrid::Point aside = {3.5e-6, 3e-6};
    const int steps = hexgrid::distance(from, to);
    std::vector<Hex> line;
    for (int i = 0; i <= steps; ++i) {
        const double share = steps == 0 ? 0.0 : static_cast<double>(i) / steps;
        line.push_back(hexgrid::hex_at({begin.x + (end.x - begin.x) * share + aside.x,
                                        begin.y + (end.y - begin.y) * share + aside.y}));
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
