// Courses as maps of the Tiled editor, read and written (docs/formats/tiled.md).
#pragma once

#include <string>
#include <string_view>

#include "formats/tiled_map.h"
#include "games/frothy/data/documents.h"

namespace frothy {

// Pictures of the tiles that a written map shows lie in this folder beside it.
inline constexpr std::string_view tile_folder = "hippodrome-tiles";

Loaded<CoursePlan> read_tiled_course(std::string_view text, const std::string& file,
                                     const formats::tiled::OpenTileset& open);

// One layer of tiles, one tile for whatever stands on a hex, and open edges as objects. Reads back
// as the same course, its hexes in order of rows.
std::string write_tiled_course(const CoursePlan& plan);

}  // namespace frothy
