// Fields for names: what is written there counts, however the field is left.
#pragma once

#include <imgui.h>

#include "stage/core/input.h"

namespace ui {

// Of the field drawn last: Dear ImGui gives it back what it had before, which nobody wants.
inline bool is_left_by_escape() {
    return ImGui::IsItemDeactivated() &&
           ImGui::IsKeyPressed(static_cast<int>(stage::Key::escape), false);
}

}  // namespace ui
