// How lucky a cast was.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "games/circus_maximus/rules/circus_maximus.h"
#include "play/luck.h"

namespace circus_maximus {

// For whose dice they are. None where it is neither good nor bad.
std::optional<play::CastLuck> luck_of(Why why, std::span<const std::uint8_t> faces);

}  // namespace circus_maximus
