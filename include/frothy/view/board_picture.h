// A course as a still picture: previews, the track studio, `screenshot COURSE OUT.png`.
#pragma once

#include "frothy/course.h"
#include "stage/canvas.h"
#include "stage/geometry.h"
#include "stage/sprite_store.h"

namespace frothy {

// The whole board with its ground, walls, ornaments, start grid and obstacles, as large as the
// rectangle allows. Slow (tens of milliseconds at full size): keep it in a layer.
void paint_course_picture(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where,
                          const Course& course);

}  // namespace frothy
