#pragma once

#include "imgui_fonts.h"
#include "stage/fonts.h"

#include <SDL_ttf.h>

#include <array>
#include <map>
#include <memory>
#include <utility>

namespace stage {

struct CloseFont {
    void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
};

struct Fonts::Impl {
    Impl() = default;
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    ~Impl();

    // Opened at a size in pixels and kept; null when there is none.
    TTF_Font* open(Face face, int pixels);

    std::filesystem::path assets;
    std::array<std::filesystem::path, face_count> files;
    std::map<std::pair<Face, int>, std::unique_ptr<TTF_Font, CloseFont>> opened;
    bool library_ready = false;
    LettersAhead letters;
};

}  // namespace stage
