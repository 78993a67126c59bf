// The way out for whoever races on when nothing is left to be decided among those who play.
#pragma once

#include <optional>
#include <string>

#include "app/core/game.h"

namespace app {

// The one person still on the track: once all others who play are home or out or, for somebody who
// plays alone, everybody else is. Nobody otherwise.
std::optional<kernel::PlayerId> last_person(const Game& game);
// Whether the computer's drivers race on once this person goes no further, or the race is over.
bool drivers_race_on(const Game& game, kernel::PlayerId last);
// What it means that this person goes no further: who then stands where (FR-EDGE-27, FR-EDGE-32).
std::string words_of_end(const Game& game, kernel::PlayerId last);

}  // namespace app
