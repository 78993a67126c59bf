// The table's agreements: every open point of the rules with its values.
#include <algorithm>
#include <string>

#include "frothy/notation.h"
#include "frothy/view/screen_kit.h"
#include "frothy/view/setup_screen.h"
#include "frothy/wording.h"

namespace frothy {

using namespace screens;
namespace theme = stage::theme;
using stage::theme::ButtonRole;

namespace {

// The number of values, or of steps of a number.
int next_value(const HouseRuleKey& key, int value, int by) {
    if (key.values.empty()) return std::clamp(value + by, key.least, key.most);
    const auto count = static_cast<int>(key.values.size());
    return (value + by + count) % count;
}

// One point: its question, its value to be stepped through, its rule. True if the rule was asked
// for.
bool show_point(const PanelKit& kit, const HouseRuleKey& key, HouseRules& rules) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const int value = key.get(rules);
    const bool is_changed = value != key.get(HouseRules{});
    const float width = ImGui::GetContentRegionAvail().x;
    ImGui::PushID(key.key.data(), key.key.data() + key.key.size());
    ImGui::PushStyleColor(ImGuiCol_Text, imgui_colour(is_changed ? theme::sand : theme::ivory));
    ImGui::PushFont(fonts.label);
    ImGui::TextUnformatted((house_rule_title(key) + (is_changed ? " (changed)" : "")).c_str());
    ImGui::PopFont();
    ImGui::PopStyleColor();

    ImGui::PushFont(fonts.small);
    const std::string rule(key.rule);
    const float rule_width = ImGui::CalcTextSize(rule.c_str()).x + 20.0F * s;
    ImGui::SameLine(std::max(ImGui::GetItemRectSize().x + 20.0F * s, width - rule_width));
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {8.0F * s, 2.0F * s});
    const bool asked = ImGui::Button(rule.c_str());
    ImGui::PopStyleVar();
    ImGui::PopFont();

    const float side = std::ceil(34.0F * s);
    const auto arrow = [&](const char* id, const char* icon) {
        const ImVec2 low = ImGui::GetCursorScreenPos();
        const bool used = ImGui::Button(id, {side, side});
        const float inset = 9.0F * s;
        const stage::Sprite sprite = kit.sprites.get(icon, static_cast<int>(side - 2.0F * inset));
        if (sprite) {
            ImGui::GetWindowDrawList()->AddImage(sprite.imgui_id(), {low.x + inset, low.y + inset},
                                                 {low.x + side - inset, low.y + side - inset},
                                                 {0, 0}, {1, 1}, imgui_packed(theme::ivory));
        }
        return used;
    };
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {8.0F * s, 4.0F * s});
    int by = 0;
    if (arrow("##less", "ui/arrow-left")) by = -1;
    ImGui::SameLine();
    if (arrow("##more", "ui/arrow-right")) by = 1;
    ImGui::SameLine();
    const float words = width - 2.0F * side - 18.0F * s;
    const std::string text = house_rule_value_text(key, value);
    const float tall =
        fonts.body->CalcTextSizeA(fonts.body->FontSize, FLT_MAX, words, text.c_str()).y;
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + std::max(0.0F, (side - tall) / 2.0F));
    show_text(fonts.body, text);
    ImGui::PopStyleVar();
    if (by != 0) key.set(rules, next_value(key, value, by));
    ImGui::Dummy({0.0F, 4.0F * s});
    ImGui::Separator();
    ImGui::PopID();
    return asked;
}

}  // namespace

SetupReply SetupScreen::show_rules(const PanelKit& kit, SetupPlan& plan) {
    const float s = kit.scale();
    SetupReply reply;
    ImGui::Dummy({0.0F, 2.0F * s});
    const bool with_stamina = plan.rules.stamina == Stamina::used;
    if (key_button(kit, {.label = with_stamina ? "Stamina: in play" : "Stamina: left out",
                         .key = stage::Key::f5,
                         .role = with_stamina ? ButtonRole::paper : ButtonRole::plain,
                         .size = {ImGui::GetContentRegionAvail().x, std::ceil(48.0F * s)},
                         .icon = with_stamina ? "ui/check" : "ui/cross"})) {
        plan.rules.stamina = with_stamina ? Stamina::unused : Stamina::used;
    }
    show_muted(kit.frame.fonts().body,
               "Horses tire: each round at high Speed costs Stamina. Leave it out for a first "
               "evening.");
    if (!(plan.rules == HouseRules{})) {
        if (key_button(kit, {.label = "All as in the book", .key = stage::Key::f6})) {
            plan.rules = HouseRules{};
        }
    } else {
        show_muted(kit.frame.fonts().body_italic,
                   "All as in the book. Below, the points it leaves open.");
    }
    ImGui::Separator();
    for (const HouseRuleKey& key : house_rule_keys()) {
        if (key.key == "stamina") continue;
        if (show_point(kit, key, plan.rules)) reply.open = Rule::from_text(key.rule);
    }
    return reply;
}

}  // namespace frothy
