// The part of the board that does not move: ground, crowd, walls, hexes, ornaments, obstacles.
#pragma once

#include "games/frothy/rules/course/course.h"
#include "games/frothy/view/board/board_picture.h"
#include "games/frothy/view/core/board/board_layout.h"
#include "stage/canvas.h"
#include "stage/core/camera.h"
#include "stage/core/contrast.h"
#include "stage/sprite_store.h"

namespace frothy {

// From world units to the pixels that are painted on.
struct Projection {
    float zoom = 1.0F;   // pixels per world unit
    stage::Vec2 origin;  // pixel of the world's origin

    stage::Vec2 operator()(stage::Vec2 world) const { return origin + world * zoom; }
    stage::Rect operator()(stage::Rect world) const {
        const stage::Vec2 corner = (*this)(stage::Vec2{world.x, world.y});
        return {corner.x, corner.y, world.width * zoom, world.height * zoom};
    }
};

// The whole board as large as the rectangle allows, in its middle.
Projection projection_into(const BoardLayout& layout, stage::Rect where);

struct StillBoard {
    stage::Canvas& canvas;
    stage::SpriteStore& sprites;
    const Course& course;
    const BoardLayout& layout;
    Projection to;
    stage::Rect where;  // pixels to cover
    CourseName name = CourseName::shown;
    stage::Contrast contrast = stage::Contrast::usual;
};

void paint_still(const StillBoard& board);

// In the language of the moment; part of paint_still where the name is shown.
void paint_course_name(const StillBoard& board);

// Its chapters, from the ground up.
void paint_stands(const StillBoard& board);    // the crowd, rank behind rank
void paint_outlines(const StillBoard& board);  // walls, ropes, sand, green
void paint_green(const StillBoard& board);     // ornaments and the name
void paint_hexes(const StillBoard& board);     // lanes, grid, hazards
void paint_line_and_grid(const StillBoard& board);
void paint_solids(const StillBoard& board);  // what stands on the hexes and never changes

// The picture of a hex's feature: its look if there is such a picture, else the usual one.
std::string picture_of(stage::SpriteStore& sprites, const Course& course, Cell cell);

}  // namespace frothy
