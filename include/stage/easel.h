// A picture in memory with a canvas of its own, so that another thread can paint it while the
// window shows something else. Canvas::make_picture then hangs it up.
#pragma once

#include "stage/canvas.h"
#include "stage/fonts.h"

#include <memory>

struct SDL_Surface;

namespace stage {

class Easel : NonCopyable {
public:
    // May be made, painted on and let go on any one thread at a time, once SDL runs: it looks up
    // its settings for every texture, and makes them when it begins.
    Easel(PixelSize size, const Fonts& fonts);

    Canvas& canvas() { return *canvas_; }

private:
    friend class Canvas;
    friend class OffscreenWindow;

    Fonts fonts_;
    std::shared_ptr<SDL_Surface> surface_;
    std::shared_ptr<SDL_Renderer> renderer_;
    std::unique_ptr<Canvas> canvas_;
};

}  // namespace stage
