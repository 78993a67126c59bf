// Cards in colours that stay apart for every kind of eye.
#pragma once

#include <array>
#include <cstdint>

#include "ui/core/palette.h"

namespace frothy {

// The leather of Whip, Reins and dual cards, where light falls on it and where not: 0xRRGGBB. The
// usual ones are those of the pictures themselves.
struct CardColours {
    std::uint32_t light;
    std::uint32_t dark;
};
inline constexpr std::array<std::array<CardColours, 3>, ui::palette_count> card_colours = {{
    {{{0x4E7F41, 0x3A6230}, {0xAF3B35, 0x862620}, {0x7A4472, 0x532A4E}}},
    {{{0x469ABC, 0x327690}, {0x9A3024, 0x74231A}, {0x3B2B58, 0x281C3C}}},
    {{{0x469ABC, 0x327690}, {0xCA4D31, 0xA43A23}, {0x3B2B58, 0x281C3C}}},
    {{{0x4E9F41, 0x3A7A30}, {0xAF3B35, 0x862620}, {0x443261, 0x2E2144}}},
}};

}  // namespace frothy
