#include "games/frothy/view/kit/screen_kit.h"

#include <algorithm>

namespace frothy::screens {

void tip_above(const PanelKit& kit, const std::string& words) {
    const ImVec2 low = ImGui::GetItemRectMin();
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    const float padding = 2.0F * ImGui::GetStyle().WindowPadding.x;
    // What is longer than the window is broken; the rest is moved until it ends within.
    const float wrap = screen.x - padding;
    const float wide =
        ImGui::CalcTextSize(words.c_str(), words.c_str() + words.size(), false, wrap).x + padding;
    const float x = std::clamp(low.x, 0.0F, std::max(0.0F, screen.x - wide));
    ImGui::SetNextWindowPos({x, low.y - 6.0F * kit.scale()}, ImGuiCond_Always, {0.0F, 1.0F});
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(wrap);
    ImGui::TextUnformatted(words.c_str());
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
}

}  // namespace frothy::screens
