// A row of the options: what it is about, and its value between two arrows.
#pragma once

#include <string>

#include "ui/kit.h"

namespace ui {

// -1 or 1 when an arrow was used, else 0. In two lines where one is too short. The label is a
// message of the catalogue: the row is the same in every language, so that the keyboard stays on
// it.
int option_row(const Kit& kit, const char* message, const std::string& value);

}  // namespace ui
