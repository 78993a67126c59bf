#include <algorithm>
#include <vector>

#include "games/frothy/print/course_painter.h"
#include "games/frothy/print/pages.h"
#include "hexgrid/pixel_layout.h"
#include "print/cutting.h"
#include "stage/theme.h"
#include "words/words.h"

namespace frothy {

using print::Align;
using print::Face;
using print::Rect;
using print::Sheet;
using print::Tile;
using print::Vec2;
using words::by_count;
using words::say;
using words::tr;
namespace theme = stage::theme;

namespace {

float scale_of(float hex) { return hex / static_cast<float>(hexgrid::hex_width); }

// A course over pages of one size, the empty ones left out.
struct Cut {
    print::Tiling tiling;
    std::vector<Tile> tiles;
};

Cut cut_for(print::PageSize page, const BoardLayout& layout, float mm) {
    const Rect seen = seen_of(layout);
    Cut cut{print::tiling_of(page, {seen.width * mm, seen.height * mm}), {}};
    const float around = (1.0F + apron_width + wall_width) * mm;
    for (const Tile& tile : cut.tiling.tiles()) {
        // What lies on the strip that the page before has as well asks for no page.
        Rect near = stage::grown(tile.part, around);
        const float left = tile.column > 0 ? cut.tiling.overlap : 0.0F;
        const float top = tile.row > 0 ? cut.tiling.overlap : 0.0F;
        near = {near.x + left, near.y + top, near.width - left, near.height - top};
        const bool has_track = std::ranges::any_of(layout.centres, [&](Vec2 centre) {
            return near.contains((centre - Vec2{seen.x, seen.y}) * mm);
        });
        if (has_track) cut.tiles.push_back(tile);
    }
    return cut;
}

// Whichever way the paper is turned that takes fewer pages.
Cut best_cut(print::PageSize paper, const BoardLayout& layout, float mm) {
    Cut upright = cut_for(paper, layout, mm);
    Cut across = cut_for(paper.turned(), layout, mm);
    return across.tiles.size() < upright.tiles.size() ? std::move(across) : std::move(upright);
}

void draw_plan(Sheet& sheet, const Course& course, const BoardLayout& layout, const Cut& cut,
               float hex) {
    const print::PageSize page = sheet.size();
    const float left = print::page_margin;
    const float wide = page.width - 2.0F * left;
    float y = left;
    sheet.text_within({left, y, wide, 12.0F}, tr(course.plan().name.c_str()),
                      {Face::title, 24.0F, theme::brick, Align::middle});
    y += 14.0F;
    const int count = static_cast<int>(cut.tiles.size());
    const std::string told =
        say(by_count(count, "{0} page, hexes {1} mm wide.", "{0} pages, hexes {1} mm wide."),
            {count, static_cast<int>(std::lround(hex))}) +
        " " +
        tr("Print at 100 %, not fitted to the page. Cut each page at the marks on its left and "
           "upper "
           "side, and glue it over the strip beyond the dashes of the page before it.");
    y +=
        sheet.paragraph({left, y}, wide, told, {Face::text, 10.0F, theme::ink, Align::left}) + 5.0F;
    const Rect room{left, y, wide, page.height - y - left - print::foot_height - 3.0F};
    const print::Tiling& tiling = cut.tiling;
    const Tile last = tiling.tiles().back();
    const float whole_wide = last.part.right();
    const float whole_tall = last.part.bottom();
    const float shrink = std::min(room.width / whole_wide, room.height / whole_tall);
    const Rect plan = stage::in_middle(room, {whole_wide * shrink, whole_tall * shrink});
    const Rect seen = seen_of(layout);
    const float mm = scale_of(hex) * shrink;
    const CourseScale to{mm, Vec2{plan.x, plan.y} - Vec2{seen.x, seen.y} * mm};
    CoursePainter(sheet, course, layout, to, page.all()).paint(CourseNumbers::left_out);
    const float step_x = (tiling.window.width - tiling.overlap) * shrink;
    const float step_y = (tiling.window.height - tiling.overlap) * shrink;
    for (const Tile& tile : cut.tiles) {
        const Rect place{plan.x + step_x * static_cast<float>(tile.column),
                         plan.y + step_y * static_cast<float>(tile.row), step_x, step_y};
        sheet.outline_rounded(place, 0.0F, theme::ink, 0.3F);
        const Vec2 middle = place.centre();
        const float badge = std::min(6.0F, std::min(step_x, step_y) * 0.3F);
        sheet.disc(middle, badge, stage::faded(theme::ivory, 0.9F));
        sheet.text_within({middle.x - badge * 0.8F, middle.y - badge, 1.6F * badge, 2.0F * badge},
                          tile.label(), {Face::label_bold, 14.0F, theme::brick, Align::middle});
    }
    print::draw_foot(sheet, say("{0}: how the pages lie", {tr(course.plan().name.c_str())}),
                     tr("Frothy Races"));
}

}  // namespace

std::size_t track_pages(print::PageSize paper, const Course& course, float hex) {
    return 1 + best_cut(paper, lay_out(course), scale_of(hex)).tiles.size();
}

void print_track(const PageStack& pages, const Course& course, float hex) {
    const BoardLayout layout = lay_out(course);
    const float mm = scale_of(hex);
    const Cut cut = best_cut(pages.paper, layout, mm);
    draw_plan(pages.document.new_page(cut.tiling.page), course, layout, cut, hex);
    const Rect seen = seen_of(layout);
    int number = 0;
    for (const Tile& tile : cut.tiles) {
        ++number;
        Sheet& sheet = pages.document.new_page(cut.tiling.page);
        const Rect window = cut.tiling.window;
        const CourseScale to{mm, Vec2{window.x, window.y} - Vec2{tile.part.x, tile.part.y} -
                                     Vec2{seen.x, seen.y} * mm};
        {
            const auto scope = sheet.clip(window);
            CoursePainter(sheet, course, layout, to, window).paint(CourseNumbers::shown);
        }
        print::draw_tile_marks(sheet, cut.tiling, tile);
        print::draw_foot(sheet,
                         say("{0}: page {1}", {tr(course.plan().name.c_str()), tile.label()}),
                         say("{0} of {1}", {number, static_cast<int>(cut.tiles.size())}));
    }
}

namespace {

constexpr float poster_edge = 12.0F;
constexpr float poster_title = 0.085F;  // of the sheet's shorter side

}  // namespace

print::PageSize poster_size(const Course& course, float hex) {
    const Rect seen = seen_of(lay_out(course));
    const float mm = scale_of(hex);
    const float wide = seen.width * mm + 2.0F * poster_edge;
    const float tall = seen.height * mm + 2.0F * poster_edge;
    // Title above, story below: both are shares of what comes out.
    const float more = tall > wide ? 2.0F * poster_title * wide
                                   : 2.0F * poster_title * tall / (1.0F - 2.0F * poster_title);
    return {wide, tall + more};
}

void print_poster(print::Document& document, print::PageSize sheet_size, const Course& course) {
    const BoardLayout layout = lay_out(course);
    const Rect seen = seen_of(layout);
    Sheet& sheet = document.new_page(sheet_size);
    const Rect paper = sheet_size.all();
    sheet.fill(paper, theme::ivory);
    sheet.outline_rounded(stage::grown(paper, -poster_edge * 0.45F), 3.0F, theme::brick, 1.0F);
    sheet.outline_rounded(stage::grown(paper, -poster_edge * 0.6F), 2.5F, theme::grid_line, 0.4F);
    const float title = poster_title * std::min(paper.width, paper.height);
    const Rect inner = stage::grown(paper, -poster_edge);
    constexpr float points_per_mm = 72.0F / print::mm_per_inch;
    sheet.text_within({inner.x, inner.y, inner.width, title}, tr(course.plan().name.c_str()),
                      {Face::title, title * 0.6F * points_per_mm, theme::brick, Align::middle});
    sheet.paragraph_within(
        {inner.x + inner.width * 0.08F, inner.bottom() - title * 0.9F, inner.width * 0.84F,
         title * 0.8F},
        tr(course.plan().description.c_str()),
        {Face::text_italic, title * 0.22F * points_per_mm, theme::umber, Align::middle});
    const Rect room{inner.x, inner.y + title, inner.width, inner.height - 2.0F * title};
    const float mm = std::min(room.width / seen.width, room.height / seen.height);
    const Rect place = stage::in_middle(room, {seen.width * mm, seen.height * mm});
    const CourseScale to{mm, Vec2{place.x, place.y} - Vec2{seen.x, seen.y} * mm};
    CoursePainter(sheet, course, layout, to, paper).paint(CourseNumbers::shown);
}

}  // namespace frothy
