#include "frothy/view/prompt_panel_layout.h"

#include <algorithm>

#include "frothy/view/panel_parts.h"

namespace frothy::prompt_layout {

using parts::key_button_width;
using parts::text_height;
using parts::text_width;

bool has_things(const PromptModel& model) { return !model.cards.empty() || !model.dice.empty(); }

Plan plan_for(const PanelKit& kit, const PromptModel& model, float width) {
    Plan plan;
    const float s = kit.scale();
    plan.scale = s;
    plan.inner = std::max(120.0F, width - 46.0F * s);
    const bool is_wide = plan.inner >= 460.0F * s;
    plan.actions = is_wide ? std::clamp(plan.inner * 0.27F, 170.0F * s, 330.0F * s) : plan.inner;
    const float rest = is_wide ? plan.inner - plan.actions - 16.0F * s : plan.inner;
    plan.things = rest;
    if (!has_things(model)) {  // the box stands under the main button
        plan.outcome = plan.actions;
        return plan;
    }
    plan.is_stacked = rest < 540.0F * s;
    plan.outcome = plan.is_stacked ? rest : std::clamp(rest * 0.44F, 270.0F * s, 460.0F * s);
    if (!plan.is_stacked) plan.things = rest - plan.outcome - 16.0F * s;
    return plan;
}

ImFont* outcome_font(const PanelKit& kit, const Plan& plan) {
    return plan.outcome < 340.0F * plan.scale ? kit.frame.fonts().small : kit.frame.fonts().label;
}

ImFont* explanation_font(const PanelKit& kit, const Plan& plan) {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    if (plan.inner < 700.0F * plan.scale) return fonts.small;
    return plan.inner < 1000.0F * plan.scale ? fonts.label : fonts.body;
}

// Title in the largest face in which it is one line.
ImFont* title_font(const PanelKit& kit, const Plan& plan, const std::string& title) {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    if (text_width(fonts.heading, title) <= plan.inner) return fonts.heading;
    return text_width(fonts.body, title) <= plan.inner ? fonts.body : fonts.label;
}

float head_height(const PanelKit& kit, const Plan& plan, const PromptModel& model) {
    return text_height(title_font(kit, plan, model.title), model.title, plan.inner) +
           4.0F * plan.scale +
           text_height(explanation_font(kit, plan), model.explanation, plan.inner) +
           12.0F * plan.scale;
}

DiceGrid dice_grid(const Plan& plan, std::size_t dice) {
    DiceGrid grid;
    const float s = plan.scale;
    const int count = std::max(1, static_cast<int>(dice));
    grid.size = 64.0F * s;
    grid.pitch = 88.0F * s;
    if (static_cast<float>(count) * grid.pitch > plan.things) {
        grid.size = 54.0F * s;
        grid.pitch = 72.0F * s;
    }
    if (static_cast<float>(count) * grid.pitch > 2.0F * plan.things) {
        grid.size = 42.0F * s;
        grid.pitch = 58.0F * s;
    }
    grid.columns = std::clamp(static_cast<int>(plan.things / grid.pitch), 1, count);
    grid.rows = (count + grid.columns - 1) / grid.columns;
    grid.row_height = grid.size + 52.0F * s;
    return grid;
}

CardFan card_fan(const Plan& plan, std::size_t cards) {
    CardFan fan;
    const float s = plan.scale;
    fan.size =
        plan.inner < 700.0F * s ? ImVec2{58.0F * s, 81.2F * s} : ImVec2{74.0F * s, 103.6F * s};
    const float count = static_cast<float>(std::max<std::size_t>(1, cards));
    const float room = plan.things - fan.size.x - 6.0F * s;
    fan.pitch = std::min(fan.size.x + 8.0F * s, count > 1.0F ? room / (count - 1.0F) : room);
    return fan;
}

Flow flow_of(const PanelKit& kit, const PromptModel& model, float width) {
    const float s = kit.scale();
    Flow flow;
    float x = 0.0F;
    float y = 0.0F;
    const auto place = [&](bool is_refused, std::size_t index, float wanted) {
        wanted = std::min(wanted, width);
        if (x > 0.0F && x + wanted > width) {
            x = 0.0F;
            y += (button_height + gap) * s;
        }
        flow.places.push_back({is_refused, index, x, y, wanted});
        x += wanted + gap * s;
    };
    for (std::size_t i = 0; i < model.choices.size(); ++i) {
        const PromptChoice& choice = model.choices[i];
        if (static_cast<int>(i) == model.main) continue;
        place(false, i, key_button_width(kit, choice.label, choice.key_hint()));
    }
    if (model.kind != PromptKind::keep_dice) {  // the box says it there
        for (std::size_t i = 0; i < model.refused.size(); ++i) {
            const std::string& label = model.refused[i].label;
            place(true, i, text_width(kit.frame.fonts().small, label) + 20.0F * s);
        }
    }
    flow.height = flow.places.empty() ? 0.0F : y + button_height * s;
    return flow;
}

float things_height(const PanelKit& kit, const Plan& plan, const PromptModel& model) {
    if (!model.cards.empty()) return card_fan(plan, model.cards.size()).size.y + 30.0F * plan.scale;
    if (!model.dice.empty()) {
        const DiceGrid grid = dice_grid(plan, model.dice.size());
        return static_cast<float>(grid.rows) * grid.row_height;
    }
    return flow_of(kit, model, plan.things).height;
}

float outcome_height(const PanelKit& kit, const Plan& plan, const PromptModel& model) {
    const float s = plan.scale;
    if (plan.outcome <= 0.0F) return 0.0F;
    ImFont* font = outcome_font(kit, plan);
    const float wrap = plan.outcome - 24.0F * s;
    if (!has_things(model)) {  // the longest explanation, so that the box keeps its size
        float most = 2.0F * font->FontSize;
        for (const PromptChoice& choice : model.choices) {
            most = std::max(most, text_height(font, choice.label, wrap) +
                                      text_height(font, choice.explanation, wrap));
        }
        return most + 24.0F * s;
    }
    float height = 20.0F * s + text_height(font, model.outcome_title, wrap);
    for (const OutcomeLine& line : model.outcome) {
        float room = wrap;
        if (!line.rule.is_none()) {
            room -= text_width(kit.frame.fonts().small, line.rule.text()) + 10.0F * s;
        }
        height += text_height(font, line.text, room) + 3.0F * s;
    }
    return height;
}

float actions_height(const PanelKit& kit, const Plan& plan, const PromptModel& model) {
    const float s = plan.scale;
    float height = model.main >= 0 ? (main_height + gap) * s : 0.0F;
    if (has_things(model)) {
        height += flow_of(kit, model, plan.actions).height + gap * s;
    }
    return height + button_height * s;
}

float body_height(const PanelKit& kit, const Plan& plan, const PromptModel& model) {
    const float s = plan.scale;
    const float things = things_height(kit, plan, model);
    const float outcome = outcome_height(kit, plan, model);
    const float actions = actions_height(kit, plan, model);
    const bool is_column = plan.actions >= plan.inner;
    if (!has_things(model)) {
        const float right = actions + outcome + 10.0F * s;
        return is_column ? things + 10.0F * s + right : std::max(things, right);
    }
    const float left = plan.is_stacked ? things + outcome + 10.0F * s : std::max(things, outcome);
    return is_column ? left + 10.0F * s + actions : std::max(left, actions);
}

}  // namespace frothy::prompt_layout
