// Why an answer is proposed: what it has over what else tempts, by how the turn would end.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/grand_prix/rules/grand_prix.h"
#include "kernel/decision.h"
#include "ui/core/seating.h"

namespace grand_prix {

// An answer as a driver looks at it.
struct Alternative {
    // One of the ways in which the turn may end; together they are all.
    struct End {
        double part = 0;
        Race race;
        double turns = 0;          // that the car would still need home, alone on the road
        bool owes_stop = false;    // and is not making it
        bool owes_tyre = false;    // and is neither on it nor about to be
        bool is_too_late = false;  // for that
        kernel::PlayerSet passed = 0;
        Flag flag = Flag::none;  // on which it turned up a card
    };
    Option option;
    double worth = 0;          // an estimate of the chance to win
    std::optional<Tyre> fits;  // at the pit entry: the set for which it goes in, where there is one
    std::vector<End> ends;
};

// In a sentence or two what the first has over the best of the others that comes to something else;
// empty where nothing that is known speaks for it. The best is first.
std::vector<std::string> reasons_for(const kernel::Decision<GrandPrix>& decision,
                                     std::span<const Alternative> alternatives,
                                     const ui::Seating& seating);

}  // namespace grand_prix
