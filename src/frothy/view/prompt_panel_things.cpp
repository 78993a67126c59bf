#include "frothy/view/prompt_panel_things.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "frothy/view/panel_parts.h"

namespace frothy::prompt_layout {

namespace theme = stage::theme;
using namespace parts;

void keep_in_sight() {
    const ImVec2 from = ImGui::GetWindowPos();
    const float to = from.y + ImGui::GetWindowHeight();
    const bool is_seen = ImGui::GetItemRectMin().y >= from.y && ImGui::GetItemRectMax().y <= to;
    if (!is_seen && ImGui::GetScrollMaxY() > 0.0F) ImGui::SetScrollHereY(0.5F);
}

void show_dice(const PanelKit& kit, const Plan& plan, Prompt& prompt, PromptReply& reply) {
    const float s = plan.scale;
    const PromptModel& model = prompt.model();
    const DiceGrid grid = dice_grid(plan, model.dice.size());
    const ImVec2 start = ImGui::GetCursorPos();
    const DieFace face = model.reads_values ? DieFace::value : DieFace::icon;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    int touched = -1;
    for (std::size_t i = 0; i < model.dice.size(); ++i) {
        const PromptDie& die = model.dice[i];
        const int column = static_cast<int>(i) % grid.columns;
        const int row = static_cast<int>(i) / grid.columns;
        ImGui::SetCursorPos({start.x + static_cast<float>(column) * grid.pitch,
                             start.y + static_cast<float>(row) * grid.row_height});
        ImGui::PushID(static_cast<int>(i));
        if (ImGui::InvisibleButton("##die", {grid.pitch - 4.0F * s, grid.row_height - 4.0F * s})) {
            touched = static_cast<int>(i);
        }
        ImGui::PopID();
        const bool hovered = ImGui::IsItemHovered() && die.can_select;
        const ImVec2 corner = ImGui::GetItemRectMin();
        const float middle = corner.x + (grid.pitch - 4.0F * s) / 2.0F;
        const float lift = die.is_selected ? 0.0F : hovered ? 4.0F * s : 8.0F * s;
        const ImVec2 at{std::round(middle - grid.size / 2.0F), std::round(corner.y + lift)};
        if (die.is_selected) {
            list.AddRectFilled({at.x - 4 * s, at.y - 4 * s},
                               {at.x + grid.size + 4 * s, at.y + grid.size + 3 * s},
                               packed(theme::gold), 14.0F * s);
        }
        if (model.item_focus == static_cast<int>(i)) {
            list.AddRect({at.x - 6 * s, at.y - 6 * s},
                         {at.x + grid.size + 6 * s, at.y + grid.size + 5 * s}, packed(theme::ivory),
                         15.0F * s, 0, 2.0F * s);
            keep_in_sight();
        }
        draw_die(kit, list, at, grid.size, die.icon, die.value, face,
                 die.can_select || die.is_selected ? 1.0F : 0.5F);
        const float under = corner.y + grid.size + 11.0F * s;
        const bool is_icon = face == DieFace::icon;
        const bool has_name = is_icon && grid.has_names;
        if (has_name) {
            draw_text_fitted(list, fonts.small, {middle, under + 9.0F * s}, packed(theme::ivory),
                             die.name, grid.pitch - 6.0F * s);
        } else if (is_icon && plan.tells_notes && ImGui::IsItemHovered()) {
            paper_tooltip(kit, die.name, Rule::none());
        }
        const std::string mark = die.is_selected ? die.mark : kit.frame.caps().of(die.key);
        if (!mark.empty()) {
            draw_text_fitted(list, fonts.small, {middle, under + (has_name ? 28.0F : 9.0F) * s},
                             packed(die.is_selected ? theme::gold : theme::stone), mark,
                             grid.pitch - 2.0F * s);
        }
    }
    ImGui::SetCursorPos({start.x, start.y + static_cast<float>(grid.rows) * grid.row_height});
    if (touched >= 0) reply = prompt.toggle_die(static_cast<std::size_t>(touched));
}

void show_cards(const PanelKit& kit, const Plan& plan, Prompt& prompt, PromptReply& reply) {
    const float s = plan.scale;
    const PromptModel& model = prompt.model();
    const CardFan fan = card_fan(plan, model.cards.size());
    const ImVec2 start = ImGui::GetCursorPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* small = kit.frame.fonts().small;
    int touched = -1;
    for (std::size_t i = 0; i < model.cards.size(); ++i) {
        const PromptCard& card = model.cards[i];
        const bool is_last = i + 1 == model.cards.size();
        const float reach = is_last ? fan.size.x : std::min(fan.pitch, fan.size.x);
        ImGui::SetCursorPos({start.x + static_cast<float>(i) * fan.pitch, start.y});
        ImGui::PushID(static_cast<int>(i));
        if (ImGui::InvisibleButton("##card", {reach, fan.size.y + 14.0F * s})) {
            touched = static_cast<int>(i);
        }
        ImGui::PopID();
        const bool hovered = ImGui::IsItemHovered();
        const bool is_used = card.use != CardUse::unused;
        const ImVec2 corner = ImGui::GetItemRectMin();
        const float lift = is_used ? 4.0F * s : hovered && card.can_toggle ? 10.0F * s : 14.0F * s;
        const ImVec2 at{std::round(corner.x), std::round(corner.y + lift)};
        const ImVec2 to{at.x + fan.size.x, at.y + fan.size.y};
        if (is_used) {
            list.AddRectFilled({at.x - 3 * s, at.y - 3 * s}, {to.x + 3 * s, to.y + 3 * s},
                               packed(theme::gold), 8.0F * s);
        }
        draw_card(kit, list, at, fan.size, card.type, reach);
        if (!card.can_toggle) {
            list.AddRectFilled(at, to, packed(theme::deep_umber, 0.62F), 6.0F * s);
        }
        if (model.item_focus == static_cast<int>(i)) {
            list.AddRect({at.x - 5 * s, at.y - 5 * s}, {to.x + 5 * s, to.y + 5 * s},
                         packed(theme::ivory), 9.0F * s, 0, 2.0F * s);
            keep_in_sight();
        }
        const bool is_special = card.special != no_special;
        if (is_special) {
            draw_text_fitted(list, small, {at.x + reach / 2.0F, at.y + fan.size.y * 0.8F},
                             packed(theme::ivory), card.name, reach - 10.0F * s);
        }
        const bool named =
            is_used && (is_special || card.type == CardType::dual ||
                        (card.use == CardUse::as_whip) != (card.type == CardType::whip));
        const std::string word = named && card.use == CardUse::as_whip    ? tr("as Whip")
                                 : named && card.use == CardUse::as_reins ? tr("as Reins")
                                 : is_used ? std::string(tr_in("card", "played"))
                                 : card.key != stage::Key::unknown && card.can_toggle
                                     ? kit.frame.caps().of(card.key)
                                     : std::string{};
        draw_text_fitted(list, small, {at.x + reach / 2.0F, corner.y + fan.size.y + 24.0F * s},
                         packed(is_used ? theme::gold : theme::stone), word, reach - 2.0F * s);
        if (!plan.tells_notes) continue;
        if (hovered && !card.can_toggle) {
            paper_tooltip(kit, card.reason, card.rule);
        } else if (hovered && is_special) {
            paper_tooltip(kit, card.explanation, Rule::none());
        }
    }
    ImGui::SetCursorPos({start.x, start.y + fan.size.y + 30.0F * s});
    if (touched >= 0) reply = prompt.toggle_card(static_cast<std::size_t>(touched));
}

}  // namespace frothy::prompt_layout
