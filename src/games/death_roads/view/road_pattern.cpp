#include "games/death_roads/view/road_pattern.h"

#include <algorithm>

#include "stage/theme.h"

namespace death_roads {

namespace {

namespace theme = stage::theme;
using stage::Rect;

}  // namespace

void paint_pattern(stage::Canvas& canvas, const WeaponText& weapon, stage::Vec2 middle,
                   float cell) {
    int low = 0;
    int high = 0;
    const auto span = [&](const Pattern& lines) {
        for (const Line& line : lines)
            for (const Offset& offset : line) {
                low = std::min<int>(low, offset.rows);
                high = std::max<int>(high, offset.rows);
            }
    };
    span(weapon.lines);
    span(weapon.alternatives);
    const float shift = static_cast<float>(high + low) / 2.0F;
    const float side = cell * 0.87F;
    const auto box = [&](Offset offset) {
        return Rect{middle.x + cell * (static_cast<float>(offset.lanes) - 0.5F),
                    middle.y + cell * (shift - static_cast<float>(offset.rows) - 0.5F), side, side};
    };
    const float round = cell * 0.16F;
    for (const Line& line : weapon.alternatives)
        for (const Offset& offset : line)
            canvas.outline_rounded_rect(box(offset), round, theme::red, cell * 0.15F);
    for (const Line& line : weapon.lines)
        for (const Offset& offset : line)
            canvas.fill_rounded_rect(box(offset), round, theme::red);
    canvas.fill_rounded_rect(box({0, 0}), cell * 0.32F, theme::ink);
}

}  // namespace death_roads
