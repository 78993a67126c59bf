#include "frothy/view/prompt_panel.h"

#include <algorithm>
#include <cmath>

#include "frothy/view/panel_parts.h"
#include "frothy/view/prompt_panel_layout.h"
#include "frothy/view/prompt_panel_odds.h"

namespace frothy {

namespace theme = stage::theme;
using namespace parts;
using namespace prompt_layout;
using theme::ButtonRole;

namespace {

// With a pad in hand: A takes what has the focus, X the main choice.
stage::Key key_shown(const PanelKit& kit, const PromptModel& model, std::size_t choice) {
    if (kit.frame.caps().device() != stage::Device::pad) return model.choices[choice].first_key();
    const auto index = static_cast<int>(choice);
    if (model.focus == index) return stage::Key::space;
    return model.main == index ? stage::Key::main_choice : stage::Key::unknown;
}

// Draws the buttons beside the main one. `told` becomes the choice under the pointer.
void show_flow(const PanelKit& kit, const Plan& plan, Prompt& prompt, float width,
               PromptReply& reply, const PromptChoice** told) {
    const PromptModel& model = prompt.model();
    const float height = button_height * plan.scale;
    const ImVec2 start = ImGui::GetCursorPos();
    const Flow flow = flow_of(kit, plan, model, width);
    PromptReply taken;
    for (const FlowPlace& place : flow.places) {
        ImGui::SetCursorPos({start.x + place.x, start.y + place.y});
        const ImVec2 size{place.width, height};
        if (place.is_refused) {
            const PromptRefusal& refusal = model.refused[place.index];
            const auto id = "refused" + std::to_string(place.index);
            if (refused_button(kit, id.c_str(), refusal, size)) taken = {true, {}, refusal.rule};
            continue;
        }
        const PromptChoice& choice = model.choices[place.index];
        const auto id = "choice" + std::to_string(place.index);
        const ButtonRole role =
            choice.rank == ChoiceRank::grave ? ButtonRole::danger : ButtonRole::plain;
        const Lit lit = model.focus == static_cast<int>(place.index) ? Lit::focus : Lit::no;
        if (key_button(kit, id.c_str(), choice.label, key_shown(kit, model, place.index), role,
                       size, lit)) {
            taken = prompt.take(place.index);
        }
        if (ImGui::IsItemHovered()) *told = &choice;
    }
    if (taken.taken) reply = taken;
    ImGui::SetCursorPos({start.x, start.y + flow.height});
}

void draw_ground(const PanelKit& kit, stage::Rect where, stage::Colour bar) {
    const float s = kit.scale();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 from{where.x, where.y};
    const ImVec2 to{where.right(), where.bottom()};
    list.AddRect({from.x + 1, from.y + 1}, {to.x - 1, to.y - 1}, packed(theme::gold),
                 theme::panel_radius * s, 0, 2.0F * s);
    list.AddRectFilled({from.x + 8 * s, from.y + 10 * s}, {from.x + 19 * s, to.y - 10 * s},
                       packed(bar), 4.0F * s);
    list.AddRect({from.x + 8 * s, from.y + 10 * s}, {from.x + 19 * s, to.y - 10 * s},
                 packed(theme::ivory, 0.35F), 4.0F * s);
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
        }
        draw_die(kit, list, at, grid.size, die.icon, die.value, face, die.can_select ? 1.0F : 0.5F);
        const float under = corner.y + grid.size + 11.0F * s;
        const bool is_icon = face == DieFace::icon;
        const bool has_name = is_icon && grid.has_names;
        if (has_name) {
            draw_text_fitted(list, fonts.small, {middle, under + 9.0F * s}, packed(theme::ivory),
                             die.name, grid.pitch - 6.0F * s);
        } else if (is_icon && ImGui::IsItemHovered()) {
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
        if (hovered && !card.can_toggle) {
            paper_tooltip(kit, card.reason, card.rule);
        } else if (hovered && is_special) {
            paper_tooltip(kit, card.explanation, Rule::none());
        }
    }
    ImGui::SetCursorPos({start.x, start.y + fan.size.y + 30.0F * s});
    if (touched >= 0) reply = prompt.toggle_card(static_cast<std::size_t>(touched));
}

void show_outcome(const PanelKit& kit, const Plan& plan, const PromptModel& model,
                  const PromptChoice* told, float height, PromptReply& reply) {
    const float s = plan.scale;
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    ImFont* font = outcome_font(kit, plan);
    const ImVec2 start = ImGui::GetCursorPos();
    const ImVec2 from = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(from, {from.x + plan.outcome, from.y + height}, packed(theme::ink, 0.38F),
                       8.0F * s);
    std::string title = model.outcome_title;
    std::vector<OutcomeLine> lines = model.outcome;
    if (!has_things(model)) {
        // Without things to touch the box says what the button under the pointer does.
        if (told == nullptr && model.focus >= 0) {
            told = &model.choices[static_cast<std::size_t>(model.focus)];
        }
        if (told == nullptr && model.main >= 0) {
            told = &model.choices[static_cast<std::size_t>(model.main)];
        }
        if (told != nullptr) {
            title = replaces_name(plan, *told) ? std::string{} : told->label;
            lines.clear();
            if (!replaces_explanation(plan, *told)) {
                lines.push_back({told->explanation, Rule::none()});
            }
        } else {
            title = tr("Choose one");
            lines = {{tr("Point at a button to read what it leads to."), Rule::none()}};
        }
    }
    const float pad = 12.0F * s;
    const float wrap = plan.outcome - 2.0F * pad;
    float y = 8.0F * s;
    draw_text(list, font, {from.x + pad, from.y + y}, packed(theme::sand), title, wrap);
    if (!title.empty()) y += text_height(font, title, wrap) + 3.0F * s;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        float room = wrap;
        const float rule_width = text_width(fonts.small, lines[i].rule.text());
        const bool names_rule = plan.names_rules && !lines[i].rule.is_none();
        if (names_rule) room -= rule_width + 10.0F * s;
        draw_text(list, font, {from.x + pad, from.y + y}, packed(theme::ivory), lines[i].text,
                  room);
        if (names_rule) {
            ImGui::SetCursorPos({start.x + plan.outcome - pad - rule_width,
                                 start.y + y + (font->FontSize - fonts.small->FontSize) / 2.0F});
            const auto id = "outcome" + std::to_string(i);
            if (rule_link(kit, id.c_str(), lines[i].rule)) reply = {true, {}, lines[i].rule};
        }
        y += text_height(font, lines[i].text, room) + 3.0F * s;
    }
    show_odds(kit, plan, model, told, {from.x + pad, from.y + y}, wrap);
    ImGui::SetCursorPos({start.x, start.y + height});
}

