// Planks and wheels that fly off where something was struck hard, and come down.
#pragma once

#include "stage/canvas.h"
#include "stage/core/geometry.h"
#include "stage/sprite_store.h"
#include "ui/board/projection.h"

namespace ui {

struct Debris {
    stage::Vec2 at;         // world units, as all but the progress
    float angle = 0.0F;     // radians: which way the first piece flies
    float progress = 0.0F;  // 0 to 1
    int pieces = 0;
    float reach = 0.0F;  // as far as the pieces fly
    float size = 0.0F;   // of the largest
};

void paint_debris(stage::Canvas& canvas, stage::SpriteStore& sprites, const Projection& to,
                  const Debris& debris);

}  // namespace ui
