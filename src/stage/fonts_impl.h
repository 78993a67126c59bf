// What Fonts keeps: the files of the fonts, and each opened at the sizes asked for.
#pragma once

#include "stage/fonts.h"
#include "stage/imgui_fonts.h"

#include <SDL_ttf.h>

#include <array>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

namespace stage {

// The files of fonts as they lie on the disk, for several threads.
class FontFiles {
public:
    // Of a file that was read before, without reading it again.
    std::span<const char> read(const std::filesystem::path& file);

private:
    std::mutex lock_;
    std::map<std::filesystem::path, std::vector<char>> files_;
};

struct CloseFont {
    void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
};

struct Fonts::Impl {
    Impl() = default;
    ~Impl();

    // Opened at a size in pixels and kept; null when there is none.
    TTF_Font* open(Face face, int pixels);

    std::filesystem::path assets;
    std::shared_ptr<FontFiles> contents = std::make_shared<FontFiles>();
    std::array<std::filesystem::path, face_count> files;
    std::map<std::pair<Face, int>, std::unique_ptr<TTF_Font, CloseFont>> opened;
    bool library_ready = false;
    LettersAhead letters;
};

}  // namespace stage
