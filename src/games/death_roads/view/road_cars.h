// Cars on the road: how they look, and how they are painted.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "games/death_roads/rules/race.h"
#include "ui/plain/board_art.h"

namespace death_roads {

// Of a car, beside its seat.
struct CarLook {
    std::uint8_t vehicle = none;
    std::uint8_t gear = 1;
    std::uint8_t condition = 0;
    std::int8_t handling = 0;
    std::uint8_t tokens = 0;  // two bits each, by Status
    std::uint8_t flags = 0;
    std::uint8_t guns = 0;  // front and middle pair, a nibble each
    std::uint8_t tail = 0;  // back pair

    enum Flag : std::uint8_t { shown = 1, acting = 2, aside = 4, in_garage = 8 };
    bool is(Flag flag) const { return (flags & flag) != 0; }
    int tokens_of(std::size_t status) const { return tokens >> (2 * status) & 3; }
};

// "roads/hound", the body; its livery and what lies over that are called so, too.
std::string car_picture(std::uint8_t vehicle);

std::vector<ui::BoardPiece> car_pieces(const Race& race);
// As it stands in the garage, where all can be seen at large, with what it has so far.
ui::BoardPiece garage_piece(const Race& race, PlayerId id);
void paint_car(const ui::BoardEasel& easel, const ui::BoardPiece& piece);

}  // namespace death_roads
