// The vehicles' names, as told in sentences: those of the seats.
#pragma once

#include "games/frothy/data/wording/wording.h"
#include "ui/core/seating.h"

namespace frothy {

Names names_of(const ui::Seating& seating);

}  // namespace frothy
