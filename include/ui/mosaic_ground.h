// The mosaic behind a whole screen, painted once for its size and scale.
#pragma once

#include "stage/canvas.h"

namespace ui {

class MosaicGround {
public:
    void draw(stage::Canvas& canvas, float scale);
    // After InputKind::textures_lost.
    void forget_textures() { layer_ = {}; }

private:
    stage::Layer layer_;
    float scale_ = 0.0F;
};

}  // namespace ui
