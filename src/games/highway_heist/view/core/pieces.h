// Vehicles and pegs on the road, without a pixel.
#pragma once

#include <cstdint>
#include <vector>

#include "games/highway_heist/rules/heist.h"
#include "stage/core/geometry.h"
#include "ui/core/board_piece.h"

namespace highway_heist {

// In the order in which they are given and painted.
enum class PieceKind : std::uint8_t { vehicle, rival, tank, semi, peg, chopper };

struct PieceLook {
    enum Flag : std::uint8_t {
        shown = 1,
        wrecked = 2,
        enemy_peg = 4,
        manned = 8,
        active = 16,
        hacker = 32,
        open_door = 64,
    };

    PieceKind kind = PieceKind::vehicle;
    std::uint8_t flags = 0;
    std::uint8_t id = 0;    // of a vehicle: its perch; of a peg: its member
    std::uint8_t car = 0;   // of a car: its board
    std::uint8_t left = 0;  // Strength
    std::uint8_t full = 0;
    std::uint8_t cargo = 0;
    std::uint8_t character = 0;

    bool is(Flag flag) const { return (flags & flag) != 0; }
};

std::vector<ui::BoardPiece> heist_pieces(const Heist& heist);
// How long one is on its way at the usual speed.
float seconds_between(const ui::BoardPiece& from, const ui::BoardPiece& to);
// Where the pegs on top of something stand: 0 and 1.
stage::Vec2 slot_of(const Heist& heist, Perch perch, int slot);

}  // namespace highway_heist
