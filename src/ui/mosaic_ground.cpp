#include "ui/mosaic_ground.h"

#include "ui/panels.h"

namespace ui {

void MosaicGround::draw(stage::Canvas& canvas, float scale) {
    const stage::PixelSize size = canvas.size();
    const stage::Rect all = stage::all_of(size);
    if (!layer_ || !(layer_.size() == size) || scale_ != scale) {
        layer_ = canvas.make_layer(size, stage::LayerKind::opaque);
        scale_ = scale;
        const auto scope = canvas.paint_on(layer_);
        paint_mosaic(canvas, all, scale);
    }
    canvas.draw_layer(layer_, all);
}

}  // namespace ui
