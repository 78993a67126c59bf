// What is being told over the board: an arrow to whom it strikes, and two short lines.
#include <algorithm>
#include <array>
#include <cmath>

#include "games/frothy/view/board/board_still.h"
#include "games/frothy/view/board/board_view.h"
#include "games/frothy/view/core/seat_names.h"

namespace frothy {

namespace {

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

// Where a deed is done.
struct Scene {
    Vec2 middle;
    float half = 0.0F;  // how far both parties are off it, pixels
    float zoom = 1.0F;
};

// Beside the deed, clear of its parties and of the numbers that rise from them, where fewest others
// are covered; the first of equals.
Rect place_plate(Vec2 extent, const Scene& scene, Rect place, std::span<const Vec2> keep_clear) {
    const float above = scene.half + 1.9F * scene.zoom + 26.0F;
    const float below = scene.half + 1.4F * scene.zoom;
    const float aside = scene.half + 2.2F * scene.zoom + extent.x / 2.0F;
    const std::array centres = {
        scene.middle + Vec2{0.0F, -above - extent.y / 2.0F},
        scene.middle + Vec2{0.0F, below + extent.y / 2.0F},
        scene.middle + Vec2{aside, 0.0F},
        scene.middle + Vec2{-aside, 0.0F},
    };
    Rect best;
    int least = -1;
    for (const Vec2 centre : centres) {
        Rect plate{centre.x - extent.x / 2.0F, centre.y - extent.y / 2.0F, extent.x, extent.y};
        plate.x = std::clamp(plate.x, place.x, std::max(place.x, place.right() - plate.width));
        plate.y = std::clamp(plate.y, place.y, std::max(place.y, place.bottom() - plate.height));
        const Rect wide = stage::grown(plate, 0.9F * scene.zoom);
        const auto covered = static_cast<int>(std::ranges::count_if(
            keep_clear, [&](Vec2 vehicle) { return wide.contains(vehicle); }));
        if (least >= 0 && covered >= least) continue;
        least = covered;
        best = plate;
    }
    return best;
}

void paint_deed(stage::Canvas& canvas, const ui::Projection& to, Rect place, float scale,
                const ShownDeed& deed, const DeedWords& words, std::span<const Vec2> keep_clear) {
    const Vec2 from = to(deed.from);
    const Vec2 at = to(deed.at);
    const bool is_attack = deed.event.is<AttackDeclared>();
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
    const Vec2 middle = stage::mix(from, at, 0.5F);
    const Rect plate = place_plate(extent, {middle, stage::length(at - from) / 2.0F, to.zoom},
                                   stage::grown(place, -pad), keep_clear);
    const float rim = std::max(1.5F, 1.5F * scale);
    canvas.fill_rounded_rect(stage::grown(plate, rim), 0.4F * size, theme::ivory);
    canvas.fill_rounded_rect(plate, 0.35F * size, theme::deep_umber);
    draw_tail(canvas, plate, middle, 0.55F * size, rim);
    Vec2 line{plate.centre().x, plate.y + 0.7F * pad + 0.54F * size};
    canvas.text_centred(line, words.title, look(theme::ivory));
    line.y += 1.08F * size;
    if (!words.outcome.empty()) {
        canvas.text_centred(line, words.outcome, look(Colour::hex(0xFFC2A8)));
    }
}

}  // namespace

void BoardView::draw_deed(const RaceView& view, const ui::Projection& to) const {
    std::vector<Vec2> keep_clear;
    for (const ShownVehicle& vehicle : view.vehicles())
        if (vehicle.opacity > 0.0F) keep_clear.push_back(to(vehicle.at));
    paint_deed(canvas_, to, frame_.where(), frame_.scale(), *view.deed(),
               words_of(*view.deed(), view.race(), names_of(seating_)), keep_clear);
}

}  // namespace frothy
