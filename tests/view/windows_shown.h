// Which windows of Dear ImGui were drawn in the last frame.
#pragma once

#include <imgui.h>
#include <imgui_internal.h>

#include <string_view>

namespace windows_shown {

// Whose name has this part; null for none.
inline ImGuiWindow* window_named(std::string_view part) {
    for (ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
        const bool is_it = std::string_view(window->Name).find(part) != std::string_view::npos;
        if (is_it && window->WasActive) return window;
    }
    return nullptr;
}

}  // namespace windows_shown
