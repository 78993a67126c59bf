// Hexagonal maps of the Tiled editor (mapeditor.org) in its JSON format, as far as a board needs
// them: tile layers with their tiles, what tilesets say of a tile, and objects. Pictures, colours,
// animations and offsets are for Tiled alone.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/complaint.h"

namespace formats::tiled {

inline constexpr int most_columns = 2001;  // and rows, of a map and of all its chunks

// The upper four bits of a cell say how its tile is turned.
struct Turn {
    bool flip_x = false;
    bool flip_y = false;
    bool by_60 = false;   // clockwise; of a tile that was flipped first
    bool by_120 = false;  // as well
};

struct Property {
    std::string name;
    std::string value;  // as JSON: "true", "3", "\"mud\""
    std::string place;  // in the document
};

struct Tile {
    std::string kind;  // "class" or "type", whichever there is
    std::vector<Property> properties;
    std::string place;
};

struct Cell {
    int column = 0, row = 0;
    Tile tile;  // of a tileset that says nothing of it: without kind and properties
    Turn turn;
};

struct Layer {
    std::string name, kind;
    std::vector<Cell> cells;  // those with a tile, from north to south, from west to east
    std::string place;
};

struct Object {
    std::string name, kind;
    double x = 0, y = 0;  // in pixels, from the north-western corner
    std::vector<Property> properties;
    std::string place;
};

struct Map {
    bool is_flat_topped = false;  // staggeraxis "x": columns of hexes; else rows
    bool is_even = false;         // staggerindex: which columns or rows lie half a hex further
    int columns = 0, rows = 0;
    double tile_width = 0, tile_height = 0, side = 0;  // in pixels; side: hexsidelength
    std::vector<Layer> layers;                         // from the bottom, those in groups as well
    std::vector<Object> objects;
    std::vector<Property> properties;
};

// Where the middle of a cell lies, in pixels.
struct Point {
    double x = 0, y = 0;
};
Point middle_of(const Map& map, int column, int row);

// Whether a text is a map of Tiled, good or not.
bool is_map(std::string_view text);

// The text of an external tileset, by the name the map gives it.
using OpenTileset = std::function<Loaded<std::string>(const std::string& source)>;

// Of a map that has its size and its way of hexes, all else that could be read, with all that could
// not: layers without their cells, tiles without what they say.
struct MapReading {
    std::optional<Map> map;
    std::vector<Complaint> complaints;
};

// Cells may be numbers or base64, plain or by zlib or gzip; Zstandard is refused with a word about
// it.
MapReading read_map(std::string_view text, const std::string& file, const OpenTileset& open);

}  // namespace formats::tiled
