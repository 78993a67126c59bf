#include "print/cutting.h"

#include <algorithm>
#include <cmath>

namespace print {

namespace {

constexpr float mark_room = 3.5F;  // beside what is cut out
constexpr float mark_gap = 1.0F;
constexpr float mark_length = mark_room - mark_gap;
constexpr float mark_width = 0.2F;
constexpr Colour mark_colour{0, 0, 0, 255};
constexpr float foot_size = 7.5F;

PieceGrid grid_on(PageSize page, PageSize piece) {
    // Around the pieces there is room for marks and a foot.
    constexpr float beside = page_margin + mark_room;
    PieceGrid grid{page, piece};
    grid.columns = static_cast<int>((page.width - 2.0F * beside) / piece.width);
    grid.rows = static_cast<int>((page.height - 2.0F * beside - foot_height) / piece.height);
    return grid;
}

Rect cell(const PieceGrid& grid, int column, int row) {
    const float left =
        (grid.page.width - static_cast<float>(grid.columns) * grid.piece.width) / 2.0F;
    const float top =
        (grid.page.height - foot_height - static_cast<float>(grid.rows) * grid.piece.height) / 2.0F;
    return {left + static_cast<float>(column) * grid.piece.width,
            top + static_cast<float>(row) * grid.piece.height, grid.piece.width, grid.piece.height};
}

void mark_across(Sheet& sheet, float y, float left, float right) {
    sheet.line({left - mark_gap - mark_length, y}, {left - mark_gap, y}, mark_colour, mark_width);
    sheet.line({right + mark_gap, y}, {right + mark_gap + mark_length, y}, mark_colour, mark_width);
}

void mark_down(Sheet& sheet, float x, float top, float bottom) {
    sheet.line({x, top - mark_gap - mark_length}, {x, top - mark_gap}, mark_colour, mark_width);
    sheet.line({x, bottom + mark_gap}, {x, bottom + mark_gap + mark_length}, mark_colour,
               mark_width);
}

}  // namespace

Rect PieceGrid::place(int number) const { return cell(*this, number % columns, number / columns); }

Rect PieceGrid::place_behind(int number) const {
    return cell(*this, columns - 1 - number % columns, number / columns);
}

PieceGrid grid_of(PageSize paper, PageSize piece) {
    const PieceGrid upright = grid_on(paper, piece);
    const PieceGrid across = grid_on(paper.turned(), piece);
    return across.count() > upright.count() ? across : upright;
}

void draw_cut_marks(Sheet& sheet, const PieceGrid& grid, std::size_t pieces) {
    const int count = std::min(static_cast<int>(pieces), grid.count());
    const int columns = std::min(count, grid.columns);
    const int rows = (count + grid.columns - 1) / grid.columns;
    const Rect first = grid.place(0);
    const Rect last = cell(grid, columns - 1, rows - 1);
    for (int column = 0; column <= columns; ++column)
        mark_down(sheet, first.x + static_cast<float>(column) * grid.piece.width, first.y,
                  last.bottom());
    for (int row = 0; row <= rows; ++row)
        mark_across(sheet, first.y + static_cast<float>(row) * grid.piece.height, first.x,
                    last.right());
}

void draw_foot(Sheet& sheet, const std::string& left, const std::string& right) {
    const TextLook look{Face::text_italic, foot_size, Colour::hex(0x4A2E1E), Align::left};
    TextLook at_right = look;
    at_right.align = Align::right;
    const PageSize page = sheet.size();
    const float y = page.height - page_margin - sheet.height_of(look);
    sheet.text({page.width - page_margin, y}, right, at_right);
    const float room = page.width - 2.0F * page_margin - sheet.wide(right, look) - 4.0F;
    sheet.text_within({page_margin, y, room, sheet.height_of(look)}, left, look);
}

std::string Tile::label() const {
    constexpr int letters = 26;
    std::string rows;
    for (int rest = row; rest >= 0; rest = rest / letters - 1)
        rows.insert(rows.begin(), static_cast<char>('A' + rest % letters));
    return rows + std::to_string(column + 1);
}

Tiling tiling_of(PageSize page, PageSize picture) {
    Tiling tiling;
    tiling.page = page;
    constexpr float beside = page_margin + mark_room;
    tiling.window = {beside, beside, page.width - 2.0F * beside,
                     page.height - 2.0F * beside - foot_height};
    const auto needed = [&](float whole, float window) {
        const float step = window - tiling.overlap;
        return std::max(1, static_cast<int>(std::ceil((whole - tiling.overlap) / step)));
    };
    tiling.columns = needed(picture.width, tiling.window.width);
    tiling.rows = needed(picture.height, tiling.window.height);
    return tiling;
}

std::vector<Tile> Tiling::tiles() const {
    std::vector<Tile> all;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            all.push_back({column,
                           row,
                           {static_cast<float>(column) * (window.width - overlap),
                            static_cast<float>(row) * (window.height - overlap), window.width,
                            window.height}});
        }
    }
    return all;
}

void draw_tile_marks(Sheet& sheet, const Tiling& tiling, const Tile& tile) {
    const Rect window = tiling.window;
    for (const float x : {window.x, window.right()})
        mark_down(sheet, x, window.y, window.bottom());
    for (const float y : {window.y, window.bottom()})
        mark_across(sheet, y, window.x, window.right());
    constexpr float dash = 2.0F;
    const float x = window.right() - tiling.overlap;
    const float y = window.bottom() - tiling.overlap;
    if (tile.column + 1 < tiling.columns)
        sheet.dashed_line({x, window.y}, {x, window.bottom()}, mark_colour, mark_width, dash);
    if (tile.row + 1 < tiling.rows)
        sheet.dashed_line({window.x, y}, {window.right(), y}, mark_colour, mark_width, dash);
}

}  // namespace print
