// Why an answer is proposed: what it has over what else tempts, by how the round would end.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/death_roads/rules/death_roads.h"
#include "kernel/decision.h"

namespace death_roads {

// An answer as a driver looks at it.
struct Prospect {
    Option option;
    std::optional<Option> second;  // the Action that would go with it in the same turn
    double worth = 0;              // about the chance to win
    std::vector<Race> ends;        // of the round, in each of some deals of what is unseen
};

// In a sentence or two what the first has over the best of the others that comes to something else;
// empty where nothing that is known speaks for it. The best is first.
std::vector<std::string> reasons_for(const kernel::Decision<DeathRoads>& decision,
                                     std::span<const Prospect> prospects);

}  // namespace death_roads
