// Where a note over the board lies best.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "stage/core/geometry.h"

namespace ui {

// What should stay in sight, and how much it matters. Pixels.
struct Seen {
    stage::Vec2 at;
    float weight = 1.0F;
};
inline constexpr float weight_of_own = 20.0F;    // of the vehicle that it is about
inline constexpr float weight_of_others = 3.0F;  // of those it is not about
inline constexpr float weight_of_choice = 2.0F;  // of what is clicked to decide

// How much of all this a note there covers, with so much around it.
float covered_by(const stage::Rect& place, std::span<const Seen> seen, float margin);

// Of several places (at least one) the one that covers least, with so much around it; the first of
// equals. Those from `near` on lie far from what is spoken of, and only serve where all before
// cover something.
std::size_t least_covering(std::span<const stage::Rect> places, std::size_t near,
                           std::span<const Seen> seen, float margin);

// Places of one size all over a room, row by row.
std::vector<stage::Rect> places_all_over(const stage::Rect& room, stage::Vec2 size);

}  // namespace ui
