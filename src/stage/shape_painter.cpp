#include "stage/shape_painter.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace stage {

namespace {

void paint_run(const SDL_Surface& on, const CoverageRun& run, Colour part) {
    const auto width = static_cast<std::size_t>(run.width);
    if (part.a == 255) {
        std::uint32_t* first = pixels_at(on, run.x, run.y);
        std::fill_n(first, width, plain_pixel(part));
        for (int y = run.y + 1; y < run.y + run.height; ++y)
            std::memcpy(pixels_at(on, run.x, y), first, width * sizeof *first);
        return;
    }
    const Blend with(part);
    for (int y = run.y; y < run.y + run.height; ++y) {
        std::uint32_t* pixel = pixels_at(on, run.x, y);
        std::size_t i = 0;
        for (std::uint64_t both = 0; i + 2 <= width; i += 2) {
            std::memcpy(&both, pixel + i, sizeof both);
            both = with.over_both(both);
            std::memcpy(pixel + i, &both, sizeof both);
        }
        if (i < width) pixel[i] = with.over(pixel[i]);
    }
}

}  // namespace

SDL_Surface* WindowMemory::of(SDL_Renderer* renderer) const {
    if (!surface_ || SDL_GetRenderTarget(renderer) != nullptr) return nullptr;
    SDL_Surface* surface = surface_();
    const bool is_known = surface != nullptr && surface->format->format == SDL_PIXELFORMAT_RGB888 &&
                          !SDL_MUSTLOCK(surface);
    return is_known ? surface : nullptr;
}

PixelBounds ShapePainter::bounds(SDL_Renderer* renderer) {
    SDL_Rect area{};
    SDL_RenderGetViewport(renderer, &area);
    area.x = 0;
    area.y = 0;
    if (SDL_RenderIsClipEnabled(renderer) == SDL_TRUE) {
        SDL_Rect clip{};
        SDL_RenderGetClipRect(renderer, &clip);
        if (SDL_IntersectRect(&area, &clip, &area) == SDL_FALSE) return {};
    }
    return {area.x, area.y, area.x + area.w, area.y + area.h};
}

CoverageRaster& ShapePainter::begin(SDL_Renderer* renderer) {
    raster_.begin(bounds(renderer));
    return raster_;
}

void ShapePainter::paint(SDL_Renderer* renderer, Colour colour, FillRule rule) {
    if (colour.a > 0) paint_runs(renderer, colour, raster_.finish(rule));
}

void ShapePainter::paint_runs(SDL_Renderer* renderer, Colour colour,
                              std::span<const CoverageRun> runs) {
    const SDL_Surface* memory = memory_.of(renderer);
    if (memory == nullptr) {
        paint_through(renderer, colour, runs);
        return;
    }
    // What SDL has put off comes first.
    SDL_RenderFlush(renderer);
    std::array<Colour, full_coverage + 1> parts{};
    for (int level = 1; level <= full_coverage; ++level) {
        const float share = static_cast<float>(level) / static_cast<float>(full_coverage);
        parts[static_cast<std::size_t>(level)] = faded(colour, share);
    }
    for (const CoverageRun& run : runs) {
        const bool is_inside = run.x >= 0 && run.y >= 0 && run.x + run.width <= memory->w &&
                               run.y + run.height <= memory->h;
        if (is_inside) paint_run(*memory, run, parts[static_cast<std::size_t>(run.level)]);
    }
}

void ShapePainter::paint_through(SDL_Renderer* renderer, Colour colour,
                                 std::span<const CoverageRun> runs) {
    for (const CoverageRun& run : runs) {
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
        if (bucket.points.empty() && bucket.rects.empty()) continue;
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
