#pragma once

#include "stage/fonts.h"
#include "stage/imgui_frame.h"

namespace stage {

// Fills the atlas of the current context; scale 1 is 100 %.
ImGuiFonts load_imgui_fonts(Fonts& fonts, float scale);

}  // namespace stage
