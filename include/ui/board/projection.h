// Where a world is painted: of whatever shape its spaces are, and however large its unit.
#pragma once

#include "stage/core/geometry.h"

namespace ui {

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

// All of that part of the world as large as the rectangle allows, in its middle.
inline Projection projection_into(stage::Rect world, stage::Rect where) {
    Projection to;
    if (world.width > 0.0F) {
        to.zoom = where.width / world.width;
        if (where.height / world.height < to.zoom) to.zoom = where.height / world.height;
        to.origin = where.centre() - world.centre() * to.zoom;
    }
    return to;
}

}  // namespace ui
