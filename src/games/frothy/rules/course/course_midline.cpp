#include <algorithm>
#include <utility>

#include "games/frothy/rules/course/course_builder.h"

namespace frothy {

namespace {

// Rounds of smoothing; each multiplies by four, so that none needs a division.
constexpr int rounds = 4;
constexpr std::int64_t fine = spot_unit / 256;

// The same shift of all cells must shift the middle by exactly as much.
constexpr std::int64_t divide_down(std::int64_t a, std::int64_t b) {
    return a / b - (a % b < 0 ? 1 : 0);
}

// 1-2-1: on a corner-facing straight the middles zigzag from place to place, and where a straight
// meets a bend they bunch.
std::vector<Spot> smoothed(const std::vector<Spot>& rough, bool round) {
    std::vector<Spot> spots;
    const std::size_t size = rough.size();
    for (std::size_t i = 0; i < size; ++i) {
        const Spot here = rough[i];
        Spot before = rough[i > 0 ? i - 1 : size - 1];
        Spot after = rough[i + 1 < size ? i + 1 : 0];
        if (!round && (i == 0 || i + 1 == size)) before = after = here;
        spots.push_back(before + here + here + after);
    }
    return spots;
}

}  // namespace

Spot spot_of(hexgrid::Hex hex) { return {(2 * hex.q + hex.r) * spot_unit, hex.r * spot_unit}; }

Spot heading_of(hexgrid::Facing facing) {
    const auto along = [](hexgrid::Direction d) {
        return spot_of(hexgrid::neighbour(hexgrid::Hex{}, d));
    };
    if (facing.is_side()) return along(facing.ahead());
    return along(facing.front_left()) + along(facing.front_right());
}

Midline::Midline(const Course& course, const std::vector<std::int32_t>& places,
                 const std::vector<bool>& used, std::int32_t count)
    : round_(course.is_circuit()) {
    struct Sum {
        std::int64_t x = 0;
        std::int64_t y = 0;
        std::int64_t count = 0;
    };
    std::vector<Sum> sums(static_cast<std::size_t>(std::max(count, 0)));
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!used[i] || places[i] < 0 || places[i] >= count) continue;
        const hexgrid::Hex hex = course.hex(static_cast<Cell>(i));
        Sum& sum = sums[static_cast<std::size_t>(places[i])];
        sum.x += 2 * hex.q + hex.r;
        sum.y += hex.r;
        ++sum.count;
    }
    std::vector<Spot> rough;
    for (const Sum& sum : sums) {
        if (sum.count > 0) {
            rough.push_back(
                {divide_down(fine * sum.x, sum.count), divide_down(fine * sum.y, sum.count)});
        } else {
            rough.push_back(rough.empty() ? Spot{} : rough.back());
        }
    }
    for (int i = 0; i < rounds; ++i)
        rough = smoothed(rough, round_);
    spots_ = std::move(rough);
}

Spot Midline::spot(std::int32_t place) const {
    const std::int32_t size = count();
    if (size == 0) return {};
    if (round_) {
        const std::int32_t wrapped = ((place % size) + size) % size;
        return spots_[static_cast<std::size_t>(wrapped)];
    }
    const std::int32_t inside = std::clamp(place, 0, size - 1);
    Spot spot = spots_[static_cast<std::size_t>(inside)];
    if (inside == place) return spot;
    const Spot along = tangent(inside);
    spot.x += along.x * (place - inside) / 4;
    spot.y += along.y * (place - inside) / 4;
    return spot;
}

// Over four places; at the ends of an open course over the four nearest.
Spot Midline::tangent(std::int32_t place) const {
    const std::int32_t size = count();
    if (round_) return spot(place + 2) - spot(place - 2);
    if (size < 5) return size < 2 ? Spot{2 * spot_unit, 0} : spots_.back() - spots_.front();
    const std::int32_t middle = std::clamp(place, 2, size - 3);
    return spots_[static_cast<std::size_t>(middle + 2)] -
           spots_[static_cast<std::size_t>(middle - 2)];
}

std::int32_t Midline::nearest(Spot cell, std::int32_t place, std::int32_t reach, int bias) const {
    const Spot along = tangent(place);  // four places long
    cell.x += along.x * bias / 32;
    cell.y += along.y * bias / 32;
    std::int32_t best = place;
    std::int64_t least = -1;
    for (std::int32_t candidate = place - reach; candidate <= place + reach; ++candidate) {
        const Spot way = cell - spot(candidate);
        const std::int64_t squared = dot(way, way);
        if (least >= 0 && squared >= least) continue;
        least = squared;
        best = candidate;
    }
    return best;
}

}  // namespace frothy
