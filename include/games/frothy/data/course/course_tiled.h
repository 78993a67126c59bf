// Courses as maps of the Tiled editor, read and written (docs/formats/tiled.md).
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "formats/tiled_map.h"
#include "games/frothy/data/documents.h"

namespace frothy {

// Pictures of the tiles that a written map shows lie in this folder beside it.
inline constexpr std::string_view tile_folder = "hippodrome-tiles";

// Of a map besides its course.
struct TiledNotes {
    struct Cell {
        int column = 0, row = 0;  // from 0, as Tiled counts
    };
    std::map<hexgrid::Hex, Cell> cells;
    bool has_decoration = false;  // layers that are no part of the course
};

Loaded<CoursePlan> read_tiled_course(std::string_view text, const std::string& file,
                                     const formats::tiled::OpenTileset& open);
// The same of a map with whatever is wrong with it: what of its course could be read.
struct TiledReading {
    CoursePlan plan;
    TiledNotes notes;
    std::vector<Complaint> complaints;
    bool is_whole = false;  // all of its cells and tilesets; words and numbers may be wrong
};
TiledReading read_tiled(std::string_view text, const std::string& file,
                        const formats::tiled::OpenTileset& open);
// Tilesets that lie beside a map.
formats::tiled::OpenTileset tilesets_beside(const std::filesystem::path& map);
// The pictures a written map shows, unless they lie beside it already; `data` is that of the game.
void put_tiles_beside(const std::filesystem::path& map, const std::filesystem::path& data);
// How files of maps end.
bool is_map_name(const std::filesystem::path& file);

// One layer of tiles, one tile for whatever stands on a hex, and open edges as objects. Reads back
// as the same course, its hexes in order of rows.
std::string write_tiled_course(const CoursePlan& plan);

}  // namespace frothy
