// The livery that a licence names, among those of the house.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "games/frothy/rules/licence/licence.h"
#include "ui/core/palette.h"

namespace frothy {

// Its number among ui::liveries; nothing where the colours are the driver's alone.
inline std::optional<std::uint8_t> own_livery(const Licence& licence) {
    static_assert(static_cast<std::size_t>(OwnLivery::rose) == ui::liveries.size());
    if (licence.livery == OwnLivery::none) return std::nullopt;
    return static_cast<std::uint8_t>(static_cast<std::uint8_t>(licence.livery) - 1);
}

}  // namespace frothy
