// Ink: white pictures whose alpha is how much of a pixel they cover, such as letters. One serves
// every colour.
#pragma once

#include "stage/core/coverage.h"
#include "stage/sdl_support.h"
#include "stage/window_memory.h"

#include <cstdint>

namespace stage {

// From rows of ARGB8888, `pitch` bytes each. Null when there is no such texture to be had.
OwnedTexture make_ink(SDL_Renderer* renderer, PixelSize size, const void* argb, int pitch);

// Stamps parts of one ink on the window, without SDL where its memory lies open. Target and clip
// are those of the beginning.
class InkStamp {
public:
    InkStamp(const WindowMemory& memory, SDL_Renderer* renderer, SDL_Texture* ink);

    // A part of the ink, as large as it is, with its upper left corner at `to`.
    void stamp(const SDL_Rect& from, SDL_Point to, Colour colour);

private:
    SDL_Renderer* renderer_;
    SDL_Texture* ink_;
    SDL_Surface* on_ = nullptr;            // null where SDL has to do it
    const std::uint8_t* first_ = nullptr;  // of the ink, ARGB8888
    int pitch_ = 0;                        // bytes a row of it
    SDL_Rect allowed_{};                   // what may be touched of the window
};

}  // namespace stage
