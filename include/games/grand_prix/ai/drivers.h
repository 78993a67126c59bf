// Who drives a car.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "games/grand_prix/ai/outlook.h"
#include "games/grand_prix/rules/grand_prix.h"
#include "kernel/decision.h"
#include "kernel/question.h"

namespace grand_prix {

// The first is the usual one.
inline constexpr std::array<std::string_view, 3> drivers = {"steady", "rookie", "ace"};

// The index of the option one of them takes. `steady` goes by a few plain rules, `rookie` by fewer;
// `ace` also plays each answer on to the end of the turn, over all dice and all cards yet to be
// turned up, and weighs how the cars would stand with the cheapest plan of stops and tyres.
std::size_t answer_of(std::string_view driver, const Race& race,
                      const kernel::Question<GrandPrix>& question);

// Of any question, over all dice and cards; `steady` answers what is asked on the way. The first is
// the best, and what is advised: of several that win as often one that does what is owed, then the
// quickest home, then the one that is offered first.
std::vector<Outlook> outlooks_of(const kernel::Decision<GrandPrix>& decision);

}  // namespace grand_prix
