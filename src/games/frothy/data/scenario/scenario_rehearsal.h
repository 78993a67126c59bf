// Doing a thing of a case again, as a session would: from the journal, stopping at every answer.
#pragma once

#include <string>

#include "games/frothy/data/scenario/scenario_do.h"
#include "games/frothy/rules/frothy.h"
#include "kernel/journal.h"

namespace frothy::scenario {

// Runs `action` from `start` once for every answer of the journal, with the entries before it only,
// and once with all of them. Returns what differed from the first time; empty if nothing did.
std::string rehearse(const Race& start, const Action& action,
                     const kernel::Journal<Frothy>& journal, const Race& end);

}  // namespace frothy::scenario
