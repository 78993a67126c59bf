// Lines of text as textures, white, so that one texture serves every colour.
#pragma once

#include "stage/fonts_impl.h"
#include "stage/sdl_support.h"

#include <map>
#include <string>
#include <string_view>
#include <tuple>

namespace stage {

class TextCache {
public:
    TextCache(SDL_Renderer* renderer, Fonts& fonts) : renderer_(renderer), fonts_(fonts) {}

    struct Line {
        SDL_Texture* texture = nullptr;  // null when there is nothing to show
        PixelSize size;
    };
    Line line(Face face, int pixels, std::string_view words);
    PixelSize measure(Face face, int pixels, std::string_view words);

    // Drops lines not asked for since the last call.
    void trim();
    void clear() { kept_.clear(); }

private:
    using Key = std::tuple<Face, int, std::string>;
    struct Kept {
        OwnedTexture texture;
        PixelSize size;
        bool used = true;
    };

    SDL_Renderer* renderer_;
    Fonts& fonts_;
    std::map<Key, Kept> kept_;
};

}  // namespace stage
