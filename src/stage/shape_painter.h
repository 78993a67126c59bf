// Paints the runs of a coverage raster with a renderer.
#pragma once

#include "sdl_support.h"
#include "stage/coverage.h"

#include <array>
#include <functional>
#include <span>
#include <vector>

namespace stage {

class ShapePainter {
public:
    // Bounds of what may be touched now: the target, cut by the clip.
    static PixelBounds bounds(SDL_Renderer* renderer);

    // Starts a shape that is bounded by the renderer's target and clip.
    CoverageRaster& begin(SDL_Renderer* renderer);

    // Where a renderer that computes in memory draws when it draws on no layer. Written to without
    // SDL, which is several times as fast for many small pieces.
    void set_memory(std::function<SDL_Surface*()> memory) { memory_ = std::move(memory); }

    // The shape begun last.
    CoverageRaster& raster() { return raster_; }

    // Paints what was added since `begin`.
    void paint(SDL_Renderer* renderer, Colour colour, FillRule rule = FillRule::nonzero);
    // What a raster has made of a shape, now or before.
    void paint_runs(SDL_Renderer* renderer, Colour colour, std::span<const CoverageRun> runs);

private:
    struct Bucket {
        std::vector<SDL_FPoint> points;
        std::vector<SDL_FRect> rects;
    };

    SDL_Surface* memory_of(SDL_Renderer* renderer) const;
    void paint_through(SDL_Renderer* renderer, Colour colour, std::span<const CoverageRun> runs);

    CoverageRaster raster_;
    std::function<SDL_Surface*()> memory_;
    std::array<Bucket, full_coverage + 1> buckets_;
};

}  // namespace stage
