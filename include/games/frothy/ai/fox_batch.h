// Many matches of Fox and Hounds in turns between drivers: everybody is the Fox once in each
// (FR-RACE-06).
#pragma once

#include "games/frothy/ai/batch.h"

namespace frothy {

// Sums over the matches of one vehicle.
struct FoxTally {
    std::uint64_t wins = 0;    // of matches; shared ones count for each
    std::uint64_t places = 0;  // in its matches
    std::uint64_t survived = 0;
    std::uint64_t phases = 0;  // that it lasted as the Fox, four to a round

    friend bool operator==(const FoxTally&, const FoxTally&) = default;
};

// Its races are the matches.
using FoxBatchResult = play::BatchResult<FoxTally>;

// Runs so many matches as `order` has races. The setting is one of Fox and Hounds without faults;
// whoever is its Fox, the turns go by the numbers of the vehicles.
FoxBatchResult run_fox_matches(const Setting& setting, const BatchOrder& order);

}  // namespace frothy
