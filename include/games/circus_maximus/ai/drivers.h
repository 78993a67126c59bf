// Who drives a chariot.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "games/circus_maximus/ai/outlook.h"
#include "games/circus_maximus/rules/circus_maximus.h"
#include "kernel/question.h"

namespace circus_maximus {

// The first is the usual one, and drives for the house.
inline constexpr std::array<std::string_view, 6> drivers = {"steady", "rookie",  "ace",
                                                            "bolter", "bruiser", "stayer"};

// The index of the option one of them takes. `steady` tries each answer out on a copy, with
// middling dice, and weighs what its own race is then like; attacks and defences it weighs over all
// dice that may fall, as `ace` does with all it does. `rookie` looks no further than to the end of
// its move, and attacks nobody. `bolter`, `bruiser` and `stayer` think as `steady` does, each with
// a temper of its own: it spends its horses early, looks for trouble, or has more to last with.
std::size_t answer_of(std::string_view driver, const Race& race,
                      const kernel::Question<CircusMaximus>& question);

// The answer first, then what comes nearest to it. Of speeds, lash, whip, brakes, moves and
// defences; none of all else.
std::vector<Outlook> outlooks_of(const Race& race, const kernel::Question<CircusMaximus>& question);

}  // namespace circus_maximus
