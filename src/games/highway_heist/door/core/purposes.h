// What companions say they are up to.
#pragma once

#include "games/highway_heist/ai/drivers.h"

namespace highway_heist {

// A line to be translated: "I'll make a wreck of it."; empty for none.
const char* line_of(Purpose purpose);

}  // namespace highway_heist
