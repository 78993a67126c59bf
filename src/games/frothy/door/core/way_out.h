// The way out of a race for whoever still plays, and what it means.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/frothy/door/core/game.h"

namespace frothy {

struct WayOut {
    std::vector<kernel::PlayerId> seats;  // all persons still on the track
    bool others_race_on = false;          // the computer's drivers, once those go no further
    // Nothing is left to be decided among those who play: it is worth offering at every turn.
    bool is_settled = false;
};
// All persons end it together, at any time. Empty where nobody is left who plays.
std::optional<WayOut> way_out(const Game& game);
// On its button.
const char* label_of_end(const WayOut& way);
// What it means that these persons go no further: who then stands where (FR-EDGE-27, FR-EDGE-32).
std::string words_of_end(const Game& game, const WayOut& way);

}  // namespace frothy
