// The table's agreements: every open point of the rules with its values.
#include <algorithm>
#include <string>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/wording/wording.h"
#include "games/frothy/view/screens/setup_screen.h"
#include "ui/buttons.h"
#include "ui/letters.h"

namespace frothy {

using namespace ui;
namespace theme = stage::theme;
using stage::theme::ButtonRole;

namespace {

// The number of values, or of steps of a number.
int next_value(const HouseRuleKey& key, int value, int by) {
    if (key.values.empty()) return std::clamp(value + by, key.least, key.most);
    const auto count = static_cast<int>(key.values.size());
    return (value + by + count) % count;
}

// "‹ value ›" with the value in as many lines as it needs: -1 or 1 when an arrow was used, else 0.
int show_value(const ui::Kit& kit, const std::string& text, float width) {
    const float s = kit.scale();
    ImFont* font = kit.frame.fonts().body;
    const float side = std::ceil(34.0F * s);
    const float pad = 10.0F * s;
    const float words = std::max(1.0F, width - 2.0F * (side + pad));
    const ImVec2 extent = font->CalcTextSizeA(font->FontSize, FLT_MAX, words, text.c_str());
    const float tall = std::max(side, std::ceil(extent.y + 4.0F * s));
    const float top = ImGui::GetCursorPosY();
    const float left = ImGui::GetCursorPosX();
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    int by = 0;
    const auto arrow = [&](const char* id, const char* icon, int step) {
        if (ImGui::Button(id, {side, tall})) by = step;
        const ImVec2 low = ImGui::GetItemRectMin();
        const float inset = 9.0F * s;
        const float picture = side - 2.0F * inset;
        const float at = low.y + (tall - picture) / 2.0F;
        const stage::Sprite sprite = kit.sprites.get(icon, static_cast<int>(picture));
        if (!sprite) return;
        list.AddImage(sprite.imgui_id(), {low.x + inset, at},
                      {low.x + inset + picture, at + picture}, {0, 0}, {1, 1},
                      packed(theme::ivory));
    };
    arrow("##less", "ui/arrow-left", -1);
    list.AddRectFilled({corner.x + side, corner.y}, {corner.x + width - side, corner.y + tall},
                       packed(theme::ink, 0.35F));
    // One line stands in the middle, as elsewhere; several read better from the left.
    const bool is_one_line = extent.y < 1.5F * font->FontSize;
    const float indent = is_one_line ? (words - extent.x) / 2.0F : 0.0F;
    ImGui::SetCursorPos({left + side + pad + indent, top + (tall - extent.y) / 2.0F});
    ImGui::PushTextWrapPos(left + side + pad + words + 1.0F);
    ImGui::PushFont(font);
    ImGui::TextUnformatted(text.c_str());
    ImGui::PopFont();
    ImGui::PopTextWrapPos();
    ImGui::SetCursorPos({left + width - side, top});
    arrow("##more", "ui/arrow-right", 1);
    return by;
}

// One point: its question, its value to be stepped through, its rule. True if the rule was asked
// for.
bool show_point(const ui::Kit& kit, const HouseRuleKey& key, HouseRules& rules) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const int value = key.get(rules);
    const bool is_changed = value != key.get(HouseRules{});
    const float width = ImGui::GetContentRegionAvail().x;
    ImGui::PushID(key.key.data(), key.key.data() + key.key.size());
    ImGui::PushStyleColor(ImGuiCol_Text, packed(is_changed ? theme::sand : theme::ivory));
    const Rule rule = Rule::from_text(key.rule);
    ImGui::PushFont(fonts.label);
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width - rule_button_width(kit) - 28.0F * s);
    const std::string title = house_rule_title(key);
    ImGui::TextUnformatted((is_changed ? say("{0} (changed)", {title}) : title).c_str());
    ImGui::PopTextWrapPos();
    ImGui::PopFont();
    ImGui::PopStyleColor();

    ImGui::SameLine(std::max(ImGui::GetItemRectSize().x + 20.0F * s,
                             width - rule_button_width(kit) - 4.0F * s));
    const bool asked = rule_button(kit, rule, 0);

    const int by = show_value(kit, house_rule_value_text(key, value), width);
    if (by != 0) key.set(rules, next_value(key, value, by));
    ImGui::Dummy({0.0F, 4.0F * s});
    ImGui::Separator();
    ImGui::PopID();
    return asked;
}

}  // namespace

const NamedHouseRules* set_in_force(const SetupPlan& plan, const SetupOffers& offers) {
    const auto holds = [&](const NamedHouseRules& set) {
        return set.rules == plan.house_rules && (!set.laps || *set.laps == plan.laps);
    };
    const auto& sets = offers.rule_sets;
    const auto chosen = std::ranges::find(sets, plan.rule_set, &NamedHouseRules::name);
    if (chosen != sets.end() && holds(*chosen)) return &*chosen;
    if (plan.house_rules == HouseRules{}) return nullptr;
    const auto other = std::ranges::find_if(sets, holds);
    return other != sets.end() ? &*other : nullptr;
}

