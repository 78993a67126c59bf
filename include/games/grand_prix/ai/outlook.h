// What an answer leads to, as a plain value: made by ai/drivers.h, worded by door/reasons.h.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "games/grand_prix/rules/grand_prix.h"

namespace grand_prix {

struct Outlook {
    // One way in which the turn may end, for the car of whoever is asked; together they are all.
    struct End {
        double part = 0;  // of all of them
        Race race;
        double turns = 0;  // that the car would still need home, alone on the road
        // What it has yet to do: a stop that is not even under way, a tyre it is neither on nor
        // about to be; and whether it is too late for that.
        bool owes_stop = false;
        bool owes_tyre = false;
        bool is_too_late = false;
        kernel::PlayerSet passed = 0;
        Flag flag = Flag::none;  // on which it turned up a card
    };
    std::size_t option = 0;    // the answer, as it was offered
    double worth = 0;          // an estimate of the chance to win
    std::optional<Tyre> fits;  // at the pit entry: the set for which it goes in, where there is one
    std::vector<End> ends;
};

}  // namespace grand_prix
