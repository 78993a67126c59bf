// Vehicles and pegs as they are painted, also on their way.
#pragma once

#include "games/highway_heist/view/core/pieces.h"
#include "ui/plain/board_art.h"

namespace highway_heist {

ui::BoardPiece piece_between(const ui::BoardPiece& from, const ui::BoardPiece& to, float share);
void paint_piece(const ui::BoardEasel& easel, const ui::BoardPiece& piece);

}  // namespace highway_heist
