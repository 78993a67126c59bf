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
                                     const formats::tiled::OpenTileset& open,
                                     TiledNotes* notes = nullptr);
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
