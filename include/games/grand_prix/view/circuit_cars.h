// Where the cars stand on the circuit, and how they get from one place to another.
#pragma once

#include <cstdint>
#include <vector>

#include "games/grand_prix/rules/race.h"
#include "games/grand_prix/view/circuit_road.h"
#include "ui/plain/board_art.h"

namespace grand_prix {

inline constexpr float car_radius = 0.46F;  // world units, of a circle in which one is found
inline constexpr float car_length = 0.98F;
inline constexpr float car_width = 0.58F;

// What a car's picture goes by: ui::BoardPiece::look.
struct CarLook {
    enum class Spot : std::uint8_t { beside_line, road, lane, home };

    Spot spot = Spot::beside_line;
    std::uint8_t space = 0;  // of the road or the lane
    std::uint8_t lap = 0;
    Tyre tyre = Tyre::soft;
    Standing standing = Standing::racing;
    std::uint8_t is_on_turn = 0;
    std::uint8_t in_spot = 0;  // which of those that share it
    std::uint8_t reserved = 0;
};

RoadSpot middle_of(const Place& place);

// One for each car, in the order of seats. On a main space stands one car, others are off beside
// it; in the lane several stand side by side; those at home stand in the parc fermé.
std::vector<ui::BoardPiece> circuit_pieces(const Race& race);

// Along the road, not straight across the infield.
ui::BoardPiece car_between(const ui::BoardPiece& from, const ui::BoardPiece& to, float share);
float car_seconds(const ui::BoardPiece& from, const ui::BoardPiece& to);

}  // namespace grand_prix
