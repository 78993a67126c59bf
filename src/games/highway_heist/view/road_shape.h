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
// With a column of cards on either side, as wide windows have room for.
inline constexpr stage::Rect night_world{-2.72F, 0.06F, 18.44F, 6.88F};

inline stage::Vec2 middle_of(Space space) {
    return {static_cast<float>(space.x), static_cast<float>(space.y)};
}
inline stage::Vec2 middle_of(const Block& block) {
    return {static_cast<float>(block.at.x) + 0.5F * static_cast<float>(block.length - 1),
            static_cast<float>(block.at.y) + 0.5F * static_cast<float>(block.width - 1)};
}

// West of the road how the enemy stands, below it NEW, WAIT and ACTIVATE!; east of it the Stunts,
// the one that leaves next at the top.
inline constexpr stage::Rect enemy_panel{-2.64F, 0.14F, 2.92F, 1.66F};
inline stage::Rect enemy_spot(std::size_t spot) {
    return {enemy_panel.x, 1.88F + 1.68F * static_cast<float>(spot), enemy_panel.width, 1.6F};
}
inline stage::Rect stunt_spot(std::size_t spot) {
    return {12.72F, 0.14F + 2.26F * static_cast<float>(spot), 2.92F, 2.2F};
}
// Where a click tries it.
inline stage::Vec2 stunt_button(std::size_t spot) {
    const stage::Rect card = stunt_spot(spot);
    return {card.x + 0.44F, card.y + 0.46F};
}

}  // namespace highway_heist
