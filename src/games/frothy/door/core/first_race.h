// The race that teaches.
#pragma once

#include <array>
#include <cstdint>

namespace frothy {

// Of its dice: whoever takes what is proposed wins by them, without Damage. What a coach says is
// not to be refuted by bad luck in the first minutes.
inline constexpr auto first_race_seeds =
    std::to_array<std::uint64_t>({1, 4, 5, 12, 15, 21, 31, 49, 60, 78, 105, 106});

}  // namespace frothy
