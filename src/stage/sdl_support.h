// What the files of this room share about SDL: owners of its objects, and its errors.
#pragma once

#include "stage/core/colour.h"
#include "stage/core/geometry.h"
#include "stage/stage_error.h"

#include <SDL.h>

#include <cmath>
#include <memory>
#include <string>

namespace stage {

struct DestroySdl {
    void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
    void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
    void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
};

using OwnedTexture = std::unique_ptr<SDL_Texture, DestroySdl>;
using OwnedSurface = std::unique_ptr<SDL_Surface, DestroySdl>;
using OwnedRenderer = std::unique_ptr<SDL_Renderer, DestroySdl>;
using OwnedWindow = std::unique_ptr<SDL_Window, DestroySdl>;

[[noreturn]] inline void fail_with_sdl(const std::string& what) {
    throw StageError(what + ": " + SDL_GetError() + ".");
}

inline SDL_FRect to_sdl(Rect r) { return {r.x, r.y, r.width, r.height}; }

// The smallest rectangle of whole pixels around `r`.
inline SDL_Rect to_sdl_pixels(Rect r) {
    const int x = static_cast<int>(std::floor(r.x));
    const int y = static_cast<int>(std::floor(r.y));
    return {x, y, static_cast<int>(std::ceil(r.right())) - x,
            static_cast<int>(std::ceil(r.bottom())) - y};
}

// Whether the processor draws.
inline bool is_in_memory(SDL_Renderer* renderer) {
    SDL_RendererInfo info{};
    SDL_GetRendererInfo(renderer, &info);
    return (info.flags & SDL_RENDERER_SOFTWARE) != 0;
}

inline void set_draw_colour(SDL_Renderer* renderer, Colour c) {
    SDL_SetRenderDrawColor(renderer, c.r, c.g, c.b, c.a);
}

}  // namespace stage
