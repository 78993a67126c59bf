// What a person need not be asked.
#pragma once

#include <optional>

#include "games/frothy/door/core/game.h"
#include "ui/core/asking.h"

namespace frothy {

// Whether an answer to it changes anything: else it is nobody's to undo.
bool comes_to_the_same(const Game::Decision& decision, ui::Asking asking);
// Whether it is answered as advised. Whoever undoes that is asked.
bool goes_without_saying(const Game::Decision& decision, const AnswerPlan& advice,
                         ui::Asking asking);

// The Speed that dice of a Speed Check come to, whichever of them are kept; none where it matters.
std::optional<int> speed_of_all_pairs(const Game::Decision& decision);

// Whether the race is won while others are still on their way.
bool somebody_is_home(const Race& race);
// Whether this one's race is won or lost: somebody is home, or it is half a course behind all who
// are not out.
bool is_settled_for(const Race& race, VehicleId v);

}  // namespace frothy
