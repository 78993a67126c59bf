// A question whose answers all come to the same leaves nothing to be decided.
#pragma once

#include "frothy/wording.h"

namespace frothy {

// Whether every answer leads to the same race and the same next question before another die is
// cast: whichever pair of dice stops a vehicle that hardly moves, whichever die is discarded where
// all of them do nothing, a compulsory Reins before the step or after it. Found by running the
// rules. Never so of a secret answer: that it was not asked for would tell others of the hand.
bool is_settled(const Decision& decision);

}  // namespace frothy
