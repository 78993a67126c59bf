#include "shape_painter.h"

#include <algorithm>
#include <cstdint>

namespace stage {

namespace {

// What blending one colour at one share of coverage needs, as SDL computes it.
struct Blend {
    std::uint32_t keep = 0;  // of what is there, in 255ths
    std::uint32_t add = 0;   // a pixel
};

std::uint32_t scaled(std::uint32_t value, std::uint32_t by) { return value * by / 255U; }

Blend blend_of(Colour colour) {
    const std::uint32_t a = colour.a;
    return {255U - a, scaled(colour.r, a) << 16U | scaled(colour.g, a) << 8U | scaled(colour.b, a)};
}

// Of two values, 16 bits apart: each by 255 without a division, which x + 1 + x / 256 allows.
std::uint32_t both_scaled(std::uint32_t values, std::uint32_t by) {
    constexpr std::uint32_t bytes = 0x00FF00FFU;
    const std::uint32_t wide = values * by;
    return (wide + 0x00010001U + (wide >> 8U & bytes)) >> 8U & bytes;
}

std::uint32_t blended(std::uint32_t pixel, const Blend& with) {
    const std::uint32_t red_and_blue = both_scaled(pixel & 0x00FF00FFU, with.keep);
    const std::uint32_t green = both_scaled(pixel >> 8U & 0xFFU, with.keep) << 8U;
    return with.add + (red_and_blue | green);
}

void paint_run(const SDL_Surface& on, const CoverageRun& run, Colour part) {
    const Blend with = blend_of(part);
    const std::uint32_t plain = Uint32{part.r} << 16U | Uint32{part.g} << 8U | Uint32{part.b};
    for (int y = run.y; y < run.y + run.height; ++y) {
        auto* row = static_cast<std::uint8_t*>(on.pixels) + std::ptrdiff_t{y} * on.pitch;
        std::uint32_t* pixel = reinterpret_cast<std::uint32_t*>(row) + run.x;
        if (part.a == 255) {
            std::fill_n(pixel, run.width, plain);
            continue;
        }
        for (int i = 0; i < run.width; ++i)
            pixel[i] = blended(pixel[i], with);
    }
}

}  // namespace

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

SDL_Surface* ShapePainter::memory_of(SDL_Renderer* renderer) const {
    if (!memory_ || SDL_GetRenderTarget(renderer) != nullptr) {
        return nullptr;
    }
    SDL_Surface* memory = memory_();
    const bool is_known = memory != nullptr && memory->format->format == SDL_PIXELFORMAT_RGB888 &&
                          !SDL_MUSTLOCK(memory);
    return is_known ? memory : nullptr;
}

void ShapePainter::paint(SDL_Renderer* renderer, Colour colour, FillRule rule) {
    if (colour.a > 0) {
        paint_runs(renderer, colour, raster_.finish(rule));
    }
}

void ShapePainter::paint_runs(SDL_Renderer* renderer, Colour colour,
                              std::span<const CoverageRun> runs) {
    const SDL_Surface* memory = memory_of(renderer);
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
