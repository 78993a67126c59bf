// What is being told over the board: an arrow to whom it strikes, and two short lines.
#include <algorithm>
#include <array>
#include <cmath>

#include "frothy/view/board_lit.h"
#include "stage/theme.h"

namespace frothy {

namespace {

using stage::Colour;
using stage::Rect;
using stage::Vec2;
namespace theme = stage::theme;

// Outlined, so that it stands out from every ground.
void draw_arrow(stage::Canvas& canvas, Vec2 from, Vec2 to, float zoom) {
    const Vec2 way = to - from;
    const float length = std::hypot(way.x, way.y);
    if (length < 1.0F) return;
    const Vec2 along = way * (1.0F / length);
    const Vec2 across{-along.y, along.x};
    const float half = std::max(3.0F, 0.14F * zoom);
    const Vec2 neck = to - along * (4.0F * half);
    const auto shape = [&](float more, Colour colour) {
        const float wide = half + more;
        const float head = 2.6F * half + 1.6F * more;
        const std::array<Vec2, 7> points = {
            from + across * wide - along * more, neck - along * more + across * wide,
            neck - along * more + across * head, to + along * (2.0F * more),
            neck - along * more - across * head, neck - along * more - across * wide,
            from - across * wide - along * more};
        canvas.fill_polygon(points, colour);
    };
    shape(std::max(1.5F, 0.4F * half), theme::ivory);
    shape(0.0F, theme::red);
}

// The plate is drawn out a little towards where it happens.
void draw_tail(stage::Canvas& canvas, Rect plate, Vec2 target, float size, float rim) {
    const bool is_below = target.y > plate.bottom();
    if (!is_below && target.y > plate.y) return;
    const float foot = is_below ? plate.bottom() + rim : plate.y - rim;
    const float x = std::clamp(target.x, plate.x + 1.5F * size, plate.right() - 1.5F * size);
    const std::array<Vec2, 3> points = {Vec2{x - 0.7F * size, foot}, Vec2{x + 0.7F * size, foot},
                                        Vec2{x, foot + (is_below ? size : -size)}};
    canvas.fill_polygon(points, theme::ivory);
}

}  // namespace

void paint_deed(stage::Canvas& canvas, const Projection& to, Rect place, float scale,
                const ShownDeed& deed, const DeedWords& words) {
    const Vec2 from = to(deed.from);
    const Vec2 at = to(deed.at);
    const bool is_attack = deed.event.kind == EventKind::attack_declared;
    if (is_attack) draw_arrow(canvas, from, at - (at - from) * 0.15F, to.zoom);

    float size = std::clamp(to.zoom * 0.95F, 18.0F * scale, 24.0F * scale);
    const auto look = [&](Colour colour) {
        return stage::TextLook{stage::Face::label_bold, size, colour};
    };
    const auto widest = [&] {
        return std::max(canvas.measure(words.title, look(theme::ivory)).x,
                        canvas.measure(words.outcome, look(theme::ivory)).x);
    };
    const float room = place.width - 4.0F * size;
    if (const float wide = widest(); wide > room) size *= std::max(0.5F, room / wide);
    const float lines = words.outcome.empty() ? 1.0F : 2.0F;
    const float pad = size * 0.45F;
    const Vec2 extent{widest() + 2.4F * pad, lines * size * 1.08F + 1.4F * pad};
    // Clear of both vehicles and of the numbers that rise from them.
    const float clear = 1.9F * to.zoom + 26.0F;
    const float middle = (from.x + at.x) / 2.0F;
    float top = std::min(from.y, at.y) - clear - extent.y;
    if (top < place.y + pad) top = std::max(from.y, at.y) + 1.2F * to.zoom + pad;
    Rect plate{middle - extent.x / 2.0F, top, extent.x, extent.y};
    plate.x = std::clamp(plate.x, place.x + pad,
                         std::max(place.x + pad, place.right() - pad - plate.width));
    plate.y = std::clamp(plate.y, place.y + pad,
                         std::max(place.y + pad, place.bottom() - pad - plate.height));
    const float rim = std::max(1.5F, 1.5F * scale);
    canvas.fill_rounded_rect(stage::grown(plate, rim), 0.4F * size, theme::ivory);
    canvas.fill_rounded_rect(plate, 0.35F * size, theme::deep_umber);
    draw_tail(canvas, plate, {middle, (from.y + at.y) / 2.0F}, 0.55F * size, rim);
    Vec2 line{plate.centre().x, plate.y + 0.7F * pad + 0.54F * size};
    canvas.text_centred(line, words.title, look(theme::ivory));
    line.y += 1.08F * size;
    if (!words.outcome.empty()) {
        canvas.text_centred(line, words.outcome, look(Colour::hex(0xFFC2A8)));
    }
}

}  // namespace frothy