void choose_set(SetupPlan& plan, const NamedHouseRules* set) {
    plan.rule_set = set != nullptr ? set->name : std::string();
    plan.house_rules = set != nullptr ? set->rules : HouseRules{};
    if (set != nullptr && set->laps) plan.laps = *set->laps;
}

namespace {

// One button for each set with a name; below them what the set in force is about.
void show_rule_sets(const ui::Kit& kit, const SetupOffers& offers, SetupPlan& plan) {
    const float s = kit.scale();
    const float room = ImGui::GetContentRegionAvail().x;
    float used = 0.0F;
    std::string about = tr("An agreement of your own.");
    if (plan.house_rules == HouseRules{}) about = tr("All as in the book.");
    const auto button = [&](const std::string& name, bool in_force, int number) {
        const auto key = static_cast<stage::Key>(static_cast<int>(stage::Key::f6) + number + 1);
        const float width = std::min(
            ui::text_width(kit.frame.fonts().label, name) + (in_force ? 108.0F : 80.0F) * s, room);
        if (used > 0.0F && used + width <= room) ImGui::SameLine();
        used = (used + width <= room ? used : 0.0F) + width + ImGui::GetStyle().ItemSpacing.x;
        ImGui::PushID(number);
        const bool chosen =
            key_button(kit, {.label = name,
                             .key = key <= stage::Key::f12 ? key : stage::Key::unknown,
                             .role = in_force ? ButtonRole::paper : ButtonRole::plain,
                             .size = {width, std::ceil(40.0F * s)},
                             .icon = in_force ? "ui/check" : "",
                             .id = "set"});
        ImGui::PopID();
        return chosen;
    };
    const NamedHouseRules* in_force_now = set_in_force(plan, offers);
    if (button(tr("As in the book"), plan.house_rules == HouseRules{} && in_force_now == nullptr,
               -1)) {
        choose_set(plan, nullptr);
    }
    int number = 0;
    for (const NamedHouseRules& set : offers.rule_sets) {
        const bool in_force = &set == in_force_now;
        const std::string name = tr(set.name.c_str());
        if (in_force) about = set.about.empty() ? name + "." : tr(set.about.c_str());
        if (button(name, in_force, number++)) choose_set(plan, &set);
    }
    show_muted(kit.frame.fonts().body_italic, about);
}

}  // namespace

// The agreements in force under a name of the players' own.
void SetupScreen::show_keeping(const Page& page) {
    const float s = page.kit.scale();
    const HouseRules& rules = page.plan.house_rules;
    const auto is_kept = [&](const NamedHouseRules& set) { return set.rules == rules; };
    if (rules == HouseRules{} || std::ranges::any_of(page.offers.rule_sets, is_kept)) return;
    const bool is_one_line = ImGui::GetContentRegionAvail().x >= 460.0F * s;
    ImGui::SetNextItemWidth(is_one_line ? 240.0F * s : -1.0F);
    const bool entered =
        ImGui::InputTextWithHint("##set", tr("name of this set"), set_name_.data(),
                                 set_name_.size(), ImGuiInputTextFlags_EnterReturnsTrue);
    if (is_one_line) ImGui::SameLine();
    const bool pressed = key_button(page.kit, {.label = tr("Keep these rules"), .id = "keep"});
    if ((!entered && !pressed) || set_name_[0] == '\0') return;
    page.reply.keep_rules = set_name_.data();
    set_name_.fill('\0');
}

void SetupScreen::show_rules(const Page& page) {
    const ui::Kit& kit = page.kit;
    HouseRules& rules = page.plan.house_rules;
    const float s = kit.scale();
    ImGui::Dummy({0.0F, 2.0F * s});
    show_rule_sets(kit, page.offers, page.plan);
    show_keeping(page);
    ImGui::Separator();
    const bool with_stamina = rules.stamina == Stamina::used;
    if (key_button(
            kit, {.label = tr(with_stamina ? mark("Stamina: in play") : mark("Stamina: left out")),
                  .key = stage::Key::f5,
                  .role = with_stamina ? ButtonRole::paper : ButtonRole::plain,
                  .size = {ImGui::GetContentRegionAvail().x, std::ceil(48.0F * s)},
                  .icon = with_stamina ? "ui/check" : "ui/cross"})) {
        rules.stamina = with_stamina ? Stamina::unused : Stamina::used;
    }
    show_muted(kit.frame.fonts().body,
               tr("Horses tire: each round at high Speed costs Stamina. Leave it out for a first "
                  "evening."));
    ImGui::Separator();
    for (const HouseRuleKey& key : house_rule_keys()) {
        if (key.key != "stamina" && show_point(kit, key, rules))
            page.ask(Rule::from_text(key.rule));
    }
}

}  // namespace frothy