void show_actions(const PanelKit& kit, const Plan& plan, Prompt& prompt, PromptReply& reply,
                  const PromptChoice** told) {
    const float s = plan.scale;
    const PromptModel& model = prompt.model();
    const ImVec2 start = ImGui::GetCursorPos();
    float y = 0.0F;
    if (model.main >= 0) {
        const PromptChoice& main = model.choices[static_cast<std::size_t>(model.main)];
        const Lit lit = model.focus == model.main ? Lit::focus : Lit::no;
        ImGui::BeginDisabled(!main.is_ready);
        const ButtonRole role = main.is_ready ? ButtonRole::decide : ButtonRole::plain;
        if (key_button(kit, "main", main.label,
                       main.is_ready ? key_shown(kit, model, static_cast<std::size_t>(model.main))
                                     : stage::Key::unknown,
                       role, {plan.actions, main_height * s}, lit)) {
            reply = prompt.take(static_cast<std::size_t>(model.main));
        }
        if (ImGui::IsItemHovered()) *told = &main;
        ImGui::EndDisabled();
        y += (main_height + gap) * s;
    }
    if (has_things(model)) {
        ImGui::SetCursorPos({start.x, start.y + y});
        show_flow(kit, plan, prompt, plan.actions, reply, told);
    }
    const ImVec2 offset = why_offset(kit, plan, model);
    const ImVec2 at{start.x + offset.x, start.y + y + offset.y};
    const float room = plan.actions - offset.x;
    ImGui::SetCursorPos(at);
    const float why = std::min(room, key_button_width(kit, tr("Why?"), stage::Key::f1));
    if (key_button(kit, "why", tr("Why?"), stage::Key::f1, ButtonRole::plain,
                   {why, button_height * s})) {
        reply = prompt.ask_why();
    }
    if (ImGui::IsItemHovered()) paper_tooltip(kit, kit.rulebook.summary(model.rule), model.rule);
    const float id_width = text_width(kit.frame.fonts().small, model.rule.text());
    if (!model.rule.is_none() && why + 12.0F * s + id_width <= room) {
        ImGui::SetCursorPos({at.x + why + 12.0F * s, at.y + 10.0F * s});
        if (rule_link(kit, "why rule", model.rule)) reply = prompt.ask_why();
    }
    ImGui::SetCursorPos({start.x, at.y + button_height * s});
}

}  // namespace

float PromptPanel::wanted_height(const PanelKit& kit, const PromptModel& model, float width) const {
    const Plan plan = plan_for(kit, model, width);
    return std::ceil(head_height(kit, plan, model) + body_height(kit, plan, model) +
                     edges_height(plan));
}

