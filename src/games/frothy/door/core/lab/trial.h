// Races of Frothy on the proving ground (play/lab/batch.h).
#pragma once

#include <memory>

#include "games/frothy/door/core/lab/crew.h"
#include "games/frothy/rules/setting.h"
#include "play/lab/batch.h"

namespace frothy {

// Vehicle n has driver n of the crew and starts equally often from each of the first spaces of
// the grid. Dice, starts and what drivers draw go by the number of the race alone, so that another
// vehicle in the same seat meets the same race.
play::lab::Trial trial_of(const std::shared_ptr<const Setting>& setting, const Crew& crew);

}  // namespace frothy
