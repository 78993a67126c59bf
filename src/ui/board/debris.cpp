#include "ui/board/debris.h"

#include <algorithm>
#include <cmath>

namespace ui {

void paint_debris(stage::Canvas& canvas, stage::SpriteStore& sprites, const Projection& to,
                  const Debris& debris) {
    constexpr float golden = 2.4F;  // radians: no two pieces fly side by side
    constexpr float rise = 1.67F;   // times the size
    const float t = debris.progress;
    stage::SpriteLook look;
    look.opacity = std::clamp(3.0F * (1.0F - t), 0.0F, 1.0F);
    look.scale = 0.55F + 0.25F * (1.0F - t);
    // Taken at one size per zoom and scaled, so that nothing is rasterised in motion.
    const int height = std::max(6, static_cast<int>(std::lround(debris.size * to.zoom)));
    for (int i = 0; i < debris.pieces; ++i) {
        const auto number = static_cast<float>(i);
        const float way = debris.angle + golden * number;
        const float far = debris.reach * (0.45F + 0.55F * std::fmod(0.618F * number, 1.0F));
        const stage::Vec2 ground =
            debris.at + stage::Vec2{std::cos(way), std::sin(way)} * (far * t);
        const float up = rise * debris.size * 4.0F * t * (1.0F - t);
        look.angle = way + 9.0F * t;
        canvas.sprite(sprites.get(i % 3 == 0 ? "board/debris-2" : "board/debris", height),
                      to(ground - stage::Vec2{0.0F, up}), look);
    }
}

}  // namespace ui
