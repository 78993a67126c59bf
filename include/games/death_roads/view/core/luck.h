// How lucky a card was that chance turned up.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "games/death_roads/rules/death_roads.h"
#include "play/luck.h"

namespace death_roads {

// Fewer Skid cards than that tell no luck from chance.
inline constexpr int fewest_casts = 5;

// Of a Skid card among those it was turned up from, in `race` as it is drawn, by what each of them
// would bring whoever drives there. None of what is neither good nor bad for anybody alone.
std::optional<play::CastLuck> luck_in(const Race& race, Why why,
                                      std::span<const std::uint8_t> faces);

}  // namespace death_roads
