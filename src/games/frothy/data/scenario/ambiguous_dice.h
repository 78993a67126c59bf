// Dice written by values that two icons share (FR-DICE-04), in rolls that are read by their icons
// (FR-DICE-03).
#pragma once

#include <string_view>
#include <vector>

#include "games/frothy/data/scenario/scenario_words.h"

namespace frothy::scenario {

// Whether rolls of this name are read by their icons.
bool is_read_by_icon(std::string_view roll);

// The dice of a case that may be either of two icons, in order; none of a document that is no case.
std::vector<Ambiguity> ambiguous_dice(const Json& document);

}  // namespace frothy::scenario
