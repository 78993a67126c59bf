// Outlines of round things, and strokes, as points for the canvas and its raster.
#pragma once

#include "stage/core/coverage.h"
#include "stage/core/geometry.h"

#include <span>
#include <vector>

namespace stage {

enum class PathEnds { open, closed };

// Fine enough that no corner shows at this radius.
std::vector<Vec2> circle_points(Vec2 centre, float radius);

// The radius is cut down to half the shorter side.
std::vector<Vec2> rounded_rect_points(Rect rect, float radius);

// `sides` corners, the first at `angle`, in radians clockwise from the right; 6 with angle 0 is a
// hex with a corner to the right.
std::vector<Vec2> regular_polygon_points(Vec2 centre, float radius, int sides, float angle);

// A line of `width` pixels along `points`; sharp corners and open ends are round.
void add_stroke(CoverageRaster& raster, std::span<const Vec2> points, float width, PathEnds ends);

}  // namespace stage
