// What is longer than its place is read by keys.
#include <imgui_internal.h>

#include <algorithm>

#include "ui/buttons.h"
#include "ui/key_cap.h"

namespace ui {

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

}  // namespace ui
