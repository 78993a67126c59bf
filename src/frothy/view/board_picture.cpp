#include "frothy/view/board_picture.h"

#include <algorithm>

#include "frothy/view/board_still.h"

namespace frothy {

void paint_course_picture(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where,
                          const Course& course, CourseName name) {
    const BoardLayout layout = lay_out(course);
    Projection to;
    if (layout.frame.width > 0.0F) {
        to.zoom = std::min(where.width / layout.frame.width, where.height / layout.frame.height);
        to.origin = where.centre() - layout.frame.centre() * to.zoom;
    }
    paint_still({canvas, sprites, course, layout, to, where, name});
    const auto clip = canvas.clip(where);
    for (int i = 0; i < course.fragile_count(); ++i) {
        const Cell cell = course.fragile_cell(i);
        const int height = std::max(4, static_cast<int>(to.zoom * 1.25F));
        canvas.sprite(sprites.get(picture_of(sprites, course, cell), height),
                      to(layout.centres[cell]));
    }
}

}  // namespace frothy
