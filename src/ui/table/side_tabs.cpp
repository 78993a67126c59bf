#include "ui/table/side_tabs.h"

#include <algorithm>

#include "ui/key_cap.h"
#include "ui/letters.h"
#include "ui/panels.h"

namespace ui {

SideTabs show_side_tabs(const Kit& kit, std::span<const char* const> names, std::size_t current,
                        stage::Rect where) {
    const float s = kit.scale();
    const float height = 36.0F * s;
    const Panel panel("side tabs", {where.x, where.y, where.width, height}, Panel::Look::strip,
                      0.0F, 0.0F);
    const float each = where.width / static_cast<float>(names.size());
    ImDrawList& list = *ImGui::GetWindowDrawList();
    std::size_t chosen = current;
    float share = 1.0F;  // all names in one size
    for (const char* name : names) {
        const float wide = text_width(kit.fonts().label, tr(name));
        share = std::min(share, (each - 14.0F * s) / wide);
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        ImGui::SetCursorPos({each * static_cast<float>(i), 0.0F});
        if (ImGui::InvisibleButton(names[i], {each, height})) chosen = i;
        const bool hovered = ImGui::IsItemHovered();
        const stage::Rect tab = item_rect();
        const auto [middle_x, middle] = tab.centre();
        const bool is_current = i == current;
        if (is_current) fill_rect(list, tab, packed(theme::brick));
        if (hovered && !is_current) fill_rect(list, tab, packed(theme::ivory, 0.1F));
        const float wide = text_width(kit.fonts().label, tr(names[i])) * share;
        draw_text_fitted(list, kit.fonts().label, {middle_x, middle},
                         packed(is_current ? theme::ivory : theme::sand), tr(names[i]), wide);
        const stage::Key shoulder = i == current + 1   ? stage::Key::next_tab
                                    : i + 1 == current ? stage::Key::previous_tab
                                                       : stage::Key::unknown;
        if ((each - wide) / 2.0F < key_cap_room(kit, shoulder) + 4.0F * s) continue;
        draw_key_cap(kit, list, {tab.right() - 8.0F * s, middle}, shoulder, packed(theme::sand));
    }
    return {chosen,
            {where.x, where.y + height, where.width, std::max(0.0F, where.height - height)}};
}

}  // namespace ui
