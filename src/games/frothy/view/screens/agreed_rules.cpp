#include "games/frothy/view/screens/agreed_rules.h"

#include <algorithm>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"

namespace frothy {

using namespace ui;

std::string agreed_rules_title(const HouseRules& rules, const std::string& set_name) {
    if (!set_name.empty()) return say("House rules: {0}", {tr(set_name.c_str())});
    return tr(rules == HouseRules{} ? mark("House rules: as in the book")
                                    : mark("House rules: the table's own"));
}

Rule show_agreed_rules(const ui::Kit& kit, const HouseRules& rules, const std::string& set_name) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    Rule asked;
    show_text(fonts.heading, agreed_rules_title(rules, set_name));
    const std::vector<AgreedPoint> points = agreed_points(rules);
    if (points.empty()) {
        show_muted(fonts.body_italic, tr("Every open point is settled as in the book."));
        return asked;
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
        const AgreedPoint& point = points[i];
        const float room = ImGui::GetContentRegionAvail().x;
        const float side = rule_button_width(kit) + 14.0F * s;
        const ImVec2 at = ImGui::GetCursorPos();
        ImGui::BeginGroup();
        ImGui::PushTextWrapPos(at.x + room - side);
        for (const bool is_usual : {false, true}) {
            ImGui::PushFont(is_usual ? fonts.small : fonts.label);
            if (is_usual) {
                ImGui::TextDisabled("%s", point.usual.c_str());
            } else {
                ImGui::TextUnformatted(point.text.c_str());
            }
            ImGui::PopFont();
        }
        ImGui::PopTextWrapPos();
        ImGui::EndGroup();
        const ImVec2 under = ImGui::GetCursorPos();
        ImGui::SetCursorPos({at.x + room - side + 14.0F * s, at.y});
        if (rule_button(kit, point.rule, static_cast<int>(i))) asked = point.rule;
        ImGui::SetCursorPos({under.x, std::max(under.y, ImGui::GetCursorPosY())});
    }
    return asked;
}

}  // namespace frothy
