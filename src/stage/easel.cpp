#include "stage/easel.h"

#include "stage/canvas_impl.h"

#include <algorithm>
#include <string>

namespace stage {

Easel::Easel(PixelSize size, const Fonts& fonts)
    : fonts_(fonts),
      surface_(SDL_CreateRGBSurfaceWithFormat(0, std::max(1, size.width), std::max(1, size.height),
                                              32, SDL_PIXELFORMAT_RGB888),
               DestroySdl{}) {
    if (surface_ == nullptr) {
        fail_with_sdl("Cannot make a picture of " + std::to_string(size.width) + " by " +
                      std::to_string(size.height) + " pixels");
    }
    renderer_.reset(SDL_CreateSoftwareRenderer(surface_.get()), DestroySdl{});
    if (renderer_ == nullptr) fail_with_sdl("Cannot draw in memory");
    canvas_ = std::make_unique<Canvas>(renderer_.get(), fonts_);
    canvas_->impl().memory.set([this] { return surface_.get(); });
}

}  // namespace stage
