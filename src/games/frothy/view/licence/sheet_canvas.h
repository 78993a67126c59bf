// What a licence sheet is painted on: grounds become lighter and ink darker in high contrast.
#pragma once

#include <span>
#include <string_view>

#include "stage/canvas.h"
#include "stage/core/contrast.h"

namespace frothy {

class SheetCanvas {
public:
    SheetCanvas(stage::Canvas& canvas, stage::Contrast contrast)
        : canvas_(canvas), contrast_(contrast) {}

    void fill_rect(stage::Rect rect, stage::Colour ground) {
        canvas_.fill_rect(rect, stage::toned(ground, contrast_));
    }
    void fill_rounded_rect(stage::Rect rect, float radius, stage::Colour ground) {
        canvas_.fill_rounded_rect(rect, radius, stage::toned(ground, contrast_));
    }
    void outline_rounded_rect(stage::Rect rect, float radius, stage::Colour ink, float width) {
        canvas_.outline_rounded_rect(rect, radius, stage::inked(ink, contrast_), width);
    }
    void line(stage::Vec2 from, stage::Vec2 to, stage::Colour ink, float width) {
        canvas_.line(from, to, stage::inked(ink, contrast_), width);
    }
    void polyline(std::span<const stage::Vec2> points, stage::Colour ink, float width) {
        canvas_.polyline(points, stage::inked(ink, contrast_), width);
    }
    void disc(stage::Vec2 centre, float radius, stage::Colour ink) {
        canvas_.disc(centre, radius, stage::inked(ink, contrast_));
    }
    void text(stage::Vec2 at, std::string_view words, stage::TextLook look) {
        look.colour = stage::inked(look.colour, contrast_);
        canvas_.text(at, words, look);
    }
    stage::Vec2 measure(std::string_view words, const stage::TextLook& look) {
        return canvas_.measure(words, look);
    }
    // Pictures stay as they are.
    void sprite(const stage::Sprite& sprite, stage::Vec2 centre,
                const stage::SpriteLook& look = {}) {
        canvas_.sprite(sprite, centre, look);
    }
    void image(const stage::Sprite& sprite, stage::Rect where) { canvas_.image(sprite, where); }
    [[nodiscard]] auto clip(stage::Rect where) { return canvas_.clip(where); }

private:
    stage::Canvas& canvas_;
    stage::Contrast contrast_;
};

}  // namespace frothy
