// A picture in memory with a canvas of its own, so that another thread can paint it while the
// window shows something else. Canvas::make_picture then hangs it up.
#pragma once

#include "stage/canvas.h"
#include "stage/fonts.h"

#include <memory>

struct SDL_Surface;

namespace stage {

class Easel {
public:
    // May be made, painted on and let go on any one thread at a time, once SDL runs: it looks up
    // its settings for every texture, and makes them when it begins.
    Easel(PixelSize size, const Fonts& fonts);
    ~Easel();

    Canvas& canvas() { return *canvas_; }

private:
    friend class Canvas;
    struct FreeSurface {
        void operator()(SDL_Surface* surface) const;
    };
    struct FreeRenderer {
        void operator()(SDL_Renderer* renderer) const;
    };

    Fonts fonts_;
    std::unique_ptr<SDL_Surface, FreeSurface> surface_;
    std::unique_ptr<SDL_Renderer, FreeRenderer> renderer_;
    std::unique_ptr<Canvas> canvas_;
};

}  // namespace stage
