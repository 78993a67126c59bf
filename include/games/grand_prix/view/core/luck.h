// How lucky a cast was.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "games/grand_prix/rules/grand_prix.h"
#include "play/luck.h"

namespace grand_prix {

// None where it is neither good nor bad.
std::optional<play::CastLuck> luck_of(Why why, std::span<const std::uint8_t> faces);

}  // namespace grand_prix
