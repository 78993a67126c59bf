// Edges and cards with a number of which their owner may use less than all (Ask::use_trait).
#pragma once

#include <string>
#include <vector>

#include "games/frothy/door/core/game.h"

namespace frothy {

struct EdgeChoice {
    Rule rule;          // the trait or special card
    std::string name;   // "Driver 2"
    std::string about;  // what it does
    int most = 1;       // its number, or the highest it can roll
    int least = 0;      // 0: it may be left unused
};

// Those a vehicle has now, in order of its licence; none once it is out.
std::vector<EdgeChoice> edge_choices(const Race& race, VehicleId v);

// "All of it, as always", "No more than 1 of it", "Nothing of it".
std::string wanted_text(const EdgeChoice& choice, std::optional<int> wanted);
// The next wish to the left (-1) or right (1), from nothing to all; empty stands for all.
std::optional<int> next_wanted(const EdgeChoice& choice, std::optional<int> wanted, int by);

}  // namespace frothy
