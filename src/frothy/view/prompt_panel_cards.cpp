// The hand of cards in the decision panel, held as a fan.
#include <algorithm>
#include <cmath>
#include <string>

#include "frothy/view/card_hand.h"
#include "frothy/view/panel_parts.h"
#include "frothy/view/prompt_panel_things.h"

namespace frothy::prompt_layout {

namespace theme = stage::theme;
using namespace parts;

namespace {

// A card that was raised, pointed at or neither, from the upper edge of its place. Pixels.
float lift_of(const PromptCard& card, bool is_hovered, float drop, float s) {
    if (card.use != CardUse::unused) return (4.0F + 3.0F * drop) * s;
    const bool rises = is_hovered && card.can_toggle;
    return (rises ? 5.0F : 9.0F) * s + 5.0F * drop * s;
}

std::string word_below(const PanelKit& kit, const PromptCard& card) {
    const bool is_used = card.use != CardUse::unused;
    const bool is_named =
        is_used && (card.special != no_special || card.type == CardType::dual ||
                    (card.use == CardUse::as_whip) != (card.type == CardType::whip));
    if (is_named && card.use == CardUse::as_whip) return tr("as Whip");
    if (is_named && card.use == CardUse::as_reins) return tr("as Reins");
    if (is_used) return tr_in("card", "played");
    if (card.key == stage::Key::unknown || !card.can_toggle) return {};
    return kit.frame.caps().of(card.key);
}

void draw_one(const PanelKit& kit, ImDrawList& list, const PromptCard& card,
              const hand::HeldCard& held, bool has_focus, float s) {
    if (card.use != CardUse::unused) {
        hand::fill_round(list, held, 3.0F * s, 8.0F * s, packed(theme::gold));
    }
    hand::draw_held(kit, list, held);
    if (!card.can_toggle) {
        hand::fill_round(list, held, 0.0F, 6.0F * s, packed(theme::deep_umber, 0.62F));
    }
    if (has_focus) {
        hand::draw_round(list, held, 5.0F * s, 9.0F * s, packed(theme::ivory), 2.0F * s);
    }
}

void tell_card(const PanelKit& kit, const PromptCard& card) {
    if (!card.can_toggle) {
        paper_tooltip(kit, card.reason, card.rule);
    } else {
        paper_tooltip(kit, say("{0}: {1}", {card.name, card.explanation}), card.rule);
    }
}

}  // namespace

void show_cards(const PanelKit& kit, const Plan& plan, Prompt& prompt, std::vector<LaidCard>& laid,
                PromptReply& reply) {
    const float s = plan.scale;
    const PromptModel& model = prompt.model();
    const std::size_t count = model.cards.size();
    const CardFan fan = card_fan(plan, count);
    const ImVec2 start = ImGui::GetCursorPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* small = kit.frame.fonts().small;
    laid.clear();
    std::vector<hand::HeldCard> held;
    int touched = -1;
    int hovered = -1;
    for (std::size_t i = 0; i < count; ++i) {
        const PromptCard& card = model.cards[i];
        const float reach = i + 1 == count ? fan.size.x : std::min(fan.pitch, fan.size.x);
        ImGui::SetCursorPos({start.x + fan_edge * s + static_cast<float>(i) * fan.pitch, start.y});
        ImGui::PushID(static_cast<int>(i));
        if (ImGui::InvisibleButton("##card", {reach, fan.size.y + 14.0F * s})) {
            touched = static_cast<int>(i);
        }
        ImGui::PopID();
        const bool is_hovered = ImGui::IsItemHovered();
        if (is_hovered) hovered = static_cast<int>(i);
        if (model.item_focus == static_cast<int>(i)) keep_in_sight();
        const ImVec2 corner = ImGui::GetItemRectMin();
        const FanPose pose = fan_pose(i, count);
        const ImVec2 at{std::round(corner.x),
                        std::round(corner.y + lift_of(card, is_hovered, pose.drop, s))};
        held.push_back({card.type,
                        card.special != no_special ? card.name : std::string{},
                        {at.x + fan.size.x / 2.0F, at.y + fan.size.y / 2.0F},
                        fan.size,
                        pose.degrees,
                        is_hovered ? fan.size.x : reach});
        laid.push_back({{card.type, card.special},
                        {held.back().centre.x, held.back().centre.y},
                        fan.size.y,
                        static_cast<float>(pose.degrees)});
        const bool is_used = card.use != CardUse::unused;
        draw_text_fitted(list, small, {at.x + reach / 2.0F, corner.y + fan.size.y + 26.0F * s},
                         packed(is_used ? theme::gold : theme::stone), word_below(kit, card),
                         reach - 2.0F * s);
    }
    // The one that is pointed at lies on top, so that all of it is seen.
    const auto draw = [&](std::size_t i) {
        draw_one(kit, list, model.cards[i], held[i], model.item_focus == static_cast<int>(i), s);
    };
    for (std::size_t i = 0; i < count; ++i) {
        if (static_cast<int>(i) != hovered) draw(i);
    }
    if (hovered >= 0) {
        draw(static_cast<std::size_t>(hovered));
        if (plan.tells_notes) tell_card(kit, model.cards[static_cast<std::size_t>(hovered)]);
    }
    ImGui::SetCursorPos({start.x, start.y + fan.size.y + fan_room * s});
    if (touched >= 0) reply = prompt.toggle_card(static_cast<std::size_t>(touched));
}

}  // namespace frothy::prompt_layout
