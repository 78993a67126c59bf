// Where the hexes of a course lie on a map of Tiled. A map of columns is a course turned by thirty
// degrees against the clock: what pointed south there points south-east here.
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "formats/tiled_map.h"
#include "hexgrid/facing.h"
#include "hexgrid/hex.h"

namespace frothy {

struct Axial {
    int q = 0, r = 0;  // not yet known to be within the bounds of a hex
};

struct MapCell {
    int column = 0, row = 0;
};

Axial hex_of_cell(const formats::tiled::Map& map, int column, int row, Axial origin);
MapCell cell_of_hex(const formats::tiled::Map& map, Axial hex, Axial origin);
// Of a facing as it is seen on the map.
hexgrid::Facing on_course(hexgrid::Facing seen, bool is_flat_topped);
// The middle of the side between two cells.
formats::tiled::Point side_between(const formats::tiled::Map& map, MapCell one, MapCell other);

// The outer sides of a track.
class EdgeFinder {
public:
    using Edge = std::pair<hexgrid::Hex, hexgrid::Direction>;

    EdgeFinder(const formats::tiled::Map& map, const std::vector<hexgrid::Hex>& track,
               Axial origin);

    // Nothing where none is within half a tile.
    std::optional<Edge> nearest(double x, double y) const;

private:
    struct Side {
        formats::tiled::Point at;
        Edge edge;
    };
    std::pair<int, int> square_of(formats::tiled::Point at) const;

    double tile_ = 1;
    std::map<std::pair<int, int>, std::vector<Side>> sides_;  // by squares of a tile's width
};

}  // namespace frothy
