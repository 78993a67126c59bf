// Who drives for a seat that no person has.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "games/death_roads/ai/outlook.h"
#include "games/death_roads/rules/death_roads.h"
#include "kernel/question.h"

namespace death_roads {

// The first is the usual one. Not to be mixed up with the Drivers of the draft (5.8).
inline constexpr std::array<std::string_view, 7> computers = {
    "steady", "rookie", "ace", "racer", "shooter", "basher", "survivor"};

// The index of the option one of them takes. It is given what its player may know, deals the hands
// it does not know anew, and tries its answers out by the rules. `steady` looks to the end of its
// turn and weighs how all cars would then stand; `rookie` sees its own car alone. `racer`,
// `shooter`, `basher` and `survivor` look as far as `steady`, each with a temper of its own. `ace`
// plays the best answers on to the end of the round.
std::size_t answer_of(std::string_view computer, const Race& race,
                      const kernel::Question<DeathRoads>& question);

// The best first, which is the answer. None of a draft, or of cards to be thrown away.
std::vector<Outlook> outlooks_of(const Race& race, const kernel::Question<DeathRoads>& question);

}  // namespace death_roads
