// The memory that a renderer of the processor draws in, written to without SDL, which is several
// times as fast for many small pieces. Blends to the same bit as SDL does.
#pragma once

#include "stage/sdl_support.h"

#include <cstdint>
#include <functional>
#include <utility>

namespace stage {

class WindowMemory {
public:
    void set(std::function<SDL_Surface*()> surface) { surface_ = std::move(surface); }

    // Where the renderer draws now; null where that is a layer, or no memory of the one format
    // known here. What the renderer has put off (SDL_RenderFlush) comes before what is written.
    SDL_Surface* of(SDL_Renderer* renderer) const;

private:
    std::function<SDL_Surface*()> surface_;
};

// The pixels of a row, from `x` on.
inline std::uint32_t* pixels_at(const SDL_Surface& on, int x, int y) {
    auto* row = static_cast<std::uint8_t*>(on.pixels) + std::ptrdiff_t{y} * on.pitch;
    return reinterpret_cast<std::uint32_t*>(row) + x;
}

inline std::uint32_t plain_pixel(Colour c) {
    return std::uint32_t{c.r} << 16U | std::uint32_t{c.g} << 8U | std::uint32_t{c.b};
}

// What blending one colour needs, its alpha being how much it covers.
struct Blend {
    explicit Blend(Colour c)
        : keep(255U - c.a),
          add(scaled(c.r, c.a) << 16U | scaled(c.g, c.a) << 8U | scaled(c.b, c.a)) {}

    static std::uint32_t scaled(std::uint32_t value, std::uint32_t by) { return value * by / 255U; }

    // Two pixels at once.
    std::uint64_t over_both(std::uint64_t pixels) const {
        constexpr std::uint64_t bytes = 0x00FF00FF00FF00FFU;
        const std::uint64_t both_add = add | std::uint64_t{add} << 32U;
        return both_add + (kept(pixels & bytes) | kept(pixels >> 8U & bytes & ~top_bytes) << 8U);
    }
    std::uint32_t over(std::uint32_t pixel) const {
        return static_cast<std::uint32_t>(over_both(pixel));
    }

    std::uint32_t keep;  // of what is there, in 255ths
    std::uint32_t add;   // a pixel

private:
    static constexpr std::uint64_t top_bytes = 0x00FF000000FF0000U;

    // Of four values, 16 bits apart: each by 255 without a division, which x + 1 + x / 256 allows.
    std::uint64_t kept(std::uint64_t values) const {
        constexpr std::uint64_t bytes = 0x00FF00FF00FF00FFU;
        const std::uint64_t wide = values * keep;
        return (wide + 0x0001000100010001U + (wide >> 8U & bytes)) >> 8U & bytes;
    }
};

}  // namespace stage
