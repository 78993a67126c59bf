// Which keys were struck, and what all windows do with some of them.
#include <imgui_internal.h>

#include <algorithm>

#include "ui/buttons.h"
#include "ui/key_cap.h"

namespace ui {

namespace {

// Keys are those of a list that has dropped down, also the one that puts it away.
bool is_under_list() {
    const ImGuiContext& now = *ImGui::GetCurrentContext();
    const auto is_list = [](const ImGuiWindow* window) {
        return window != nullptr && (window->RootWindow->Flags & ImGuiWindowFlags_Popup) != 0;
    };
    if (is_list(now.CurrentWindow)) return false;
    return now.OpenPopupStack.Size > 0 || std::ranges::any_of(now.Windows, [&](const auto* one) {
               return one->WasActive && is_list(one);
           });
}

}  // namespace

bool key_struck(stage::Key key) {
    if (ImGui::GetIO().WantTextInput) return false;
    if (ImGui::GetIO().KeyCtrl || ImGui::GetIO().KeyAlt) return false;
    return key_pressed(key);
}

bool key_pressed(stage::Key key) {
    if (is_under_list()) return false;
    return key != stage::Key::unknown && ImGui::IsKeyPressed(static_cast<int>(key), false);
}

bool is_list_open() { return ImGui::GetCurrentContext()->OpenPopupStack.Size > 0; }

int key_step(stage::Key back, stage::Key on) {
    const auto is_struck = [](stage::Key key) {
        return ImGui::IsKeyPressed(static_cast<int>(key), true);
    };
    return (is_struck(on) ? 1 : 0) - (is_struck(back) ? 1 : 0);
}

void roll_by_keys() {
    constexpr float page = 0.8F;  // of what is in sight
    const float most = ImGui::GetScrollMaxY();
    if (most <= 0.0F) return;
    const int by = key_step(stage::Key::page_up, stage::Key::page_down);
    if (by == 0) return;
    ImGui::NavMoveRequestCancel();
    const float way = static_cast<float>(by) * page * ImGui::GetWindowHeight();
    ImGui::SetScrollY(std::clamp(ImGui::GetScrollY() + way, 0.0F, most));
}

void roll_by_keys(const Kit& kit) {
    roll_by_keys();
    const bool has_more = ImGui::GetScrollY() < ImGui::GetScrollMaxY() - 1.0F;
    if (!has_more || kit.frame.caps().device() != stage::Device::keyboard) return;
    const float s = kit.scale();
    const ImVec2 low = ImGui::GetWindowPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.PushClipRectFullScreen();
    draw_key_tab_in_corner(kit, list,
                           {low.x + ImGui::GetWindowWidth() - 6.0F * s,
                            low.y + ImGui::GetWindowHeight() + roll_key_room * s},
                           stage::Key::page_down);
    list.PopClipRect();
}

void begin_cursor_here() {
    if (!ImGui::GetIO().NavVisible) return;
    ImGuiWindow* window = ImGui::GetCurrentWindow();
    ImGui::FocusWindow(window);
    ImGui::NavInitWindow(window, true);
}

}  // namespace ui
