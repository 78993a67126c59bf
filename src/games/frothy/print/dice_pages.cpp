#include <algorithm>
#include <array>
#include <vector>

#include "games/frothy/print/pages.h"
#include "games/frothy/view/core/faces.h"
#include "print/cutting.h"
#include "stage/theme.h"
#include "words/words.h"

namespace frothy {

using print::Align;
using print::Colour;
using print::Face;
using print::Rect;
using print::Sheet;
using print::Vec2;
using words::tr;
namespace theme = stage::theme;

namespace {

constexpr float side = 14.0F;
constexpr float flap = 4.5F;
constexpr print::PageSize net_size{63.0F, 50.0F};

constexpr Colour cut{0, 0, 0, 255};
constexpr float cut_width = 0.2F;

// Where each side lies on the net: four in a row, one above and one below the second.
struct NetSide {
    Icon icon;
    int column;
    int row;
};
constexpr std::array<NetSide, icon_count> net = {{{Icon::left_spin, 0, 1},
                                                  {Icon::slide, 1, 1},
                                                  {Icon::right_spin, 2, 1},
                                                  {Icon::damage, 3, 1},
                                                  {Icon::haste, 1, 0},
                                                  {Icon::slow, 1, 2}}};

// A flap along the edge from one corner to another, to the left of that way.
void draw_flap(Sheet& sheet, Vec2 from, Vec2 to) {
    const Vec2 way = stage::normalised(to - from);
    const Vec2 out = Vec2{way.y, -way.x} * flap;
    const Vec2 slant = way * (flap * 0.6F);
    const std::array<Vec2, 4> points = {from, from + out + slant, to + out - slant, to};
    sheet.fill_polygon(points, theme::parchment);
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        sheet.line(points[i], points[i + 1], cut, cut_width);
}

void draw_side(Sheet& sheet, Rect where, Icon icon, int value) {
    sheet.fill(where, theme::ivory);
    sheet.picture(die_picture(icon), {where.x + 2.2F, where.y + 1.4F, side - 4.4F, side - 4.4F});
    sheet.text_within({where.x + 1.0F, where.bottom() - 4.4F, side - 2.2F, 4.0F},
                      std::to_string(value), {Face::label_bold, 10.0F, theme::brick, Align::right});
}

void draw_net(Sheet& sheet, Rect piece, DiceFaces faces) {
    const Vec2 corner{piece.centre().x - 2.0F * side - flap / 2.0F, piece.centre().y - 1.5F * side};
    const auto place = [&](int column, int row) {
        return Rect{corner.x + side * static_cast<float>(column),
                    corner.y + side * static_cast<float>(row), side, side};
    };
    for (const int column : {0, 2, 3}) {
        const Rect at = place(column, 1);
        draw_flap(sheet, {at.x, at.y}, {at.right(), at.y});
        draw_flap(sheet, {at.right(), at.bottom()}, {at.x, at.bottom()});
    }
    const Rect end = place(3, 1);
    draw_flap(sheet, {end.right(), end.y}, {end.right(), end.bottom()});
    for (const NetSide& one : net)
        draw_side(sheet, place(one.column, one.row), one.icon, value_of(one.icon, faces));
    // Cut along whole lines, fold along dashed ones.
    constexpr float dash = 1.2F;
    for (const NetSide& one : net) {
        const Rect at = place(one.column, one.row);
        const std::array<std::array<Vec2, 2>, 4> edges = {
            {{Vec2{at.x, at.y}, Vec2{at.right(), at.y}},
             {Vec2{at.right(), at.y}, Vec2{at.right(), at.bottom()}},
             {Vec2{at.x, at.bottom()}, Vec2{at.right(), at.bottom()}},
             {Vec2{at.x, at.y}, Vec2{at.x, at.bottom()}}}};
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const bool is_outer = one.row == 0 ? i != 2 : one.row == 2 ? i != 0 : false;
            const bool is_cut = is_outer || (one.column == 0 && i == 3);
            if (is_cut) {
                sheet.line(edges[i][0], edges[i][1], cut, cut_width);
            } else {
                sheet.dashed_line(edges[i][0], edges[i][1], cut, cut_width, dash);
            }
        }
    }
}

}  // namespace

void print_dice(const PageStack& pages, int dice, DiceFaces faces) {
    const print::PieceGrid grid = print::grid_of(pages.paper, net_size);
    for (int first = 0; first < dice; first += grid.count()) {
        Sheet& sheet = pages.document.new_page(grid.page);
        for (int i = first; i < std::min(dice, first + grid.count()); ++i)
            draw_net(sheet, grid.place(i - first), faces);
        print::draw_foot(sheet,
                         tr("Dice: cut along the lines, fold along the dashes, glue the flaps. Or "
                            "cut the faces apart and glue them on blank dice."),
                         tr("Frothy Races"));
    }
}

}  // namespace frothy
