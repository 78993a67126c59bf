#include "stage/canvas_impl.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace stage {

namespace {

// How far a point lies outside a rounded corner whose middle is (0, 0); negative inside.
float beyond_corner(float x, float y, float radius) {
    const float dx = std::max(0.0F, x);
    const float dy = std::max(0.0F, y);
    return std::hypot(dx, dy) - radius;
}

std::uint8_t shade(float beyond, float blur) {
    const float t = std::clamp(0.5F - beyond / (2.0F * blur), 0.0F, 1.0F);
    return static_cast<std::uint8_t>(255.0F * t * t * (3.0F - 2.0F * t));
}

// The lower right quarter of a shadow: `reach` pixels from the middle of the corner outwards.
OwnedTexture make_tile(SDL_Renderer* renderer, int radius, int blur) {
    const int reach = radius + blur;
    const int side = 2 * reach + 1;
    OwnedTexture texture(SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888,
                                           SDL_TEXTUREACCESS_STATIC, side, side));
    const auto row = static_cast<std::size_t>(side);
    std::vector<std::uint32_t> pixels(row * row);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const auto dx = static_cast<float>(std::abs(x - reach));
            const auto dy = static_cast<float>(std::abs(y - reach));
            const float beyond = beyond_corner(dx, dy, static_cast<float>(radius));
            const std::uint32_t alpha = shade(beyond, static_cast<float>(blur));
            pixels[static_cast<std::size_t>(y) * row + static_cast<std::size_t>(x)] =
                alpha << 24U | 0xFFFFFFU;
        }
    }
    SDL_UpdateTexture(texture.get(), nullptr, pixels.data(), side * 4);
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    return texture;
}

}  // namespace

void Canvas::shadow(Rect rect, float radius, float blur, Colour colour) {
    if (impl_->is_lost()) return;
    const int spread = std::max(1, static_cast<int>(std::lround(blur)));
    // The corner must reach as far inwards as the blur does.
    const int corner = std::max(spread, static_cast<int>(std::lround(radius)));
    const int reach = corner + spread;
    auto [place, is_new] = impl_->shadow_tiles.try_emplace({corner, spread});
    if (is_new) place->second.texture = make_tile(impl_->renderer, corner, spread);
    place->second.used = true;
    SDL_Texture* tile = place->second.texture.get();
    SDL_SetTextureColorMod(tile, colour.r, colour.g, colour.b);
    SDL_SetTextureAlphaMod(tile, colour.a);

    const SDL_Rect outer = to_sdl_pixels(grown(rect, static_cast<float>(spread)));
    const int middle_width = std::max(0, outer.w - 2 * reach);
    const int middle_height = std::max(0, outer.h - 2 * reach);
    const std::array from{0, reach, reach + 1};
    const std::array from_length{reach, 1, reach};
    const std::array to_x{outer.x, outer.x + reach, outer.x + reach + middle_width};
    const std::array to_width{reach, middle_width, reach};
    const std::array to_y{outer.y, outer.y + reach, outer.y + reach + middle_height};
    const std::array to_height{reach, middle_height, reach};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            const SDL_Rect source{from[column], from[row], from_length[column], from_length[row]};
            const SDL_Rect target{to_x[column], to_y[row], to_width[column], to_height[row]};
            const bool is_middle = row == 1 && column == 1;
            if (target.w > 0 && target.h > 0 && !is_middle) {
                SDL_RenderCopy(impl_->renderer, tile, &source, &target);
            }
        }
    }
}

}  // namespace stage
