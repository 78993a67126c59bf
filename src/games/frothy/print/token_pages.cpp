#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <vector>

#include "games/frothy/print/page_parts.h"
#include "games/frothy/print/pages.h"
#include "print/cutting.h"
#include "stage/theme.h"
#include "words/words.h"

namespace frothy {

using print::Colour;
using print::Rect;
using print::Sheet;
using print::Vec2;
using words::tr;
namespace theme = stage::theme;

namespace {

constexpr float marker_side = 9.0F;
constexpr int markers_of_a_team = 7;  // Speed twice, Control Loss twice, Damage, Stamina, one more

using DrawToken = std::function<void(Sheet&, Rect)>;

void draw_disc(Sheet& sheet, Rect token, Colour ground, Colour rim) {
    const float radius = token.width * 0.46F;
    sheet.disc(token.centre(), radius, ground);
    sheet.circle(token.centre(), radius - token.width * 0.02F, rim, token.width * 0.04F);
    sheet.circle(token.centre(), radius, theme::ink, 0.15F);
}

// Where it faces is shown by a wedge on its rim.
void draw_team(Sheet& sheet, Rect token, const PrintedTeam& team) {
    const Colour colour = Colour::hex(team.livery.colour);
    draw_disc(sheet, token, theme::light_sand, colour);
    const Vec2 tip{token.x + token.width * 0.95F, token.centre().y};
    const float wing = token.width * 0.07F;
    const std::array<Vec2, 3> wedge = {tip, tip + Vec2{-1.6F * wing, wing},
                                       tip + Vec2{-1.6F * wing, -wing}};
    sheet.fill_polygon(wedge, colour);
    sheet.outline_polygon(wedge, theme::ink, 0.2F);
    page::draw_vehicle(sheet, team, stage::grown(token, -token.width * 0.10F));
}

void draw_wrecked(Sheet& sheet, Rect token, const PrintedTeam& team) {
    draw_disc(sheet, token, theme::stone, Colour::hex(team.livery.colour));
    page::draw_wreck(sheet, team, stage::grown(token, -token.width * 0.10F));
}

void draw_thing(Sheet& sheet, Rect token, const std::string& picture) {
    draw_disc(sheet, token, theme::sand, theme::umber);
    sheet.picture(picture, stage::grown(token, -token.width * 0.17F));
}

// An emblem in white on the colours of its stable.
void draw_marker(Sheet& sheet, Rect token, const ui::Livery& livery) {
    sheet.fill(token, Colour::hex(livery.colour));
    print::PictureLook look;
    look.tint = Colour::hex(livery.ink);
    sheet.picture(std::string(livery.emblem), stage::grown(token, -1.2F), look);
    sheet.outline_rounded(token, 0.0F, theme::ink, 0.15F);
}

// How many of what lies about on a course a table is likely to need.
struct Thing {
    const char* picture;
    int count;
};
constexpr std::array<Thing, 5> things = {{{"board/debris", 8},
                                          {"board/amphora", 12},
                                          {"board/straw-bale", 6},
                                          {"board/boulder", 6},
                                          {"board/low-wall", 6}}};

void lay_out(const PageStack& pages, const std::vector<DrawToken>& tokens, float side,
             const char* told) {
    const print::PieceGrid grid = print::grid_of(pages.paper, {side, side});
    const auto on_page = static_cast<std::size_t>(grid.count());
    for (std::size_t first = 0; on_page > 0 && first < tokens.size(); first += on_page) {
        Sheet& sheet = pages.document.new_page(grid.page);
        const std::size_t last = std::min(tokens.size(), first + on_page);
        for (std::size_t i = first; i < last; ++i)
            tokens[i](sheet, grid.place(static_cast<int>(i - first)));
        print::draw_cut_marks(sheet, grid, last - first);
        print::draw_foot(sheet, tr(told), tr("Frothy Races"));
    }
}

}  // namespace

void print_tokens(const PageStack& pages, std::span<const PrintedTeam> teams, float hex) {
    std::vector<DrawToken> tokens;
    std::vector<DrawToken> markers;
    for (const PrintedTeam& team : teams)
        tokens.emplace_back([&team](Sheet& sheet, Rect at) { draw_team(sheet, at, team); });
    for (const PrintedTeam& team : teams)
        tokens.emplace_back([&team](Sheet& sheet, Rect at) { draw_wrecked(sheet, at, team); });
    for (const Thing& thing : things) {
        tokens.insert(tokens.end(), static_cast<std::size_t>(thing.count),
                      [&thing](Sheet& sheet, Rect at) { draw_thing(sheet, at, thing.picture); });
    }
    for (const PrintedTeam& team : teams) {
        markers.insert(markers.end(), markers_of_a_team,
                       [&team](Sheet& sheet, Rect at) { draw_marker(sheet, at, team.livery); });
    }
    lay_out(pages, tokens, hex,
            words::mark("Tokens to stand on the hexes; the wedge shows where a vehicle faces"));
    lay_out(pages, markers, marker_side, words::mark("Markers for the boxes of the licences"));
}

}  // namespace frothy
