// How pages are cut: many pieces of a size on a page, or a large picture over many pages.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "print/sheet.h"

namespace print {

// Pieces of one size side by side, in the middle of a page, so that those of its back lie behind
// them when it is turned.
struct PieceGrid {
    PageSize page;
    PageSize piece;
    int columns = 0;
    int rows = 0;

    int count() const { return columns * rows; }
    // The piece of this number, row by row from 0.
    Rect place(int number) const;
    // The same on the back of the page, turned about its upright axis.
    Rect place_behind(int number) const;
};

// As many as the page holds, whichever way it is turned. The piece must fit.
PieceGrid grid_of(PageSize paper, PageSize piece);
// Short lines beyond the outermost of the first `pieces` pieces, at least one.
void draw_cut_marks(Sheet& sheet, const PieceGrid& grid, std::size_t pieces);

// The lines of one word or two at the foot of a page, within its margins.
void draw_foot(Sheet& sheet, const std::string& left, const std::string& right);
inline constexpr float foot_height = 6.0F;

// A part of a large picture on a page of its own.
struct Tile {
    int column = 0;
    int row = 0;
    Rect part;  // of the picture, in millimetres, with the strip that the next ones are glued on

    // "B3": the row's letter and the column's number. Rows beyond Z go on with AA.
    std::string label() const;
};

struct Tiling {
    PageSize page;
    Rect window;  // where a tile lies on its page
    float overlap = 8.0F;
    int columns = 0;
    int rows = 0;

    std::vector<Tile> tiles() const;
};

Tiling tiling_of(PageSize page, PageSize picture);
// Marks at the corners, where to cut, and dashed lines where the next tiles begin.
void draw_tile_marks(Sheet& sheet, const Tiling& tiling, const Tile& tile);

}  // namespace print
