// What the files of the seats' page share.
#pragma once

#include "ui/screens/seats_page.h"

namespace ui {

// The character who sits there, if one does.
const play::Rival* rival_at(const SeatFillers& fillers, const SeatChoice& seat);
// What the button of who drives takes, whoever does.
float driver_width(const Kit& kit, const SeatFillers& fillers);

}  // namespace ui
