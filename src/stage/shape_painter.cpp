#include "shape_painter.h"

#include <algorithm>

namespace stage {

PixelBounds ShapePainter::bounds(SDL_Renderer* renderer) {
    SDL_Rect area{};
    SDL_RenderGetViewport(renderer, &area);
    area.x = 0;
    area.y = 0;
    if (SDL_RenderIsClipEnabled(renderer) == SDL_TRUE) {
        SDL_Rect clip{};
        SDL_RenderGetClipRect(renderer, &clip);
        if (SDL_IntersectRect(&area, &clip, &area) == SDL_FALSE) {
            return {};
        }
    }
    return {area.x, area.y, area.x + area.w, area.y + area.h};
}

CoverageRaster& ShapePainter::begin(SDL_Renderer* renderer) {
    raster_.begin(bounds(renderer));
    return raster_;
}

void ShapePainter::paint(SDL_Renderer* renderer, Colour colour, FillRule rule) {
    if (colour.a == 0) {
        return;
    }
    for (const CoverageRun& run : raster_.finish(rule)) {
        Bucket& bucket = buckets_[static_cast<std::size_t>(run.level)];
        const auto x = static_cast<float>(run.x);
        const auto y = static_cast<float>(run.y);
        if (run.width == 1 && run.height == 1) {
            bucket.points.push_back({x, y});
        } else {
            bucket.rects.push_back(
                {x, y, static_cast<float>(run.width), static_cast<float>(run.height)});
        }
    }
    for (int level = 1; level <= full_coverage; ++level) {
        Bucket& bucket = buckets_[static_cast<std::size_t>(level)];
        if (bucket.points.empty() && bucket.rects.empty()) {
            continue;
        }
        const float share = static_cast<float>(level) / static_cast<float>(full_coverage);
        const Colour part = faded(colour, share);
        // A plain copy is several times faster than blending in software.
        SDL_SetRenderDrawBlendMode(renderer,
                                   part.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
        set_draw_colour(renderer, part);
        if (!bucket.rects.empty()) {
            SDL_RenderFillRectsF(renderer, bucket.rects.data(),
                                 static_cast<int>(bucket.rects.size()));
        }
        if (!bucket.points.empty()) {
            SDL_RenderDrawPointsF(renderer, bucket.points.data(),
                                  static_cast<int>(bucket.points.size()));
        }
        bucket.rects.clear();
        bucket.points.clear();
    }
}

}  // namespace stage
