// What a player asks of the picture, beside its size.
#pragma once

#include <cstdint>

#include "stage/core/contrast.h"
#include "ui/core/palette.h"

namespace ui {

// Reduced: things stand where they were and then where they are; nothing slides, spins or glides.
enum class Movement : std::uint8_t { full, reduced };

// How a board opens, where it is not that many times larger than whole.
inline constexpr float zoom_as_needed = 0.0F;  // no larger than it takes to see vehicles well
inline constexpr float zoom_near_action = 0.5F;

struct Comfort {
    Palette palette = Palette::usual;
    stage::Contrast contrast = stage::Contrast::usual;
    Movement movement = Movement::full;
    float board_zoom = zoom_as_needed;  // or 1..3
    bool has_commentator = true;        // in a game that has lines for one
    bool has_replays = true;            // of wrecks and close finishes, once they have happened

    friend bool operator==(const Comfort&, const Comfort&) = default;
};

}  // namespace ui
