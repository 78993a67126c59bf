// Why an answer is proposed: what it has over what else tempts, by how the round would end.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/death_roads/ai/outlook.h"
#include "kernel/decision.h"

namespace death_roads {

// In a sentence or two what the first has over the best of the others that comes to something else;
// empty where nothing that is known speaks for it. The best is first.
std::vector<std::string> reasons_for(const kernel::Decision<DeathRoads>& decision,
                                     std::span<const Outlook> outlooks);

}  // namespace death_roads
