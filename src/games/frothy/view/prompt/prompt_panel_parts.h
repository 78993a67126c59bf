// What the parts of the decision panel draw with: for their .cpp files alone.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>

#include "games/frothy/view/prompt/prompt_panel_layout.h"
#include "stage/theme.h"

namespace frothy::prompt_layout {

namespace theme = stage::theme;
using namespace ui;

}  // namespace frothy::prompt_layout
