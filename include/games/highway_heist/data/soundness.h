// What holds in every game between two steps, whoever made it: read from a file or played.
#pragma once

#include "games/highway_heist/rules/heist.h"

namespace highway_heist {

// What is wrong with it; nullptr if nothing is.
const char* fault_in(const Heist& heist);

}  // namespace highway_heist
