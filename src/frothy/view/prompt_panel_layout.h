// Where the parts of the decision panel go: the same for measuring and for drawing. Pixels.
#pragma once

#include <imgui.h>

#include <string>
#include <vector>

#include "frothy/view/panel_kit.h"
#include "frothy/view/prompt.h"

namespace frothy::prompt_layout {

// At a scale of 1.
inline constexpr float button_height = 40.0F;
inline constexpr float main_height = 50.0F;
inline constexpr float gap = 9.0F;

struct Plan {
    float scale = 1.0F;
    float inner = 0.0F;       // width inside bar and padding
    float actions = 0.0F;     // the column with the main button
    float outcome = 0.0F;     // the box with what follows
    float things = 0.0F;      // dice, cards or buttons
    bool is_stacked = false;  // the outcome stands under the things
};

struct DiceGrid {
    float size = 0.0F;  // of a die
    float pitch = 0.0F;
    int columns = 1;
    int rows = 1;
    float row_height = 0.0F;
};

struct CardFan {
    ImVec2 size;
    float pitch = 0.0F;
};

// The buttons beside the main one, in lines that fit.
struct FlowPlace {
    bool is_refused = false;
    std::size_t index = 0;  // into the model's choices, or its refused
    float x = 0.0F;
    float y = 0.0F;
    float width = 0.0F;
};
struct Flow {
    std::vector<FlowPlace> places;
    float height = 0.0F;
};

// Dice or cards to touch.
bool has_things(const PromptModel& model);
Plan plan_for(const PanelKit& kit, const PromptModel& model, float width);
ImFont* outcome_font(const PanelKit& kit, const Plan& plan);
ImFont* explanation_font(const PanelKit& kit, const Plan& plan);
ImFont* title_font(const PanelKit& kit, const Plan& plan, const std::string& title);
DiceGrid dice_grid(const Plan& plan, std::size_t dice);
CardFan card_fan(const Plan& plan, std::size_t cards);
Flow flow_of(const PanelKit& kit, const PromptModel& model, float width);

float head_height(const PanelKit& kit, const Plan& plan, const PromptModel& model);
float things_height(const PanelKit& kit, const Plan& plan, const PromptModel& model);
float outcome_height(const PanelKit& kit, const Plan& plan, const PromptModel& model);
float actions_height(const PanelKit& kit, const Plan& plan, const PromptModel& model);
float body_height(const PanelKit& kit, const Plan& plan, const PromptModel& model);

}  // namespace frothy::prompt_layout
