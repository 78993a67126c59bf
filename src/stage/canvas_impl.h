// What a Canvas keeps between its calls: the renderer, shapes, words and pictures already made.
#pragma once

#include "stage/canvas.h"
#include "stage/sdl_support.h"
#include "stage/shape_painter.h"
#include "stage/text_cache.h"
#include "stage/window_memory.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace stage {

struct Canvas::Impl {
    Impl(SDL_Renderer* r, Fonts& f) : renderer(r), fonts(f), texts(r, f) {}

    struct ShadowTile {
        OwnedTexture texture;
        bool used = true;
    };

    // Nobody will see this frame: what is painted on a layer is kept beyond it.
    bool is_lost() const { return !is_watched && SDL_GetRenderTarget(renderer) == nullptr; }

    SDL_Renderer* renderer;
    Fonts& fonts;
    bool is_watched = true;
    TextCache texts;
    WindowMemory memory;
    ShapePainter painter{memory};
    TextWitness* witness = nullptr;
    // Of what was drawn on before, by layer begun: SDL forgets those of textures.
    std::vector<std::optional<SDL_Rect>> clips;
    std::map<std::pair<int, int>, ShadowTile> shadow_tiles;  // by radius and blur
};

}  // namespace stage
