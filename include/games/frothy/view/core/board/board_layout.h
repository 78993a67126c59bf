// Where things of a course lie in the world: outlines of the track, the green inside, the frame.
#pragma once

#include <optional>
#include <vector>

#include "games/frothy/rules/course/course.h"
#include "stage/core/geometry.h"

namespace frothy {

stage::Vec2 world_of(hexgrid::Hex hex);

// A closed line of hex corners between track and not track, and the same made smooth. The track
// lies to the right of the way it runs.
struct Outline {
    std::vector<stage::Vec2> smooth;
    std::vector<bool> open;  // beside smooth: the piece to the next point is an open edge
    bool is_hole = false;    // the track lies around it
    bool has_open = false;
};

struct BoardLayout {
    std::vector<stage::Vec2> centres;  // by cell
    stage::Rect track;                 // what the hexes cover
    stage::Rect frame;                 // with walls around, and room for the name if need be
    std::vector<Outline> outlines;
    // The largest upright rectangle on the green of the largest hole; empty without one.
    std::optional<stage::Rect> green;
    stage::Rect name;  // where the name of the course is written
};

BoardLayout lay_out(const Course& course);

}  // namespace frothy
