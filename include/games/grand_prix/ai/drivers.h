// Who drives a car.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

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

// One way in which a turn may end, for the car of whoever was asked.
struct TurnEnd {
    double part = 0;  // of all of them
    Race race;
    double turns = 0;  // that it would need home, alone on the road
    // What it has yet to do: a stop that is not even under way, a tyre it is neither on nor about
    // to be; and whether it is too late for that.
    bool owes_stop = false;
    bool owes_tyre = false;
    bool is_too_late = false;
    kernel::PlayerSet passed = 0;
    Flag flag = Flag::none;  // on which it turned up a card
};
// An answer by all the ways in which the turn may end, over all dice and cards; `steady` answers
// what is asked on the way.
struct Weighed {
    std::size_t option = 0;
    double worth = 0;          // an estimate of the chance to win
    std::optional<Tyre> fits;  // at the pit entry: the set for which it goes in, where there is one
    std::vector<TurnEnd> ends;
};
// Of any question. The first is the best, and what is advised: of several that win as often one
// that does what is owed, then the quickest home, then the one that is offered first.
std::vector<Weighed> weighed_answers(const kernel::Decision<GrandPrix>& decision);

}  // namespace grand_prix
