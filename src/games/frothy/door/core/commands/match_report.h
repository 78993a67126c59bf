// What came of many matches of Fox and Hounds in turns, in words or as JSON.
#pragma once

#include <cstdint>
#include <iosfwd>

#include "games/frothy/ai/fox_batch.h"

namespace frothy {

struct MatchReport {
    const Setting& setting;
    const BatchOrder& order;
    FoxBatchResult result;
};

// 0 where nothing was counted.
double mean(std::uint64_t sum, std::uint64_t count);

void print_matches(std::ostream& out, const MatchReport& report);
void print_matches_json(std::ostream& out, const MatchReport& report);

}  // namespace frothy
