// The part of the board that does not move: ground, crowd, walls, hexes, ornaments, obstacles.
#pragma once

#include "games/frothy/rules/course/course.h"
#include "games/frothy/view/board/board_picture.h"
#include "games/frothy/view/core/board/board_layout.h"
#include "stage/canvas.h"
#include "stage/core/contrast.h"
#include "stage/sprite_store.h"
#include "stage/theme.h"
#include "ui/board/projection.h"
#include "ui/board/still_painting.h"

namespace frothy {

using stage::Colour;
using stage::Rect;
using stage::Vec2;
namespace theme = stage::theme;

struct StillBoard {
    stage::Canvas& canvas;
    stage::SpriteStore& sprites;
    const Course& course;
    const BoardLayout& layout;
    ui::Projection to;
    Rect where;  // pixels to cover
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

// The same for every size of it that is shown. The course must outlive it.
class CourseBoard final : public ui::StillPart {
public:
    explicit CourseBoard(const Course& course) : course_(course), layout_(lay_out(course)) {}

    const BoardLayout& layout() const { return layout_; }

    void paint(const ui::StillEasel& easel) const override;
    void write(const ui::StillEasel& easel) const override;

private:
    const Course& course_;
    BoardLayout layout_;
};

// The picture of a hex's feature: its look if there is such a picture, else the usual one.
std::string picture_of(stage::SpriteStore& sprites, const Course& course, Cell cell);

}  // namespace frothy
