// Chariots as pieces: where they stand, how they look, and how they run from square to square.
#pragma once

#include <cstdint>
#include <vector>

#include "games/circus_maximus/rules/race.h"
#include "games/circus_maximus/view/track_shape.h"
#include "ui/plain/board_art.h"

namespace circus_maximus {

// What a piece has to know of its chariot; between squares too.
struct ChariotLook {
    enum Flag : std::uint8_t {
        shown = 1,    // it is on the track
        held = 2,     // by a dead horse
        driven = 4,   // with car and driver
        upright = 8,  // a runaway's car stands behind it
        dragged = 16,
        acting = 32,
    };

    ChariotId id = 0;
    std::uint8_t lane = 0;   // in sixteenths
    std::uint16_t turn = 0;  // of the lap, in parts of 65536
    std::uint8_t flags = 0;
    std::uint8_t live = 0;    // horses, a bit each
    std::uint8_t wheels = 0;  // damage of the inner one, and 16 times that of the outer one
    std::uint8_t number = 0;  // among those of its owner, from 1; 0 where it is the only one

    bool is(Flag flag) const { return (flags & flag) != 0; }
    LapSpot spot() const;  // of the car
    void put(LapSpot spot);
};

std::vector<ui::BoardPiece> chariot_pieces(const Race& race);
ui::BoardPiece chariot_between(const ui::BoardPiece& from, const ui::BoardPiece& to, float share);
float chariot_seconds(const ui::BoardPiece& from, const ui::BoardPiece& to);

void paint_chariot(const ui::BoardEasel& easel, const ui::BoardPiece& piece);
// A driver without a chariot, as on foot.
void paint_driver(const ui::BoardEasel& easel, stage::Vec2 at, float heading,
                  kernel::PlayerId owner);

}  // namespace circus_maximus
