// What an answer leads to, as a plain value: made by ai/drivers.h, worded by door/reasons.h.
#pragma once

#include <cstddef>
#include <optional>

#include "games/circus_maximus/rules/circus_maximus.h"

namespace circus_maximus {

struct Outlook {
    // Of the move, with middling dice, straight on and round whoever is in the way.
    struct End {
        Race race;
        int squares = 0;   // left to the finish, on in its lane
        int excess = 0;    // the most by which it was too fast in a corner
        double turns = 0;  // an estimate of those that are left to the finish
    };
    std::size_t option = 0;        // the answer, as it was offered
    double worth = 0;              // the more, the better, among options of one kind
    std::optional<End> end;        // of what drives on
    std::optional<double> chance;  // to win, over all dice, where an attack is weighed or met
};

}  // namespace circus_maximus
