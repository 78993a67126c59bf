#include "stage/window_memory.h"

namespace stage {

SDL_Surface* WindowMemory::of(SDL_Renderer* renderer) const {
    if (!surface_ || SDL_GetRenderTarget(renderer) != nullptr) return nullptr;
    SDL_Surface* surface = surface_();
    const bool is_known = surface != nullptr && surface->format->format == SDL_PIXELFORMAT_RGB888 &&
                          !SDL_MUSTLOCK(surface);
    return is_known ? surface : nullptr;
}

}  // namespace stage
