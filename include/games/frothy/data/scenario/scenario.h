// The words of Frothy Races in scenario files (docs/formats/scenario.md).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/setting.h"
#include "kernel/journal.h"
#include "play/scenario/scenario.h"

namespace frothy {

// Keeps the courses and licences it has read for the next case.
play::ScenarioGame scenario_game();

// Where a case has stopped for want of a line in its script: the race before the thing under way,
// the answers and casts since, and what is asked of whom; nothing where dice are due. The race
// points into the setting.
struct ScenarioStop {
    std::shared_ptr<const Setting> setting;
    std::vector<std::string> names;  // of the vehicles
    Race before;
    kernel::Journal<Frothy> journal;
    std::optional<Ask> ask;
    VehicleId of = no_vehicle;
};
// Such a game, which keeps in `stop` where the last of its cases has stopped. `stop` must outlive
// it.
play::ScenarioGame scenario_game_with(std::optional<ScenarioStop>& stop);

}  // namespace frothy
