#include "ui/prompt/prompt_panel_parts.h"

#include <cmath>

#include "ui/buttons.h"
#include "ui/cards.h"
#include "ui/dice.h"
#include "ui/letters.h"
#include "ui/notes.h"

namespace ui::prompt_layout {

CapShown cap_of(const Kit& kit, const PromptModel& model, std::size_t choice) {
    const auto index = static_cast<int>(choice);
    if (kit.frame.caps().device() ==
        stage::Device::pad) {  // A takes what has the focus, X the main
        if (model.focus == index) return {stage::Key::space};
        return {model.main == index ? stage::Key::main_choice : stage::Key::unknown};
    }
    if (model.enters() == index) return {stage::Key::enter, CapForm::sign};
    return {model.choices[choice].own_key()};
}

bool show_fold(const Kit& kit, const Plan& plan, const PromptModel& model, ImVec2 size, int& told) {
    const bool used = ImGui::InvisibleButton("##refused", size);
    const bool hovered = ImGui::IsItemHovered();
    const stage::Rect where = item_rect();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 colour = packed(hovered || model.shows_refused ? theme::sand : theme::stone);
    ImFont* font = kit.fonts().small;
    const float middle = where.centre().y;
    const std::string label = fold_label(model);
    const float room = size.x - fold_edges(kit, plan) + 1.0F;
    const bool is_broken = text_width(font, label) > room;
    const float letters = is_broken ? fold_letters(kit, model, {room, size.y}) : font->FontSize;
    const float wrap = is_broken ? room : 0.0F;
    const float tall = text_size(font, letters, label, wrap).y;
    draw_text_sized(list, font, letters, {where.x + 8.0F * plan.scale, middle - tall / 2.0F},
                    colour, label, wrap);
    draw_key_cap(kit, list, {where.right() - 8.0F * kit.scale(), middle}, stage::Key::x, colour);
    if (model.has_refused_focus) draw_focus(kit, list, where);
    if (hovered && plan.tells_notes) told = told_refused;
    return used;
}

Pictures pictures_of(const Kit& kit, const PromptChoice& choice) {
    if (!choice.side) return ui::pictures_of(kit, choice.cards);
    return {1,
            [&kit, &side = *choice.side](ImDrawList& list, std::size_t, ImVec2 at, float height) {
                constexpr float share = 0.86F;  // a die is broader than a card of that height
                const float size = std::floor(share * height);
                draw_die(kit, list, {at.x - size / 2.0F, at.y - size / 2.0F}, size, side, 1.0F);
            }};
}

void show_flow(const Kit& kit, const Plan& plan, Prompt& prompt, float width, PromptReply& reply,
               int& told) {
    const PromptModel& model = prompt.model();
    const float height = button_height * plan.scale;
    const ImVec2 start = ImGui::GetCursorPos();
    const Flow flow = flow_of(kit, plan, model, width);
    PromptReply taken;
    for (const FlowPlace& place : flow.places) {
        ImGui::SetCursorPos({start.x + place.x, start.y + place.y});
        const ImVec2 size{place.width, height};
        if (place.is_fold) {
            if (show_fold(kit, plan, model, size, told)) taken = prompt.toggle_refused();
            continue;
        }
        if (place.use > 0) {
            const PromptCard& card = model.cards[place.index];
            const bool is_now = card.use == place.use;
            const auto id = "use" + std::to_string(place.use);
            const bool is_clicked =
                key_button(kit, id.c_str(), card.uses[place.use - 1].word, stage::Key::unknown,
                           is_now ? ButtonRole::decide : ButtonRole::plain, size,
                           {.font = choice_font(kit, plan)});
            if (is_clicked && !is_now) taken = prompt.put_card(place.index, place.use);
            if (taken.taken) break;
            continue;
        }
        const PromptChoice& choice = model.choices[place.index];
        const auto id = "choice" + std::to_string(place.index);
        const ButtonRole role = choice.rank == ChoiceRank::grave || choice.is_harmful
                                    ? ButtonRole::danger
                                    : ButtonRole::plain;
        const bool has_focus = model.focus == static_cast<int>(place.index);
        // The main one has Enter on its own button.
        const bool is_main = model.main == static_cast<int>(place.index);
        const CapShown cap = is_main ? CapShown{choice.own_key()} : cap_of(kit, model, place.index);
        const stage::Key own = choice.own_key();
        if (key_button(kit, id.c_str(), choice.label,
                       own == stage::Key::unknown ? stage::Key::enter : own, role, size,
                       {.has_focus = has_focus,
                        .font = choice_font(kit, plan),
                        .pictures = shows_prices(plan) ? pictures_of(kit, choice) : Pictures{},
                        .shown = cap.key,
                        .form = cap.form})) {
            taken = prompt.take(place.index);
        }
        if (has_focus) keep_in_sight();
        if (ImGui::IsItemHovered()) told = static_cast<int>(place.index);
    }
    if (taken.taken) reply = taken;
    ImGui::SetCursorPos({start.x, start.y + flow.height});
}

namespace {

void show_main(const Kit& kit, const Plan& plan, Prompt& prompt, float width, PromptReply& reply,
               int& told) {
    const PromptModel& model = prompt.model();
    const ImVec2 size{width, main_height(plan)};
    if (model.main < 0) {
        ImGui::BeginDisabled();
        const std::string label = model.awaits.empty() ? tr("Choose one") : model.awaits;
        key_button(kit, "main", label, stage::Key::unknown, ButtonRole::plain, size,
                   {.font = main_font(kit, plan)});
        ImGui::EndDisabled();
        return;
    }
    const auto index = static_cast<std::size_t>(model.main);
    const PromptChoice& main = model.choices[index];
    ImGui::BeginDisabled(!main.is_ready);
    const ButtonRole role = !main.is_ready    ? ButtonRole::plain
                            : main.is_harmful ? ButtonRole::danger
                                              : ButtonRole::decide;
    const CapShown cap = main.is_ready ? cap_of(kit, model, index) : CapShown{};
    const CapForm form = model.enters() == model.main ? CapForm::name : cap.form;
    if (key_button(kit, "main", main.label, stage::Key::enter, role, size,
                   {.has_focus = model.focus == model.main,
                    .font = main_font(kit, plan),
                    .pictures = pictures_of(kit, main),
                    .shown = cap.key,
                    .form = form})) {
        reply = prompt.take(index);
    }
    if (ImGui::IsItemHovered()) told = model.main;
    ImGui::EndDisabled();
}

// Once the reason is told, it leads on to the rule.
const char* why_label(const PromptModel& model) {
    return model.shows_why ? tr("The rule") : tr("Why?");
}

void show_why(const Kit& kit, const Plan& plan, Prompt& prompt, const char* label, stage::Key key,
              ImVec2 size, PromptReply& reply) {
    const PromptModel& model = prompt.model();
    if (key_button(kit, "why", label, key, ButtonRole::plain, size,
                   {.font = choice_font(kit, plan)})) {
        reply = prompt.ask_why();
    }
    // The reason is not said twice: once it is told, it stands in the panel.
    if (plan.tells_notes && !model.shows_why && ImGui::IsItemHovered()) {
        std::string told = model.why.empty() ? kit.rulebook.summary(model.rule.text()) : "";
        for (const std::string& reason : model.why)
            told += (told.empty() ? "" : "\n") + reason;
        paper_tooltip(kit, told, model.rule);
    }
}

}  // namespace

void show_actions(const Kit& kit, const Plan& plan, Prompt& prompt, float height,
                  PromptReply& reply, int& told) {
    const float s = plan.scale;
    const PromptModel& model = prompt.model();
    const ImVec2 start = ImGui::GetCursorPos();
    const float tall = std::max(height, actions_height(kit, plan, model));
    const float main = start.y + tall - main_height(plan);
    ImGui::SetCursorPos({start.x, main});
    show_main(kit, plan, prompt, plan.actions, reply, told);
    if (model.has_things()) {
        ImGui::SetCursorPos(start);
        show_flow(kit, plan, prompt, plan.actions, reply, told);
    }
    // As the main one it keeps its place and size, wherever there is room for that.
    const float above = model.has_things() ? flow_of(kit, plan, model, plan.actions).height : 0.0F;
    const float usual = (gap + button_height) * plan.unit;
    const float why_scale = main - usual >= start.y + above ? plan.unit : s;
    const ImVec2 at{start.x, main - (gap + button_height) * why_scale};
    ImGui::SetCursorPos(at);
    // While Enter takes nothing, nothing else tells so beside things to touch.
    ImFont* quiet = kit.fonts().small;
    const bool has_line = model.main < 0 && model.has_things() &&
                          at.y - start.y - above >= quiet->FontSize + 2.0F * gap * s;
    const std::string nothing = has_line ? tr("Nothing happens until you choose.") : "";
    if (has_line && text_width(quiet, nothing) <= plan.actions) {
        const ImVec2 screen = ImGui::GetCursorScreenPos();
        draw_text(*ImGui::GetWindowDrawList(), quiet,
                  {screen.x, screen.y - quiet->FontSize - gap * s}, packed(theme::stone), nothing);
    }
    const char* label = why_label(model);
    const float why = std::min(
        plan.actions, key_button_width(kit, label, stage::Key::f1, choice_font(kit, plan)));
    show_why(kit, plan, prompt, label, stage::Key::f1, {why, button_height * why_scale}, reply);
    // Beside "Why?" an ID would say nothing to a stranger; beside "The rule" it says which.
    if (!model.shows_why || model.rule.is_none()) return;
    if (why + 12.0F * s + text_width(kit.fonts().small, model.rule.text()) <= plan.actions) {
        ImGui::SetCursorPos({at.x + why + 12.0F * s, at.y + 10.0F * s});
        if (rule_link(kit, "why rule", model.rule)) reply = {true, {}, model.rule};
    }
}

void show_foot(const Kit& kit, const Plan& plan, Prompt& prompt, PromptReply& reply, int& told) {
    const ImVec2 start = ImGui::GetCursorPos();
    const float between = gap * plan.scale;
    const float height = foot_height(plan);
    const char* label = why_label(prompt.model());
    const float natural = key_button_width(kit, label, stage::Key::f1, choice_font(kit, plan));
    const bool is_whole = natural <= plan.inner * 0.25F;
    const float why = is_whole ? natural : height;
    show_main(kit, plan, prompt, plan.inner - why - between, reply, told);
    ImGui::SetCursorPos({start.x + plan.inner - why, start.y});
    show_why(kit, plan, prompt, is_whole ? label : "?",
             is_whole ? stage::Key::f1 : stage::Key::unknown, {why, height}, reply);
}

OutOfSight out_of_sight(const Kit& kit, const Plan& plan, const PromptModel& model, float top) {
    const float from = top - ImGui::GetScrollY();
    const float height = button_height * plan.scale;
    OutOfSight hidden;
    for (const FlowPlace& place : flow_of(kit, plan, model, plan.things).places) {
        if (place.is_fold) continue;
        if (from + place.y < -1.0F) ++hidden.above;
        if (from + place.y + height > ImGui::GetWindowHeight() + 1.0F) ++hidden.below;
    }
    return hidden;
}

float more_height(const Kit& kit, const Plan& plan) {
    return kit.fonts().small->FontSize + 8.0F * plan.scale;
}

float show_more(const Kit& kit, const Plan& plan, const OutOfSight& hidden) {
    const bool is_down = hidden.below > 0;
    const int count = is_down ? hidden.below : hidden.above;
    const std::string label =
        is_down ? say(by_count(count, "{0} more below", "{0} more below"), {count})
                : say(by_count(count, "{0} more above", "{0} more above"), {count});
    const ImVec2 size{plan.inner, more_height(kit, plan)};
    const bool used = key_button(kit, "more", label, stage::Key::tab, ButtonRole::plain, size,
                                 {.font = kit.fonts().small});
    const stage::Rect where = item_rect();
    const float tall = size.y * 0.42F;
    const ImVec2 middle{where.x + size.y * 0.7F, where.centre().y};
    const float way = is_down ? tall / 2.0F : -tall / 2.0F;
    ImGui::GetWindowDrawList()->AddTriangleFilled({middle.x - tall * 0.6F, middle.y - way},
                                                  {middle.x + tall * 0.6F, middle.y - way},
                                                  {middle.x, middle.y + way}, packed(theme::sand));
    if (!used) return 0.0F;
    return is_down ? 1.0F : -1.0F;
}

}  // namespace ui::prompt_layout
