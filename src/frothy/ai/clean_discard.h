// How a Control roll is kept by discards.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "frothy/frothy.h"

namespace frothy {

// Of each icon what is left when pairs have cancelled out (FR-CTRL-09, FR-CTRL-10).
std::array<int, icon_count> lone_dice(std::span<const std::uint8_t> dice);

// Where a Control roll can be kept by discards (FR-CTRL-08 to 11), the index of the answer that
// leads there; -1 where it cannot.
int clean_discard(const Question& question);

}  // namespace frothy
