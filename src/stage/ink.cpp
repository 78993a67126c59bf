#include "stage/ink.h"

#include "stage/shape_painter.h"

#include <algorithm>

namespace stage {

OwnedTexture make_ink(SDL_Renderer* renderer, PixelSize size, const void* argb, int pitch) {
    // What streams lies open to the processor; a graphics card reads it slowly.
    const bool in_memory = is_in_memory(renderer);
    OwnedTexture ink(
        SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888,
                          in_memory ? SDL_TEXTUREACCESS_STREAMING : SDL_TEXTUREACCESS_STATIC,
                          size.width, size.height));
    if (ink != nullptr) {
        SDL_UpdateTexture(ink.get(), nullptr, argb, pitch);
        SDL_SetTextureBlendMode(ink.get(), SDL_BLENDMODE_BLEND);
    }
    return ink;
}

InkStamp::InkStamp(const WindowMemory& memory, SDL_Renderer* renderer, SDL_Texture* ink)
    : renderer_(renderer), ink_(ink) {
    int access = 0;
    SDL_QueryTexture(ink, nullptr, &access, nullptr, nullptr);
    if (access != SDL_TEXTUREACCESS_STREAMING) return;
    SDL_Surface* on = memory.of(renderer);
    void* pixels = nullptr;
    if (on == nullptr || SDL_LockTexture(ink, nullptr, &pixels, &pitch_) != 0) return;
    // In memory they stay where they are.
    SDL_UnlockTexture(ink);
    first_ = static_cast<const std::uint8_t*>(pixels);
    on_ = on;
    const PixelBounds bounds = ShapePainter::bounds(renderer);
    allowed_ = {bounds.left, bounds.top, std::min(bounds.right, on->w) - bounds.left,
                std::min(bounds.bottom, on->h) - bounds.top};
}

void InkStamp::stamp(const SDL_Rect& from, SDL_Point to, Colour colour) {
    const SDL_Rect wanted{to.x, to.y, from.w, from.h};
    if (on_ == nullptr) {
        SDL_SetTextureColorMod(ink_, colour.r, colour.g, colour.b);
        SDL_SetTextureAlphaMod(ink_, colour.a);
        SDL_RenderCopy(renderer_, ink_, &from, &wanted);
        return;
    }
    SDL_Rect seen{};
    if (SDL_IntersectRect(&allowed_, &wanted, &seen) == SDL_FALSE) return;
    SDL_RenderFlush(renderer_);  // what SDL has put off comes first
    const std::uint32_t plain = plain_pixel(colour);
    for (int y = seen.y; y < seen.y + seen.h; ++y) {
        const std::uint8_t* row = first_ + std::ptrdiff_t{from.y + y - to.y} * pitch_;
        const auto* ink = reinterpret_cast<const std::uint32_t*>(row) + from.x + seen.x - to.x;
        std::uint32_t* pixel = pixels_at(*on_, seen.x, y);
        for (int x = 0; x < seen.w; ++x) {
            const std::uint32_t covered = Blend::scaled(ink[x] >> 24U, colour.a);
            if (covered == 0) continue;
            Colour part = colour;
            part.a = static_cast<std::uint8_t>(covered);
            pixel[x] = covered == 255 ? plain : Blend(part).over(pixel[x]);
        }
    }
}

}  // namespace stage
