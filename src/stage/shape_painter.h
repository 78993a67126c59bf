// Paints the runs of a coverage raster with a renderer.
#pragma once

#include "stage/core/coverage.h"
#include "stage/sdl_support.h"
#include "stage/window_memory.h"

#include <array>
#include <span>
#include <vector>

namespace stage {

class ShapePainter {
public:
    // Bounds of what may be touched now: the target, cut by the clip.
    static PixelBounds bounds(SDL_Renderer* renderer);

    // Starts a shape that is bounded by the renderer's target and clip.
    CoverageRaster& begin(SDL_Renderer* renderer);

    // Must live as long as this.
    explicit ShapePainter(const WindowMemory& memory) : memory_(memory) {}

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

    void paint_through(SDL_Renderer* renderer, Colour colour, std::span<const CoverageRun> runs);

    const WindowMemory& memory_;
    CoverageRaster raster_;
    std::array<Bucket, full_coverage + 1> buckets_;
};

}  // namespace stage
