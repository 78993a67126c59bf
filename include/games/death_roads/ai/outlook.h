// What an answer leads to, as a plain value: made by ai/drivers.h, worded by door/reasons.h.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "games/death_roads/rules/death_roads.h"

namespace death_roads {

struct Outlook {
    std::size_t option = 0;        // the answer, as it was offered
    double worth = 0;              // about the chance to win
    std::optional<Option> second;  // the Action that would go with it in the same turn
    // The round as it would end if nobody did anything after this turn, in each of some ways in
    // which what is unseen may lie.
    std::vector<Race> ends;
};

}  // namespace death_roads
