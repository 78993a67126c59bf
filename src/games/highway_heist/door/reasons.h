// Why an answer is proposed: what it has over what else tempts, by how the turn is likely to end.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/highway_heist/ai/outlook.h"
#include "kernel/decision.h"
#include "ui/core/seating.h"

namespace highway_heist {

// In a sentence or two what the first has over the best of the others that comes to something else;
// empty where nothing that is known speaks for it. The best is first.
std::vector<std::string> reasons_for(const kernel::Decision<HighwayHeist>& decision,
                                     std::span<const Outlook> outlooks, const ui::Seating& seating);

}  // namespace highway_heist
