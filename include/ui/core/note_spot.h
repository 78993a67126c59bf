// Where a note over the board lies best.
#pragma once

#include <cstddef>
#include <span>

#include "stage/core/geometry.h"

namespace ui {

// What should stay in sight, and how much it matters. Pixels.
struct Seen {
    stage::Vec2 at;
    float weight = 1.0F;
};
inline constexpr float weight_of_own = 20.0F;  // of the vehicle that it is about

// Of several places (at least one) the one that covers least, with so much around it; the first of
// equals. Those from `near` on lie far from what is spoken of, and only serve where all before
// cover the vehicle, or much else.
std::size_t least_covering(std::span<const stage::Rect> places, std::size_t near,
                           std::span<const Seen> seen, float margin);

}  // namespace ui
