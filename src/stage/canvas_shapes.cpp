#include "stage/canvas_impl.h"
#include "stage/core/path.h"
#include "stage/text_witness.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace stage {

namespace {

bool on_whole_pixels(Rect r) {
    return r.x == std::floor(r.x) && r.y == std::floor(r.y) && r.width == std::floor(r.width) &&
           r.height == std::floor(r.height);
}

SDL_Vertex vertex(Vec2 at, Colour c) { return {{at.x, at.y}, {c.r, c.g, c.b, c.a}, {0.0F, 0.0F}}; }

}  // namespace

void Canvas::clear(Colour colour) {
    if (impl_->witness != nullptr) impl_->witness->begin(SDL_GetRenderTarget(impl_->renderer));
    if (impl_->is_lost()) return;
    set_draw_colour(impl_->renderer, colour);
    SDL_RenderClear(impl_->renderer);
}

void Canvas::clear_around(Rect covered, Colour colour) {
    if (impl_->witness != nullptr) impl_->witness->begin(SDL_GetRenderTarget(impl_->renderer));
    const auto right = static_cast<float>(size().width);
    const auto bottom = static_cast<float>(size().height);
    // Whole pixels, and some that will be covered, so that none is left out at its edge.
    constexpr float margin = 2.0F;
    const float x = std::clamp(std::ceil(covered.x) + margin, 0.0F, right);
    const float y = std::clamp(std::ceil(covered.y) + margin, 0.0F, bottom);
    const float end_x = std::clamp(std::floor(covered.right()) - margin, x, right);
    const float end_y = std::clamp(std::floor(covered.bottom()) - margin, y, bottom);
    fill_rect({0.0F, 0.0F, right, y}, colour);
    fill_rect({0.0F, end_y, right, bottom - end_y}, colour);
    fill_rect({0.0F, y, x, end_y - y}, colour);
    fill_rect({end_x, y, right - end_x, end_y - y}, colour);
}

void Canvas::fill_rect(Rect rect, Colour colour) {
    if (rect.width <= 0.0F || rect.height <= 0.0F || impl_->is_lost()) return;
    if (on_whole_pixels(rect)) {
        SDL_SetRenderDrawBlendMode(impl_->renderer,
                                   colour.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
        set_draw_colour(impl_->renderer, colour);
        const SDL_FRect whole = to_sdl(rect);
        SDL_RenderFillRectF(impl_->renderer, &whole);
        return;
    }
    fill_polygon(rounded_rect_points(rect, 0.0F), colour);
}

void Canvas::fill_gradient(Rect rect, Colour top, Colour bottom) {
    if (impl_->is_lost()) return;
    const std::array<SDL_Vertex, 4> corners{
        vertex({rect.x, rect.y}, top), vertex({rect.right(), rect.y}, top),
        vertex({rect.right(), rect.bottom()}, bottom), vertex({rect.x, rect.bottom()}, bottom)};
    constexpr std::array<int, 6> order{0, 1, 2, 0, 2, 3};
    SDL_SetRenderDrawBlendMode(impl_->renderer, SDL_BLENDMODE_BLEND);
    SDL_RenderGeometry(impl_->renderer, nullptr, corners.data(), static_cast<int>(corners.size()),
                       order.data(), static_cast<int>(order.size()));
}

void Canvas::fill_polygon(std::span<const Vec2> points, Colour colour) {
    if (impl_->is_lost()) return;
    impl_->painter.begin(impl_->renderer).add_outline(points);
    impl_->painter.paint(impl_->renderer, colour);
}

void Canvas::fill_outlines(std::span<const std::vector<Vec2>> outlines, Colour colour) {
    if (impl_->is_lost()) return;
    CoverageRaster& raster = impl_->painter.begin(impl_->renderer);
    for (const std::vector<Vec2>& outline : outlines)
        raster.add_outline(outline);
    impl_->painter.paint(impl_->renderer, colour, FillRule::even_odd);
}

void Canvas::outline_polygon(std::span<const Vec2> points, Colour colour, float width) {
    if (impl_->is_lost()) return;
    add_stroke(impl_->painter.begin(impl_->renderer), points, width, PathEnds::closed);
    impl_->painter.paint(impl_->renderer, colour);
}

void Canvas::polyline(std::span<const Vec2> points, Colour colour, float width) {
    if (impl_->is_lost()) return;
    add_stroke(impl_->painter.begin(impl_->renderer), points, width, PathEnds::open);
    impl_->painter.paint(impl_->renderer, colour);
}

void Canvas::line(Vec2 from, Vec2 to, Colour colour, float width) {
    polyline(std::array{from, to}, colour, width);
}

void Canvas::dashed_line(Vec2 from, Vec2 to, Colour colour, float width, float dash) {
    if (impl_->is_lost()) return;
    const float whole = length(to - from);
    const Vec2 along = normalised(to - from);
    CoverageRaster& raster = impl_->painter.begin(impl_->renderer);
    // A dash shorter than a pixel could not be told from a line.
    const float step = std::max(1.0F, dash);
    const int dashes = static_cast<int>(std::ceil(std::min(whole, 1e5F) / (2.0F * step)));
    for (int i = 0; i < dashes; ++i) {
        const float at = 2.0F * step * static_cast<float>(i);
        const std::array piece{from + along * at, from + along * std::min(whole, at + step)};
        add_stroke(raster, piece, width, PathEnds::open);
    }
    impl_->painter.paint(impl_->renderer, colour);
}

void Canvas::disc(Vec2 centre, float radius, Colour colour) {
    if (radius > 0.0F) fill_polygon(circle_points(centre, radius), colour);
}

void Canvas::circle(Vec2 centre, float radius, Colour colour, float width) {
    const float inner = radius - width / 2.0F;
    if (inner <= 0.0F) {
        disc(centre, radius + width / 2.0F, colour);
        return;
    }
    const std::array rings{circle_points(centre, radius + width / 2.0F),
                           circle_points(centre, inner)};
    fill_outlines(rings, colour);
}

void Canvas::fill_rounded_rect(Rect rect, float radius, Colour colour) {
    if (rect.width > 0.0F && rect.height > 0.0F) {
        fill_polygon(rounded_rect_points(rect, radius), colour);
    }
}

void Canvas::outline_rounded_rect(Rect rect, float radius, Colour colour, float width) {
    const Rect inner = grown(rect, -width);
    if (inner.width <= 0.0F || inner.height <= 0.0F) {
        fill_rounded_rect(rect, radius, colour);
        return;
    }
    const std::array rings{rounded_rect_points(rect, radius),
                           rounded_rect_points(inner, std::max(0.0F, radius - width))};
    fill_outlines(rings, colour);
}

}  // namespace stage
