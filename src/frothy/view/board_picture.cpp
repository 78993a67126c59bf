#include "frothy/view/board_picture.h"

#include <algorithm>

#include "frothy/view/board_still.h"
#include "stage/theme.h"

namespace frothy {

namespace {

constexpr float least_disc = 6.0F;  // pixels

Projection projection_into(const BoardLayout& layout, stage::Rect where) {
    Projection to;
    if (layout.frame.width > 0.0F) {
        to.zoom = std::min(where.width / layout.frame.width, where.height / layout.frame.height);
        to.origin = where.centre() - layout.frame.centre() * to.zoom;
    }
    return to;
}

}  // namespace

void paint_course_picture(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where,
                          const Course& course, CourseName name) {
    const BoardLayout layout = lay_out(course);
    const Projection to = projection_into(layout, where);
    paint_still({canvas, sprites, course, layout, to, where, name});
    const auto clip = canvas.clip(where);
    for (int i = 0; i < course.fragile_count(); ++i) {
        const Cell cell = course.fragile_cell(i);
        const int height = std::max(4, static_cast<int>(to.zoom * 1.25F));
        canvas.sprite(sprites.get(picture_of(sprites, course, cell), height),
                      to(layout.centres[cell]));
    }
}

void paint_race_picture(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where,
                        const Race& race, const Seating& seating) {
    namespace theme = stage::theme;
    paint_course_picture(canvas, sprites, where, race.course(), CourseName::left_out);
    const BoardLayout layout = lay_out(race.course());
    const Projection to = projection_into(layout, where);
    const float radius = std::max(least_disc, to.zoom * 0.8F);
    for (VehicleId v = 0; v < race.vehicle_count && v < seating.seats.size(); ++v) {
        if (race[v].cell == no_cell) continue;
        const stage::Vec2 at = to(layout.centres[race[v].cell]);
        const Livery& livery = seating.livery(v);
        canvas.disc(at, radius + 2.0F, theme::ink);
        canvas.disc(at, radius + 0.8F, theme::ivory);
        canvas.disc(at, radius - 0.6F, stage::Colour::hex(livery.colour));
        if (!race[v].is_wreck()) continue;
        const float arm = radius * 0.8F;
        canvas.line(at - stage::Vec2{arm, arm}, at + stage::Vec2{arm, arm}, theme::ivory, 2.0F);
        canvas.line(at - stage::Vec2{arm, -arm}, at + stage::Vec2{arm, -arm}, theme::ivory, 2.0F);
    }
}

}  // namespace frothy