bool PromptPanel::fits(const PanelKit& kit, const PromptModel& model, stage::Rect where) const {
    const Plan plan = plan_to_fit(kit, model, where.width, where.height);
    return head_height(kit, plan, model) + body_height(kit, plan, model) + edges_height(plan) <=
           where.height + 0.5F;
}

const PromptChoice* PromptPanel::keep_told(const Prompt& prompt, const PromptChoice* told,
                                           stage::Rect where) {
    const std::vector<PromptChoice>& choices = prompt.model().choices;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (told_of_ != prompt.revision() || !where.contains({mouse.x, mouse.y})) told_ = -1;
    told_of_ = prompt.revision();
    if (told != nullptr) told_ = told - choices.data();
    const bool is_known = told_ >= 0 && told_ < static_cast<std::ptrdiff_t>(choices.size());
    return is_known ? &choices[static_cast<std::size_t>(told_)] : told;
}

PromptReply PromptPanel::show(const PanelKit& kit, Prompt& prompt, stage::Rect where) {
    PromptReply reply;
    const float s = kit.scale();
    const PromptModel model = prompt.model();
    const bool fits_in = model.empty() || fits(kit, model, where);
    const float bar = fits_in ? 0.0F : ImGui::GetStyle().ScrollbarSize;
    const Plan plan = plan_to_fit(kit, model, where.width - bar, where.height);
    const Panel panel("prompt", where, Panel::Look::dark, 28.0F * s, edges_height(plan) / 2.0F,
                      fits_in ? Panel::Scroll::never : Panel::Scroll::if_needed);
    draw_ground(kit, where, livery_colour(kit, model.player));
    if (model.empty()) return reply;
    const ImVec2 start = ImGui::GetCursorPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = title_font(kit, plan, model.title);
    ImVec2 at = ImGui::GetCursorScreenPos();
    const float head = head_height(kit, plan, model);
    const float badge = badge_room(plan);
    if (badge > 0.0F) {
        const float radius = badge * 0.41F;
        draw_badge(kit, list, {at.x + radius, at.y + (head - 12.0F * plan.scale) / 2.0F}, radius,
                   model.player);
        at.x += badge;
    }
    const float words = plan.inner - badge;
    draw_text(list, font, at, packed(theme::ivory), model.title, words);
    at.y += text_height(font, model.title, words) + 4.0F * plan.scale;
    if (plan.thrift < Thrift::no_explanation) {
        draw_text(list, explanation_font(kit, plan, model.explanation), at, packed(theme::sand),
                  model.explanation, words);
    }

    const float body =
        std::max(body_height(kit, plan, model), where.height - edges_height(plan) - head);
    const ImVec2 origin{start.x, start.y + head};
    const PromptChoice* told = nullptr;

    ImGui::SetCursorPos(origin);
    if (!model.cards.empty()) {
        show_cards(kit, plan, prompt, reply);
    } else if (!model.dice.empty()) {
        show_dice(kit, plan, prompt, reply);
    } else {
        show_flow(kit, plan, prompt, plan.things, reply, &told);
    }
    const float u = plan.scale;
    const float below = ImGui::GetCursorPosY() + 10.0F * u;
    const bool is_column = plan.actions >= plan.inner;
    const float needed = outcome_height(kit, plan, model);
    const bool has_box = has_things(model);
    if (is_column) {
        ImGui::SetCursorPos({origin.x, has_box ? below + needed + 10.0F * u : below});
    } else {
        ImGui::SetCursorPos({origin.x + plan.inner - plan.actions, origin.y});
    }
    const ImVec2 actions_at = ImGui::GetCursorPos();
    // A toggle has made the model anew: the buttons are drawn from the next frame on.
    if (!reply.taken) {
        show_actions(kit, plan, prompt, reply, &told);
        told = keep_told(prompt, told, where);
    }
    const float end = actions_at.y + actions_height(kit, plan, model);
    float height = needed;
    if (!has_box && is_column) {
        ImGui::SetCursorPos({actions_at.x, end + 10.0F * u});
    } else if (plan.is_stacked) {
        ImGui::SetCursorPos({origin.x, below});
    } else {
        ImGui::SetCursorPos({origin.x + plan.things + 16.0F * u, origin.y});
        height = std::max(needed, std::min(body, 190.0F * u));
    }
    PromptReply opened;
    show_outcome(kit, plan, model, told, height, opened);
    if (opened.taken && !reply.taken) reply = opened;
    ImGui::SetCursorPos({start.x, origin.y + body_height(kit, plan, model)});
    return reply;
}

}  // namespace frothy
