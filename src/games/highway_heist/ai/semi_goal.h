// How far Semi Heist is from its end.
#pragma once

#include "games/highway_heist/rules/heist.h"

namespace highway_heist {

// In actions; time that the whole team waits counts more than work that others do meanwhile.
double short_of_semi(const Heist& heist);

}  // namespace highway_heist
