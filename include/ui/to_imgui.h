// Places of ours as Dear ImGui takes them.
#pragma once

#include <imgui.h>

#include "stage/core/geometry.h"

namespace ui {

inline ImVec2 to_imgui(stage::Vec2 v) { return {v.x, v.y}; }

}  // namespace ui
