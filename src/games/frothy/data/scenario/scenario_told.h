// A case told in words, for somebody who knows the rulebook and has no board before them.
#pragma once

#include <iosfwd>

#include "games/frothy/data/scenario/scenario_setting.h"
#include "games/frothy/data/wording/narration.h"

namespace frothy::scenario {

// Names as they begin a sentence.
Names with_capitals(const VehicleNames& names);
// The course as far as it matters, and every vehicle.
void tell_start(std::ostream& out, const Race& race, const Names& names);
// Every vehicle as it stands now.
void tell_end(std::ostream& out, const Race& race, const Names& names);

}  // namespace frothy::scenario
