#include "games/frothy/data/course/tiled_geometry.h"

#include <cmath>
#include <set>

namespace frothy {

namespace tiled = formats::tiled;

namespace {

// Rows that lie half a hex further move the axial coordinate of every second one; of negative
// numbers the half is rounded down as well.
int shift_of(int across, bool is_even) { return (across + (is_even ? 1 : 0)) >> 1; }

}  // namespace

Axial hex_of_cell(const tiled::Map& map, int column, int row, Axial origin) {
    return map.is_flat_topped
               ? Axial{origin.q + column, origin.r + row - shift_of(column, map.is_even)}
               : Axial{origin.q + column - shift_of(row, map.is_even), origin.r + row};
}

MapCell cell_of_hex(const tiled::Map& map, Axial hex, Axial origin) {
    const int q = hex.q - origin.q;
    const int r = hex.r - origin.r;
    return map.is_flat_topped ? MapCell{q, r + shift_of(q, map.is_even)}
                              : MapCell{q + shift_of(r, map.is_even), r};
}

hexgrid::Facing on_course(hexgrid::Facing seen, bool is_flat_topped) {
    return is_flat_topped ? seen.turned(-1) : seen;
}

tiled::Point side_between(const tiled::Map& map, MapCell one, MapCell other) {
    const tiled::Point from = tiled::middle_of(map, one.column, one.row);
    const tiled::Point to = tiled::middle_of(map, other.column, other.row);
    return {(from.x + to.x) / 2, (from.y + to.y) / 2};
}

EdgeFinder::EdgeFinder(const tiled::Map& map, const std::vector<hexgrid::Hex>& track, Axial origin)
    : tile_(map.tile_width) {
    const std::set<hexgrid::Hex> on_track(track.begin(), track.end());
    const auto cell_of = [&](hexgrid::Hex hex) { return cell_of_hex(map, {hex.q, hex.r}, origin); };
    for (const hexgrid::Hex hex : track) {
        for (int i = 0; i < hexgrid::direction_count; ++i) {
            const hexgrid::Direction d = hexgrid::direction(i);
            const hexgrid::Hex beyond = hexgrid::neighbour(hex, d);
            if (on_track.contains(beyond)) continue;
            const tiled::Point at = side_between(map, cell_of(hex), cell_of(beyond));
            sides_[square_of(at)].push_back({at, {hex, d}});
        }
    }
}

std::optional<EdgeFinder::Edge> EdgeFinder::nearest(double x, double y) const {
    constexpr double far_away = 1e9;
    if (!(std::abs(x) < far_away && std::abs(y) < far_away)) return std::nullopt;
    const auto [column, row] = square_of({x, y});
    double least = tile_ / 2;
    std::optional<Edge> edge;
    for (int i = column - 1; i <= column + 1; ++i) {
        for (int j = row - 1; j <= row + 1; ++j) {
            const auto square = sides_.find({i, j});
            if (square == sides_.end()) continue;
            for (const Side& side : square->second) {
                const double distance = std::hypot(side.at.x - x, side.at.y - y);
                if (distance >= least) continue;
                least = distance;
                edge = side.edge;
            }
        }
    }
    return edge;
}

std::pair<int, int> EdgeFinder::square_of(tiled::Point at) const {
    return {static_cast<int>(std::floor(at.x / tile_)), static_cast<int>(std::floor(at.y / tile_))};
}

}  // namespace frothy
