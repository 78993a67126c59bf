// Colours as eight-bit straight (not premultiplied) RGBA.
#pragma once

#include <algorithm>
#include <cstdint>

namespace stage {

struct Colour {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 255;

    // 0xRRGGBB, opaque.
    static constexpr Colour hex(std::uint32_t rgb) {
        return {static_cast<std::uint8_t>(rgb >> 16U), static_cast<std::uint8_t>(rgb >> 8U),
                static_cast<std::uint8_t>(rgb), 255};
    }

    friend constexpr bool operator==(Colour, Colour) = default;
};

// One channel on the way from `from` to `to`; share in 0..1.
constexpr std::uint8_t mix_channel(std::uint8_t from, std::uint8_t to, float share) {
    const float mixed = static_cast<float>(from) * (1.0F - share) + static_cast<float>(to) * share;
    return static_cast<std::uint8_t>(std::clamp(mixed + 0.5F, 0.0F, 255.0F));
}

// All four channels; share 0 gives `from`, 1 gives `to`.
constexpr Colour mix(Colour from, Colour to, float share) {
    return {mix_channel(from.r, to.r, share), mix_channel(from.g, to.g, share),
            mix_channel(from.b, to.b, share), mix_channel(from.a, to.a, share)};
}

// The same colour with its opacity multiplied by `opacity` (0..1).
constexpr Colour faded(Colour colour, float opacity) {
    return {colour.r, colour.g, colour.b, mix_channel(0, colour.a, opacity)};
}

constexpr Colour lighter(Colour colour, float share) {
    return mix(colour, {255, 255, 255, colour.a}, share);
}

constexpr Colour darker(Colour colour, float share) {
    return mix(colour, {0, 0, 0, colour.a}, share);
}

}  // namespace stage
