// "How to race" of Frothy Races: what its six pages say, and their pictures by the painters of the
// board and the licence.
#pragma once

#include <vector>

#include "games/frothy/view/screens/setup_screen.h"
#include "ui/screens/guide_screen.h"

namespace frothy {

// Told and painted on the first course and by the first vehicle, of which each has a copy.
std::vector<ui::GuidePage> guide_pages(const SetupOffers& offers);

}  // namespace frothy
