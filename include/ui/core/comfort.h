// What a player asks of the picture, beside its size.
#pragma once

#include <cstdint>

#include "stage/core/contrast.h"
#include "ui/core/palette.h"

namespace ui {

// Reduced: things stand where they were and then where they are; nothing slides, spins or glides.
enum class Movement : std::uint8_t { full, reduced };

struct Comfort {
    Palette palette = Palette::usual;
    stage::Contrast contrast = stage::Contrast::usual;
    Movement movement = Movement::full;
    // The board opens that many times larger than whole: 1..3; with 0 no larger than it takes to
    // see vehicles well.
    float board_zoom = 0.0F;
    bool has_commentator = true;  // in a game that has lines for one
    bool has_replays = true;      // of wrecks and close finishes, as soon as they have happened

    friend bool operator==(const Comfort&, const Comfort&) = default;
};

}  // namespace ui
