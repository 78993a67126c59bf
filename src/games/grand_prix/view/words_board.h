#pragma once

#include <vector>

#include "games/grand_prix/rules/race.h"
#include "ui/table/play_board.h"

namespace grand_prix {

// Beside its name: tyre, lap, stop, what waits for it; the most pressing first.
std::vector<ui::BoardFact> car_facts(const Race& race, CarId id);

}  // namespace grand_prix
