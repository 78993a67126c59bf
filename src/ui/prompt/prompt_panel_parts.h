// What the parts of the decision panel draw with: for their .cpp files alone.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>

#include "stage/theme.h"
#include "ui/prompt/prompt_panel_layout.h"

namespace ui::prompt_layout {

namespace theme = stage::theme;

}  // namespace ui::prompt_layout
