// Where things lie on the board of Highway Heist. A space is a world unit, its middle at (x, y).
#pragma once

#include <cstddef>

#include "games/highway_heist/rules/heist.h"
#include "stage/core/colour.h"
#include "stage/core/geometry.h"

namespace highway_heist {

namespace neon {
inline constexpr stage::Colour asphalt = stage::Colour::hex(0x1D1D28);
inline constexpr stage::Colour night = stage::Colour::hex(0x0D0B18);
inline constexpr stage::Colour pink = stage::Colour::hex(0xFF2A8A);
inline constexpr stage::Colour cyan = stage::Colour::hex(0x18E0F0);
inline constexpr stage::Colour amber = stage::Colour::hex(0xFFB03A);
inline constexpr stage::Colour green = stage::Colour::hex(0x37E28A);
inline constexpr stage::Colour red = stage::Colour::hex(0xFF3A3A);
inline constexpr stage::Colour pale = stage::Colour::hex(0xE8E6F4);
inline constexpr stage::Colour dim = stage::Colour::hex(0x9A96B4);
}  // namespace neon

inline constexpr stage::Rect road{0.5F, 0.5F, road_length, lanes};
inline constexpr float verge = 0.34F;  // of the road, on either side
// With a row of cards above and below, and how the enemy stands beside it.
inline constexpr stage::Rect night_world{-3.7F, -0.92F, 20.4F, 9.1F};

inline stage::Vec2 middle_of(Space space) {
    return {static_cast<float>(space.x), static_cast<float>(space.y)};
}
inline stage::Vec2 middle_of(const Block& block) {
    return {static_cast<float>(block.at.x) + 0.5F * static_cast<float>(block.length - 1),
            static_cast<float>(block.at.y) + 0.5F * static_cast<float>(block.width - 1)};
}

// West of the road how the enemy stands, so many tracks and notes. Above it NEW, WAIT and
// ACTIVATE!, where cards slide to the right; below it the Stunts, which slide west and leave there.
inline constexpr float cards_from = -3.62F;
inline stage::Rect enemy_panel(int rows) {
    const float tall = 0.14F + 0.54F * static_cast<float>(rows);
    return {cards_from, 6.26F - tall, 3.7F, tall};
}
inline constexpr float card_wide = 6.66F;
inline constexpr float card_pitch = 6.79F;
inline stage::Rect enemy_spot(std::size_t spot) {
    return {cards_from + card_pitch * static_cast<float>(spot), -0.88F, card_wide, 0.92F};
}
// Spot 0 leaves next.
inline stage::Rect stunt_spot(std::size_t spot) {
    return {cards_from + card_pitch * static_cast<float>(spot), 6.96F, card_wide, 1.18F};
}
// Where a click tries it.
inline stage::Vec2 stunt_button(std::size_t spot) {
    const stage::Rect card = stunt_spot(spot);
    return {card.x + 0.52F, card.centre().y};
}

}  // namespace highway_heist
