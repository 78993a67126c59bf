#include "games/frothy/view/board/board_picture.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "games/frothy/view/board/board_still.h"
#include "ui/board/tokens.h"

namespace frothy {

void paint_course_picture(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where,
                          const Course& course, CourseName name) {
    const BoardLayout layout = lay_out(course);
    const ui::Projection to = ui::projection_into(layout.frame, where);
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
                        const Race& race, std::span<const Cell> places,
                        const ui::Seating& seating) {
    paint_course_picture(canvas, sprites, where, race.course(), CourseName::left_out);
    const BoardLayout layout = lay_out(race.course());
    const ui::Projection to = ui::projection_into(layout.frame, where);
    std::vector<ui::PictureToken> tokens;
    for (VehicleId v = 0; v < race.vehicle_count && v < seating.seats.size(); ++v) {
        if (places[v] == no_cell) continue;
        tokens.push_back({to(layout.centres[places[v]]), seating.seats[v].livery,
                          &seating.livery(v), race[v].is_wreck()});
    }
    ui::paint_tokens(canvas, std::move(tokens), to.zoom * 0.8F);
}

std::string vehicle_sprite_name(stage::SpriteStore& sprites, std::string_view picture) {
    std::string own = "vehicles/" + std::string(picture);
    return sprites.has(own) ? own : "vehicles/basic-chariot";
}

std::string wreck_sprite_name(stage::SpriteStore& sprites, std::string_view picture) {
    std::string whole = vehicle_sprite_name(sprites, picture);
    std::string wreck = whole + "-wreck";
    return sprites.has(wreck) ? wreck : whole;
}

}  // namespace frothy
