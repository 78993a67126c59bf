// What a Skill Roll may come to before it is made, exactly.
#pragma once

#include <array>
#include <cstdint>

#include "games/highway_heist/rules/highway_heist.h"

namespace highway_heist {

// How many of `of` ways the dice may fall come to 0, 1, ... successes.
struct RollOdds {
    std::array<std::uint32_t, 8> ways{};
    std::uint32_t of = 1;

    std::uint32_t at_least(int need) const;  // ways
};

// So many dice (0 to 5) for what `about` says: whose roll, which skill. With the powers that count
// in it (HH-CH-03, HH-VE-04); `is_boosted`: with a Boost (HH-BST-01).
RollOdds odds_of_roll(const Heist& heist, const About& about, int dice, bool is_boosted);

}  // namespace highway_heist
