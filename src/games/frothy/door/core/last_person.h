// The way out for whoever races on when nothing is left to be decided among those who play.
#pragma once

#include <optional>
#include <string>

#include "games/frothy/door/core/game.h"

namespace frothy {

// The one person still on the track: once all others who play are home or out or, for somebody who
// plays alone, everybody else is.
struct LastPerson {
    kernel::PlayerId seat = kernel::nobody;
    bool others_race_on = false;  // the computer's drivers, once this person goes no further
};
// Empty as long as there are several, or none.
std::optional<LastPerson> last_person(const Game& game);
// What it means that this person goes no further: who then stands where (FR-EDGE-27, FR-EDGE-32).
std::string words_of_end(const Game& game, const LastPerson& last);

}  // namespace frothy
