// Where things lie on the board of Highway Heist. World units: a space is one, its middle at (x, y).
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
inline constexpr stage::Rect night_world{0.25F, -1.82F, 12.5F, 10.58F};

inline stage::Vec2 middle_of(Space space) {
    return {static_cast<float>(space.x), static_cast<float>(space.y)};
}
inline stage::Vec2 middle_of(const Block& block) {
    return {static_cast<float>(block.at.x) + 0.5F * static_cast<float>(block.length - 1),
            static_cast<float>(block.at.y) + 0.5F * static_cast<float>(block.width - 1)};
}

// NEW, WAIT, ACTIVATE! from the west; beside them how the enemy stands.
inline stage::Rect enemy_spot(std::size_t spot) {
    return {0.5F + 3.06F * static_cast<float>(spot), -1.7F, 2.92F, 1.8F};
}
inline constexpr stage::Rect enemy_panel{9.68F, -1.7F, 2.82F, 1.8F};
// Under the three panels of the road.
inline stage::Rect stunt_spot(std::size_t spot) {
    return {0.5F + 4.04F * static_cast<float>(spot), 6.92F, 3.92F, 1.74F};
}
// Where a click tries it.
inline stage::Vec2 stunt_button(std::size_t spot) {
    const stage::Rect card = stunt_spot(spot);
    return {card.x + 0.5F, card.y + 0.62F};
}

}  // namespace highway_heist
