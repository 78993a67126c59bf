// What a driver of one's own is told of a race, a line of JSON each (docs/own-drivers.md).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "games/frothy/data/record/agreement.h"
#include "games/frothy/rules/frothy.h"
#include "kernel/decision.h"

namespace frothy {

// What is raced, which vehicle it drives, and a number by which it may draw.
std::string race_line(const Agreement& agreement, VehicleId you, std::uint32_t seed);
// The question as its player may know it (kernel/view.h).
std::string ask_line(const kernel::Decision<Frothy>& view);
// A race that was played on.
std::string tried_line(const Race& race);
// The options of a question as they stand in its line.
std::vector<std::string> option_texts(const kernel::Decision<Frothy>& view);

}  // namespace frothy
