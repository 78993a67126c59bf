// What several pages show: vehicles in their liveries.
#pragma once

#include <string>

#include "games/frothy/print/pages.h"

namespace frothy::page {

// From above, ahead to the right. One that players have built looks like the basic chariot.
void draw_vehicle(print::Sheet& sheet, const PrintedTeam& team, print::Rect where);
void draw_wreck(print::Sheet& sheet, const PrintedTeam& team, print::Rect where);

}  // namespace frothy::page
