// How a Control roll is kept by discards.
#pragma once

#include "games/frothy/rules/frothy.h"

namespace frothy {

// Where a Control roll can be kept by discards (FR-CTRL-08 to 11), the index of the answer that
// leads there; -1 where it cannot.
int clean_discard(const Question& question);

}  // namespace frothy
