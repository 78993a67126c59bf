// A race that is being run while its designer changes the course under it.
#pragma once

#include <optional>

#include "games/frothy/door/core/game.h"

namespace frothy {

// The same race from its last place of rest, on the course as it is now. Nothing where it does not
// fit any more: a fault, a vehicle that would be off the track or in an obstacle, a race that is
// over.
std::optional<Record> on_changed_course(const Game& game, const CoursePlan& course);

}  // namespace frothy
