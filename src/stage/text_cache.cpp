#include "stage/text_cache.h"

#include "stage/ink.h"

#include <imgui_internal.h>

#include <algorithm>
#include <vector>

namespace stage {

namespace {

// A stretch of text that one font can show.
struct Stretch {
    TTF_Font* font = nullptr;
    std::string words;
};

std::vector<Stretch> split(Fonts& fonts, Face face, int pixels, std::string_view words) {
    TTF_Font* main = fonts.impl().open(face, pixels);
    std::vector<Stretch> stretches;
    while (!words.empty()) {
        unsigned code = 0;
        const auto bytes = static_cast<std::size_t>(
            ImTextCharFromUtf8(&code, words.data(), words.data() + words.size()));
        TTF_Font* font = main;
        if (font == nullptr || TTF_GlyphIsProvided32(font, code) == 0) {
            TTF_Font* spare = fonts.impl().open(Face::fallback, std::max(1, pixels * 4 / 5));
            font = spare != nullptr && TTF_GlyphIsProvided32(spare, code) != 0 ? spare : main;
        }
        if (stretches.empty() || stretches.back().font != font) {
            stretches.push_back({font, {}});
        }
        stretches.back().words += words.substr(0, bytes);
        words.remove_prefix(bytes);
    }
    std::erase_if(stretches, [](const Stretch& s) { return s.font == nullptr; });
    return stretches;
}

PixelSize size_of(const std::vector<Stretch>& stretches) {
    PixelSize whole;
    int ascent = 0;
    int descent = 0;
    for (const Stretch& stretch : stretches) {
        int width = 0;
        int height = 0;
        TTF_SizeUTF8(stretch.font, stretch.words.c_str(), &width, &height);
        whole.width += width;
        ascent = std::max(ascent, TTF_FontAscent(stretch.font));
        descent = std::max(descent, height - TTF_FontAscent(stretch.font));
    }
    whole.height = ascent + descent;
    return whole;
}

OwnedSurface render(const std::vector<Stretch>& stretches) {
    constexpr SDL_Color white{255, 255, 255, 255};
    if (stretches.size() == 1) {
        const Stretch& only = stretches.front();
        return OwnedSurface(TTF_RenderUTF8_Blended(only.font, only.words.c_str(), white));
    }
    const PixelSize size = size_of(stretches);
    OwnedSurface whole(
        SDL_CreateRGBSurfaceWithFormat(0, size.width, size.height, 32, SDL_PIXELFORMAT_ARGB8888));
    int ascent = 0;
    for (const Stretch& stretch : stretches)
        ascent = std::max(ascent, TTF_FontAscent(stretch.font));
    int x = 0;
    for (const Stretch& stretch : stretches) {
        const OwnedSurface part(TTF_RenderUTF8_Blended(stretch.font, stretch.words.c_str(), white));
        if (part == nullptr || whole == nullptr) continue;
        SDL_Rect where{x, ascent - TTF_FontAscent(stretch.font), part->w, part->h};
        SDL_SetSurfaceBlendMode(part.get(), SDL_BLENDMODE_NONE);
        SDL_BlitSurface(part.get(), nullptr, whole.get(), &where);
        x += part->w;
    }
    return whole;
}

}  // namespace

TextCache::Line TextCache::line(Face face, int pixels, std::string_view words) {
    const auto [place, is_new] = kept_.try_emplace(Key{face, pixels, std::string(words)});
    Kept& kept = place->second;
    kept.used = true;
    if (is_new && !words.empty()) {
        const std::vector<Stretch> stretches = split(fonts_, face, pixels, words);
        if (!stretches.empty()) {
            const OwnedSurface surface = render(stretches);
            if (surface != nullptr) {
                kept.size = {surface->w, surface->h};
                kept.texture = make_ink(renderer_, kept.size, surface->pixels, surface->pitch);
            }
        }
    }
    return {kept.texture.get(), kept.size};
}

PixelSize TextCache::measure(Face face, int pixels, std::string_view words) {
    const auto known = kept_.find(Key{face, pixels, std::string(words)});
    if (known != kept_.end()) return known->second.size;
    return size_of(split(fonts_, face, pixels, words));
}

void TextCache::trim() {
    std::erase_if(kept_, [](const auto& entry) { return !entry.second.used; });
    for (auto& entry : kept_)
        entry.second.used = false;
}

}  // namespace stage
