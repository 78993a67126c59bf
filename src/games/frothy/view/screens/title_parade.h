// The teams that race across the board behind the title.
#pragma once

#include <span>
#include <string>

#include "games/frothy/view/board/board_still.h"
#include "ui/core/palette.h"

namespace frothy {

struct Parade {
    std::span<const std::string> teams;  // ids of their licences; a livery each, in order
    ui::Palette palette = ui::Palette::usual;
    stage::Vec2 middle;  // of the pack, a pixel on the track
};

// A pack at the gallop the way the course goes there, larger than life; whoever would be off the
// track is left out.
void paint_parade(const StillBoard& board, const Parade& parade);

}  // namespace frothy
