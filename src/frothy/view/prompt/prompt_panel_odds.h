// The odds in the box of the decision panel: a gauge and a few words for each outcome. Pixels.
#pragma once

#include "frothy/view/panel_kit.h"
#include "frothy/view/prompt.h"
#include "frothy/view/prompt/prompt_panel_layout.h"

namespace frothy::prompt_layout {

// The room the odds of one choice take in a box of this width, and those of all.
float odds_height(const PanelKit& kit, const Plan& plan, const PromptModel& model,
                  const PromptChoice& choice, float width);
float all_odds_height(const PanelKit& kit, const Plan& plan, const PromptModel& model, float width);
// In little room the odds of a choice stand in place of its explanation, in less of its name too.
bool replaces_explanation(const Plan& plan, const PromptChoice& choice);
bool replaces_name(const Plan& plan, const PromptChoice& choice);

// Draws the odds of `told`, or where there are things to touch those of every choice. What each
// figure means stands in a tooltip.
void show_odds(const PanelKit& kit, const Plan& plan, const PromptModel& model,
               const PromptChoice* told, ImVec2 from, float width);

}  // namespace frothy::prompt_layout
