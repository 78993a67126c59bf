// What came of many matches of Fox and Hounds in turns, in words or as JSON.
#pragma once

#include <iosfwd>
#include <vector>

#include "games/frothy/ai/fox_batch.h"
#include "play/commands/simulate.h"

namespace frothy {

struct MatchReport {
    const Setting& setting;
    const BatchOrder& order;
    FoxBatchResult result;
};

// Of the vehicles of a batch.
std::vector<play::SeatName> names_of(const Setting& setting, const DriverSeats& drivers);

void print_matches(std::ostream& out, const MatchReport& report);
void print_matches_json(std::ostream& out, const MatchReport& report);

}  // namespace frothy
