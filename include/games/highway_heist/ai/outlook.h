// What an answer leads to, as a plain value: made by ai/drivers.h, worded by door/reasons.h.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "games/highway_heist/rules/highway_heist.h"

namespace highway_heist {

struct Outlook {
    // One way in which the turn may end, before its Enemy Die.
    struct End {
        double part = 0;  // of all of them
        Heist heist;
    };
    std::size_t option = 0;      // the answer, as it was offered
    double worth = 0;            // in actions of the team
    std::optional<Option> then;  // the action that is likely to follow in the turn
    std::vector<End> ends;       // over all dice of its Skill Rolls, answered by the usual driver
    bool is_sampled = false;     // other dice fell on the way, or some courses of all were taken
};

}  // namespace highway_heist
