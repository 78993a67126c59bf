// Why an answer is proposed: what it has over what else tempts, by how the move is likely to end.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/circus_maximus/ai/outlook.h"
#include "kernel/decision.h"
#include "ui/core/seating.h"

namespace circus_maximus {

// Of the points that are proposed.
std::string reason_for_points();

// In a sentence or two what the first has over the best of the others that comes to something else;
// of a speed, over the next higher one. Empty where nothing that is known speaks for it.
std::vector<std::string> reasons_for(const kernel::Decision<CircusMaximus>& decision,
                                     std::span<const Outlook> outlooks, const ui::Seating& seating);

}  // namespace circus_maximus
