// Why an answer is proposed: what it has over what else tempts, by how the move is likely to end.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/circus_maximus/rules/circus_maximus.h"
#include "kernel/decision.h"
#include "ui/core/seating.h"

namespace circus_maximus {

// An answer as a driver looks at it.
struct Alternative {
    // Of the move, with middling dice.
    struct End {
        Race race;
        int squares = 0;   // left to the finish, on in its lane
        int excess = 0;    // the most by which it was too fast in a corner
        double turns = 0;  // about so many are left to the finish
    };
    Option option;
    std::optional<End> end;
    std::optional<double> chance;  // about that to win
};

// In a sentence or two what the first has over the best of the others that comes to something else;
// of a speed, over the next higher one. Empty where nothing that is known speaks for it.
std::vector<std::string> reasons_for(const kernel::Decision<CircusMaximus>& decision,
                                     std::span<const Alternative> alternatives,
                                     const ui::Seating& seating);

}  // namespace circus_maximus
